import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll } from 'vitest';
import type { TestCommerce } from './test-commerce.ts';

/** Serves the application over HTTP, for public client libraries that send real requests. */
export function useHttpServer(commerce: TestCommerce) {
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    const listener = getRequestListener((request) => commerce.app.fetch(request), { overrideGlobalObjects: false });
    // Never closes an idle connection, on which a client of this process may be about to send.
    server = createServer({ keepAliveTimeout: 0 }, listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  // Waits for requests in flight, which clients send without waiting for the response, and closes their connections then.
  afterAll(() => {
    server.keepAliveTimeout = 1;
    return new Promise<void>((closed) => void server.close(() => closed()));
  });
  return {
    get port() {
      return port;
    },
    get origin() {
      return `http://127.0.0.1:${port}`;
    },
  };
}
