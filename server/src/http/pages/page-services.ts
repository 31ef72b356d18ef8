import type { Client, Currency, PreviewState } from '@outfitter/contract/client';
import type { Logger } from 'pino';
import type { PageCache } from '../../page-cache/page-cache.ts';
import type { KnownVariants } from '../../page-cache/page-variant.ts';
import type { Admission } from '../admission/admission-control.ts';
import type { BrowserCookies } from './browser-cookies.ts';
import type { PolicyOptions } from './content-security-policy.ts';
import type { DependencyCollector } from './dependency-collector.ts';
import type { LocaleRouting, LocalizedUrl } from './locale-url.ts';
import type { RenderPage } from './page-renderer.ts';
import type { RoutePolicies } from './route-policy.ts';

interface PageCaller {
  request: Request;
  /** State of a preview, whose calls carry the editor's token. */
  state?: PreviewState | undefined;
  /** Cookies for the calls of a form that acts on the browser's session. */
  cookies?: BrowserCookies | undefined;
}

export interface PageServices {
  render: RenderPage;
  policies: RoutePolicies;
  cache: PageCache;
  admission: Admission;
  /** Creates a client whose responses report their dependencies to the collector. */
  clientFor(collector: DependencyCollector, locale: string): Client;
  previews: {
    /** Creates the client of an editor's page, or of a posted form. Its results are never cached. */
    clientFor(collector: DependencyCollector, locale: string, caller: PageCaller): Client;
    contentDomains: readonly string[];
    contentToolOrigins: readonly string[];
  };
  buildId: string;
  siteId: string;
  organizationId: string;
  siteOrigin: string;
  locales: LocaleRouting;
  variants: KnownVariants;
  /** Default currencies of locales that differ from the default currency of `variants`. */
  localeCurrencies?: ReadonlyMap<string, Currency>;
  sharedAge: number;
  now?: () => number;
  imageOrigins?: readonly string[];
  mapTiles?: { url: string; attribution: string } | undefined;
  onUnknownBlock?(schema: string): void;
  /** Set in development: pages contain Vite's client, and errors are shown to the developer. */
  development?: { renderError(error: unknown): Response };
  log: Logger;
}

export function knownVariantsOf({ variants, localeCurrencies }: PageServices, { locale }: LocalizedUrl): KnownVariants {
  return { ...variants, defaultCurrency: localeCurrencies?.get(locale) ?? variants.defaultCurrency };
}

export function policyOptions({ siteOrigin, development, imageOrigins = [], mapTiles }: PageServices): PolicyOptions {
  const tileOrigins = mapTiles ? [new URL(mapTiles.url).origin] : [];
  return {
    isSecure: siteOrigin.startsWith('https:'),
    isDevelopment: development !== undefined,
    imageOrigins: [...imageOrigins, ...tileOrigins],
  };
}
