import type { Client, Currency, PreviewState } from '@outfitter/contract/client';
import { createContext } from 'react-router';

export interface PageContext {
  /** Anonymous client. It records the surrogate keys of its responses for the page. */
  client: Client;
  siteId: string;
  organizationId: string;
  siteOrigin: string;
  locale: string;
  locales: readonly string[];
  localeFrom: 'path' | 'query';
  /** The path prefix of every link on the page: '' or `/fr-FR`. */
  basename: string;
  currency: Currency;
  currencies: readonly Currency[];
  bucket: string | undefined;
  /**
   * Declares that the page contains A/B tests. The function maps a bucket to the cache key of its variations, '' for the defaults. It may
   * return at most four different keys.
   */
  varyByBucket(variantsOfBucket: (bucket: string) => string): void;
  /** Limits the cache time of the page, in addition to the limits of the responses that it uses. */
  expireAt(date: Date): void;
  allowConnectionsTo(...origins: string[]): void;
  addSurrogateKeys(...keys: string[]): void;
  /** Logs that the page is rendered without a section. Such a page is cached for a few seconds only. */
  reportMissingSection(section: string, error: unknown): void;
  reportUnknownBlock(schema: string): void;
  preview: PagePreview | undefined;
  /** Hosts of content services that a preview may read, and origins of content tools that may send content to a page. */
  contentDomains: readonly string[];
  contentToolOrigins: readonly string[];
  /** Tiles of a map service; without it, maps are the shop's own drawing. */
  mapTiles: { url: string; attribution: string } | undefined;
  /** Loader data of a document by the id of its element; undefined for a data request, whose response contains the data. */
  dataElements: Map<string, unknown> | undefined;
  reportError(error: unknown): void;
}

export interface PagePreview extends PreviewState {
  name: string;
  expiresAt: string;
}

/** Preview as the page shows it: its HTML does not contain the token. */
export type ShownPreview = Omit<PagePreview, 'token'>;

export function pathWithoutLocale({ pathname }: { pathname: string }, { basename }: Pick<PageContext, 'basename'>): string {
  return pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : pathname;
}

export const pageContext = createContext<PageContext>();

export interface CachePolicy {
  /** Caching of the page. `public`: cached and the same for everyone. `private`: rendered for each request. */
  cache: 'public' | 'private';
  /** Query parameters that the page reads. All others are removed from the request and from the cache key. */
  query?: readonly string[];
  /** Parameters of `query` that the page reads even if they have no value; others without a value are removed. */
  emptyQuery?: readonly string[];
  /** Query parameters, such as the token of a mail's link, whose pages are never cached or indexed; their full URL is in no `Referer`. */
  privateQuery?: readonly string[];
  /**
   * Whether the page accepts POST requests from the shop's own origin. `session`: only those that are posted below the path of the
   * session's cookie (`sessionFormPath`), because the action's calls act on the session.
   */
  acceptsForms?: boolean | 'session';
  controlsPreview?: boolean;
  /** Whether content tools in the merchant's preferences may embed the page in a frame. */
  isEmbeddable?: boolean;
}
