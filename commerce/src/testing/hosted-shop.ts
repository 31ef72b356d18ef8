/** A shop that speaks the hosted search's protocol on a port of its own. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll } from 'vitest';
import type { StyleTraits } from '../brand/testing/a-brand.ts';
import { useBrand } from '../brand/testing/use-brand.ts';
import { changePreference } from '../preferences/change-preference.ts';
import { testMoment } from './commerce.ts';

export const hosted = {
  algoliaApplicationId: 'RIDGE',
  algoliaApiKey: 'search-only',
  algoliaProductIndex: 'products',
  algoliaSuggestionIndex: 'phrases',
};

export function useHostedShop(styles: readonly StyleTraits[]) {
  const brand = useBrand(styles);
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    for (const [name, value] of Object.entries(hosted)) await changePreference(brand.commerce.deps.database.db, name, value, testMoment);
    server = createServer(getRequestListener((request) => brand.commerce.app.fetch(request))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const ask = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    brand.commerce.request(path, {
      method: 'POST',
      headers: { 'x-algolia-application-id': hosted.algoliaApplicationId, 'x-algolia-api-key': hosted.algoliaApiKey, ...headers },
      body: JSON.stringify(body),
    });
  return {
    ...brand,
    get address() {
      return `127.0.0.1:${port}`;
    },
    get port() {
      return port;
    },
    /** A call in memory, with the right credentials unless told. */
    ask,
  };
}
