import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { BufferedResponse } from '../../page-cache/buffered-response.ts';
import { requestDeadline } from '../time-limits.ts';
import { badRequestPage } from './bad-request-page.ts';
import { setClientAddressHeader } from './client-address.ts';
import { type GracefulClose, prepareGracefulClose } from './graceful-close.ts';
import { withSecurityHeaders } from './security-headers.ts';

/**
 * Maximum number of connections that wait to be accepted; the operating system may allow fewer. Beyond it, a client would wait for seconds
 * to try again, instead of for its rejection.
 */
const backlog = 4_096;

export interface HttpServer extends GracefulClose {
  port: number;
}

/** Receives a request before the gateway; used for Vite's development server. */
export interface RequestInterceptor {
  handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean>;
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** Listens for HTTP. `handle` also receives the raw URL, before it is normalized. */
export async function listenHttp(options: {
  host: string;
  port: number;
  handle: (request: Request, rawUrl: string) => Promise<Response | BufferedResponse>;
  interceptor?: RequestInterceptor | undefined;
  proxies?: number;
  isSecure?: boolean;
}): Promise<HttpServer> {
  const { isSecure = false } = options;
  async function respond(request: Request, { incoming, outgoing }: HttpBindings): Promise<Response> {
    const rawUrl = incoming.url ?? '/';
    // RFC 9112, section 3.2: proxies may have acted on the other one.
    if (countHosts(incoming) > 1) return rejectMessage('The request names several hosts.', isSecure);
    setClientAddressHeader(incoming, options.proxies ?? 0);
    if (await options.interceptor?.handle(incoming, outgoing)) return RESPONSE_ALREADY_SENT;
    const startedAt = performance.now();
    const response = await options.handle(request, rawUrl);
    if (response.status === 503) outgoing.setHeader('server-timing', `total;dur=${(performance.now() - startedAt).toFixed(1)}`);
    if (!(response instanceof BufferedResponse)) return response;
    outgoing.writeHead(response.status, response.headers);
    outgoing.end(response.body);
    return RESPONSE_ALREADY_SENT;
  }
  const listener = getRequestListener((request, env) => respond(request, env as HttpBindings), {
    overrideGlobalObjects: false,
    errorHandler: (error) =>
      error instanceof RequestError
        ? rejectMessage('The request has no valid host or path.', isSecure)
        : new Response(null, { status: 500 }),
  });
  const serverOptions = {
    requestTimeout: requestDeadline,
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
  };
  const server = createServer(serverOptions, listener);
  const closing = prepareGracefulClose(server);
  if (options.interceptor) server.on('upgrade', options.interceptor.upgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: options.port, host: options.host, backlog }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : options.port, ...closing };
}

/** Rejects a message that servers may read differently, and closes the connection: what follows may not be a request. */
function rejectMessage(message: string, isSecure: boolean): Response {
  const page = badRequestPage({ headers: new Headers() }, { status: 400, message });
  page.headers.set('connection', 'close');
  return withSecurityHeaders(page, { isSecure, pathname: '/' }) as Response;
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
