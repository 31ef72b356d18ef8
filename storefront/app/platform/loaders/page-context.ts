/** What the server hands to the loaders of one request. */
import type { Client, Currency, PreviewState } from '@outfitter/contract/client';
import { createContext } from 'react-router';

export interface PageContext {
  /** Calls commerce as nobody in particular; what the answers depend on is collected for the page. */
  client: Client;
  /** Which site of which organization this is, as the calls' paths name them (CONST-001). */
  siteId: string;
  organizationId: string;
  siteOrigin: string;
  locale: string;
  /** Locales that a shopper may choose, the default one first. */
  locales: readonly string[];
  /** Where an address says its locale. */
  localeFrom: 'path' | 'query';
  /** What stands before the path of each link of this page; '' or `/fr-FR`. */
  basename: string;
  currency: Currency;
  /** Currencies that a shopper may choose, the default one first. */
  currencies: readonly Currency[];
  /** The visitor's bucket of tests; undefined for whoever is in none. */
  bucket: string | undefined;
  /** Says that the page names tests, and what it shows of them in a bucket: '' where each shows its default. At most four different ones. */
  showsTests(shownOfTests: (bucket: string) => string): void;
  /** Says when the page changes by itself, beside what the answers say that it is made of. */
  changesAt(moment: Date): void;
  /** Says whom beside us the page's own code calls: origins that its content security policy has to let through. */
  callsTo(...origins: string[]): void;
  /** Adds keys of its own to what the page depends on. */
  dependsOn(...keys: string[]): void;
  /** Says that the page is drawn without one of its sections: it is shown, logged, and kept for a few seconds at most. */
  goesWithout(section: string, error: unknown): void;
  /** Tells the server of a block of content that has no screen. */
  unknownBlock(schema: string): void;
  /** Whose preview the page is and of what; undefined on everybody else's. */
  preview: PagePreview | undefined;
  /** Hosts of content services that a preview may read, and origins of content tools that may send content to a page. */
  contentDomains: readonly string[];
  contentToolOrigins: readonly string[];
  /** Tells the server's log of what failed. */
  failed(error: unknown): void;
}

export interface PagePreview extends PreviewState {
  /** The editor's. */
  name: string;
  /** ISO. */
  expiresAt: string;
}

/** The path of an address as the route table knows it, without the locale. */
export function pathWithoutLocale({ pathname }: { pathname: string }, { basename }: Pick<PageContext, 'basename'>): string {
  return pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : pathname;
}

export const pageContext = createContext<PageContext>();

/** How the front may keep a route's page, said in its `handle`. */
export interface CachePolicy {
  /** `public`: the same for everyone, kept by the page cache. `private`: rendered for each request, never kept. */
  cache: 'public' | 'private';
  /** Query parameters that the page reads; every other one is ignored by the cache's key and by the page. */
  query?: readonly string[];
  /** The page takes a form by POST, from the shop's own pages. */
  takesForms?: boolean;
  /** The page starts or ends an editor's preview. */
  controlsPreview?: boolean;
  /** Content tools that the merchant lists may show the page in a frame. */
  isFramed?: boolean;
}
