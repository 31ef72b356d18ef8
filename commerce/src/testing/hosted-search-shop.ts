import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll } from 'vitest';
import type { StyleTraits } from '../brand/testing/brand-builder.ts';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';
import { changePreference } from '../preferences/change-preference.ts';
import { testNow } from './test-commerce.ts';

export const hostedSearchPreferences = {
  algoliaApplicationId: 'RIDGE',
  algoliaApiKey: 'search-only',
  algoliaProductIndex: 'products',
  algoliaSuggestionIndex: 'phrases',
};

export function useHostedSearchShop(styles: readonly StyleTraits[]) {
  const brand = useTestBrand(styles);
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    for (const [name, value] of Object.entries(hostedSearchPreferences))
      await changePreference(brand.commerce.deps.database.db, name, value, testNow);
    server = createServer(getRequestListener((request) => brand.commerce.app.fetch(request), { overrideGlobalObjects: false })).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  // Waits for requests in flight, which clients send without waiting for the response.
  afterAll(() => new Promise<void>((closed) => void server.close(() => closed())));
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    brand.commerce.request(path, {
      method: 'POST',
      headers: {
        'x-algolia-application-id': hostedSearchPreferences.algoliaApplicationId,
        'x-algolia-api-key': hostedSearchPreferences.algoliaApiKey,
        ...headers,
      },
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
    post,
  };
}
