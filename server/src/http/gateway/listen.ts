import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { BufferedResponse } from '../../page-cache/buffered-response.ts';
import { setClientAddressHeader } from './client-address.ts';

export interface HttpServer {
  port: number;
  /** Accepts no new connections, lets running requests finish, and closes the remaining connections after `timeout` milliseconds. */
  close(timeout: number): Promise<void>;
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
}): Promise<HttpServer> {
  const server = createAdaptorServer({
    async fetch(request: Request, env) {
      const { incoming, outgoing } = env as HttpBindings;
      const rawUrl = incoming.url ?? '/';
      setClientAddressHeader(incoming, options.proxies ?? 0);
      if (await options.interceptor?.handle(incoming, outgoing)) return RESPONSE_ALREADY_SENT;
      const response = await options.handle(request, rawUrl);
      if (!(response instanceof BufferedResponse)) return response;
      outgoing.writeHead(response.status, response.headers);
      outgoing.end(response.body);
      return RESPONSE_ALREADY_SENT;
    },
    overrideGlobalObjects: false,
    serverOptions: { requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 },
  }) as Server;
  if (options.interceptor) server.on('upgrade', options.interceptor.upgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: (timeout) => closeGracefully(server, timeout),
  };
}

function closeGracefully(server: Server, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const forceClose = setTimeout(() => server.closeAllConnections(), timeout);
    server.close(() => {
      clearTimeout(forceClose);
      resolve();
    });
    server.closeIdleConnections();
  });
}
