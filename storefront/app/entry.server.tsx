import { locales } from 'virtual:messages';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { preloadBlocks } from './content/blocks/known-schemas';
import { styleSheetHeaders } from './platform/document/asset-order';
import { nonceContext } from './platform/document/nonce';
import { renderCompleteDocument, renderWaitingDocument } from './platform/document/render-document';
import { routeStyleSheets } from './platform/document/route-style-sheets';
import { readRouterData } from './platform/document/router-data';
import { type ServerPage, ServerPageContext } from './platform/document/server-page';
import { yieldBeforeRender } from './platform/document/yield-before-render';
import { lazyComponentsLoaded } from './platform/lazy';
import { pageContext } from './platform/loaders/page-context';
import { reportError } from './platform/loaders/report-error';
import { messageCatalog } from './platform/locale/messages';
import { serializeMessages, trackUsedMessages } from './platform/locale/used-messages';

// The server creates these contexts for each request, with the keys of this build.
export { nonceContext } from './platform/document/nonce';
export { pageContext } from './platform/loaders/page-context';

/** Milliseconds after which the server stops waiting for deferred data. */
export const streamTimeout = 5_000;

messageCatalog.get = (locale) => locales[locale]?.messages;
preloadBlocks();

export { handleError } from './platform/loaders/report-error';

/** Renders the complete page before the first byte, because the page cache stores and compresses it as a whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { locale, basename, dataElements } = loadContext.get(pageContext);
  const translation = locales[locale];
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', locale);
  const styleSheets = routeStyleSheets(routerContext);
  for (const sheet of styleSheetHeaders(styleSheets)) headers.append('link', sheet);
  if (translation && import.meta.env.PROD) headers.append('link', `</${translation.file}>; rel=preload; as=fetch; crossorigin`);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  await lazyComponentsLoaded();
  const page = {
    locale,
    basename,
    dataElements,
    nonce: loadContext.get(nonceContext),
    // The page of an error lacks the sheets of the routes below it.
    ...(routerContext.staticHandlerContext.errors ? {} : { routeStyleSheets: styleSheets }),
    ...translatedPage(translation),
  };
  const { html, hasFailed } = await render(request, routerContext, loadContext, page);
  return new Response(html, { status: hasFailed ? 500 : status, headers });
}

function translatedPage(translation: (typeof locales)[string] | undefined): Pick<ServerPage, 'messages' | 'usedMessages'> {
  if (!translation) return {};
  const { messages, used } = trackUsedMessages(translation.messages);
  // Development has no file with all messages, so the page embeds them all.
  const usedMessages = () =>
    import.meta.env.PROD ? serializeMessages(used(), `/${translation.file}`) : serializeMessages(translation.messages, undefined);
  return { messages, usedMessages };
}

async function render(
  request: Request,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
  page: ServerPage,
): Promise<{ html: Buffer<ArrayBuffer>; hasFailed: boolean }> {
  const createContext = await readRouterData(routerContext);
  const createDocument = () => (
    <ServerPageContext value={page}>
      <ServerRouter context={createContext()} url={request.url} nonce={page.nonce} />
    </ServerPageContext>
  );
  await yieldBeforeRender();
  const complete = renderCompleteDocument(createDocument());
  if (complete) return { html: complete, hasFailed: false };
  let hasFailed = false;
  const html = await renderWaitingDocument(createDocument(), {
    nonce: page.nonce,
    timeout: streamTimeout + 1_000,
    onError(error) {
      hasFailed = true;
      reportError(error, request, loadContext);
    },
  });
  return { html, hasFailed };
}
