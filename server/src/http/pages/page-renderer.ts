/** The storefront's server build, with the context keys that it exports beside its entry. */
import type { Client, Currency } from '@outfitter/contract/client';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PagePreview } from './preview.ts';

/** As `storefront/app/platform/loaders/page-context.ts` defines it; the key itself comes out of the build. */
export interface PageContext {
  client: Client;
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
  bucket: string | undefined;
  showsTests(shownOfTests: (bucket: string) => string): void;
  changesAt(moment: Date): void;
  dependsOn(...keys: string[]): void;
  callsTo(...origins: string[]): void;
  goesWithout(section: string, error: unknown): void;
  unknownBlock(schema: string): void;
  preview: PagePreview | undefined;
  contentDomains: readonly string[];
  contentToolOrigins: readonly string[];
  failed(error: unknown): void;
}

interface EntryModule {
  pageContext: RouterContext<PageContext>;
  nonceContext: RouterContext<string | undefined>;
}

export type RenderPage = (request: Request, page: PageContext, nonce: string | undefined) => Promise<Response>;

/** React Router's request handler over a build; `build` may be a function where each request looks for the newest. */
export function createRenderer(build: ServerBuild | (() => Promise<ServerBuild>), mode: 'production' | 'development'): RenderPage {
  let latest: { build: ServerBuild; handlers: Map<string, ReturnType<typeof createRequestHandler>> } | undefined;
  return async (request, page, nonce) => {
    const current = typeof build === 'function' ? await build() : build;
    // The context's keys and the handler must come from the same build.
    if (latest?.build !== current) latest = { build: current, handlers: new Map() };
    const { basename } = page;
    // The router hands the basename on to the browser: every link, redirect and data request of the page carries it.
    const handle = latest.handlers.get(basename) ?? createRequestHandler(basename ? { ...current, basename } : current, mode);
    latest.handlers.set(basename, handle);
    const entry = current.entry.module as unknown as EntryModule;
    const context = new RouterContextProvider();
    context.set(entry.pageContext, page);
    context.set(entry.nonceContext, nonce);
    return handle(request, context);
  };
}
