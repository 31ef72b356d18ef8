import type { PageContext } from '@outfitter/storefront/page-context';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';

/** The context keys that the build exports from the storefront's server entry. */
interface EntryModule {
  pageContext: RouterContext<PageContext>;
  nonceContext: RouterContext<string | undefined>;
}

export type RenderPage = (request: Request, page: PageContext, nonce: string | undefined) => Promise<Response>;

/** Creates React Router's request handlers for a build; a function as `build` is called for each request, for development. */
export function createRenderer(build: ServerBuild | (() => Promise<ServerBuild>), mode: 'production' | 'development'): RenderPage {
  let latest: { build: ServerBuild; handlers: Map<string, ReturnType<typeof createRequestHandler>> } | undefined;
  return async (request, page, nonce) => {
    const current = typeof build === 'function' ? await build() : build;
    // Context keys are compared by identity: they must come from the same build as the handler.
    if (latest?.build !== current) latest = { build: current, handlers: new Map() };
    const { basename } = page;
    // The basename is part of React Router's build, so each locale has its own handler.
    const handle = latest.handlers.get(basename) ?? createRequestHandler(basename ? { ...current, basename } : current, mode);
    latest.handlers.set(basename, handle);
    const entry = current.entry.module as unknown as EntryModule;
    const context = new RouterContextProvider();
    context.set(entry.pageContext, page);
    context.set(entry.nonceContext, nonce);
    return handle(request, context);
  };
}
