/** The storefront in development: Vite compiles modules on demand and notifies the browser of changes. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { isCommercePath } from '../gateway/commerce-paths.ts';
import type { RequestInterceptor } from '../gateway/listen.ts';
import { devErrorPage } from './dev-error-page.ts';
import type { RoutePolicies } from './route-policy.ts';

const storefront = fileURLToPath(new URL('../../../../storefront', import.meta.url));

export interface DevStorefront {
  build: () => Promise<ServerBuild>;
  policies: RoutePolicies;
  interceptor: RequestInterceptor;
  renderError(error: unknown): Response;
  close(): Promise<void>;
}

export async function startDevStorefront(): Promise<DevStorefront> {
  const { createServer: createVite } = await import('vite');
  // Never listens: it passes on upgrade requests that arrive on the shop's own port.
  const upgrades = createServer();
  const vite = await createVite({
    root: storefront,
    configFile: path.join(storefront, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { server: upgrades } },
    // All dependencies are prebundled: one discovered later would reload the page.
    optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  });

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    if (!isRead || isCommercePath(pathname) || pathname.startsWith('/i/')) return Promise.resolve(false);
    return new Promise((resolve, reject) => {
      outgoing.once('close', () => resolve(true));
      vite.middlewares(incoming, outgoing, (error?: unknown) => (error ? reject(error) : resolve(false)));
    });
  }

  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    // Nothing is cached, so a page always shows the current sources.
    policies: { policyOf: () => ({ cache: 'private' }) },
    interceptor: {
      handle,
      upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void upgrades.emit('upgrade', incoming, socket, head),
    },
    renderError(error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      return devErrorPage(error);
    },
    close: () => vite.close(),
  };
}
