import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { isClientsDoing } from './platform/failed-call';
import { nonceContext } from './platform/nonce';
import { pageContext } from './platform/page-context';

// The server builds these contexts for each request; the keys must be the ones of this build.
export { nonceContext } from './platform/nonce';
export { pageContext } from './platform/page-context';

/** Milliseconds after which deferred data is given up. */
export const streamTimeout = 5_000;

/** Failures that have been told: one that is thrown on passes here again. */
const told = new WeakSet<object>();

function tell(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  if (request.signal.aborted || isClientsDoing(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return;
    told.add(error);
  }
  context.get(pageContext).failed(error);
}

/** What fails in a loader or in the drawing of a page goes to the server's log, once. */
export const handleError: HandleErrorFunction = (error, { request, context }) => tell(error, request, context);

/** Renders the whole page before the first byte: the front compresses and keeps it as one piece. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        tell(error, request, loadContext);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
