import { beforeAll } from 'vitest';
import type { StyleTraits } from '../brand/testing/brand-builder.ts';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';
import { changePreference } from '../preferences/change-preference.ts';
import { useHttpServer } from './http-server.ts';
import { testNow } from './test-commerce.ts';

export const hostedSearchPreferences = {
  algoliaApplicationId: 'RIDGE',
  algoliaApiKey: 'search-only',
  algoliaProductIndex: 'products',
  algoliaSuggestionIndex: 'phrases',
};

export function useHostedSearchShop(styles: readonly StyleTraits[]) {
  const brand = useTestBrand(styles);
  beforeAll(async () => {
    for (const [name, value] of Object.entries(hostedSearchPreferences))
      await changePreference(brand.commerce.deps.database.db, name, value, testNow);
  });
  const server = useHttpServer(brand.commerce);
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
      return `127.0.0.1:${server.port}`;
    },
    get port() {
      return server.port;
    },
    post,
  };
}
