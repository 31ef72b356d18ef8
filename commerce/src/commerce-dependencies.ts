/** What every domain may ask for. Adapters of outside services are added by the domain that has the port. */
import type { Currency } from '@outfitter/contract';
import type { Logger } from 'pino';
import type { InvalidatingCache } from './platform/cache/invalidating-cache.ts';
import type { Clock } from './platform/clock.ts';
import type { DatabaseHandle } from './platform/database/database.ts';
import type { Metrics } from './platform/metrics.ts';

export interface CommerceSettings {
  /** In the shop API's paths: `DTC`. */
  siteId: string;
  /** In the login calls' paths: `f_ecom_demo_001`. */
  organizationId: string;
  /** The public client of the storefront. */
  clientId: string;
  /** Where shoppers reach the shop, without a path; the issuer of tokens and the only origin that may use the session calls. */
  siteOrigin: string;
  /** Exact addresses that a login may return to, beside `{siteOrigin}/callback`. */
  redirectUris?: readonly string[];
  /** The sandbox processor is on: any `http://localhost:{port}/callback` may be a redirect address. */
  isDemo: boolean;
  /** 32 bytes as hexadecimal digits; every other key is derived from it. */
  masterKey: string;
  /** As the shop names itself: `Ridge & Rivet`. */
  brand: string;
  currencies: readonly Currency[];
  defaultCurrency: Currency;
  countries: readonly string[];
  /** Hosts of content services that a preview may read, beside the shop's own content: `content.example.com`, `*.content.example.com`. */
  contentDomains?: readonly string[];
  /** The service whose content is shown in the place of our own: its base address, and where its pictures are. */
  contentSource?: { base: string; images: string };
  /** Seconds that caches in front may keep an answer that is the same for everyone (CONST-005); 0: none may. */
  sharedMaxAgeSeconds: number;
  /** What of the reviews of a writer who wants to be forgotten stays: their words without a name (`person`), or nothing (`all`). */
  reviewErasure: 'person' | 'all';
}

export interface CommerceDependencies {
  database: DatabaseHandle;
  clock: Clock;
  log: Logger;
  settings: CommerceSettings;
  metrics?: Metrics;
  /** What this process keeps between calls; its owner tells it of every invalidation. Without it everything is read anew. */
  cache?: InvalidatingCache;
  /** Validate each answer, and each fault's name, against the contract; a breach is thrown. On in tests. */
  checkResponses?: boolean;
  /** The process is on its way out; `/readyz` says so. */
  isDraining?: () => boolean;
  /** Another reason not to be sent requests, such as a follower of invalidations that has fallen behind. */
  isCacheCurrent?: () => boolean;
}
