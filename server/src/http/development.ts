/** The storefront under development: Vite makes each module when it is asked for and reloads the browser. */
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { RoutePolicies } from './route-policy.ts';

const storefront = fileURLToPath(new URL('../../../storefront', import.meta.url));

export interface DevelopmentStorefront {
  build: () => Promise<ServerBuild>;
  policies: RoutePolicies;
  files: { answer(request: Request, pathname: string): Promise<Response | undefined> };
  close(): Promise<void>;
}

/** Paths that Vite answers itself; everything else is a page. */
const viteOwn = /^\/(@|node_modules\/|app\/|fonts\/|__|[^/]+\.(svg|ico|png|txt|webmanifest)$)/;

export async function developmentStorefront(): Promise<DevelopmentStorefront> {
  const { createServer: createVite } = await import('vite');
  process.chdir(storefront);
  const relay = createServer();
  const vite = await createVite({
    root: storefront,
    configFile: path.join(storefront, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: relay } },
  });
  relay.on('request', vite.middlewares);
  await new Promise<void>((listening) => relay.listen(0, '127.0.0.1', listening));
  const { port } = relay.address() as { port: number };
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    // Nothing is kept: a page always shows the sources as they are.
    policies: { of: () => ({ cache: 'private' }) },
    files: {
      async answer(request, pathname) {
        if (!viteOwn.test(pathname)) return undefined;
        const { search } = new URL(request.url);
        return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { headers: request.headers });
      },
    },
    async close() {
      await vite.close();
      await new Promise((closed) => relay.close(closed));
    },
  };
}
