import { createRequire } from 'node:module';
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { hostedSearchPreferences } from '../../testing/hosted-search-shop.ts';

const { algoliaApplicationId: id, algoliaApiKey } = hostedSearchPreferences;

// The module build of this package works only with bundlers.
const searchOfFour = createRequire(import.meta.url)('algoliasearch-4') as typeof import('algoliasearch-4').default;

/** Creates the public clients of the hosted search for a shop: version 5, its smaller variant, and version 4. */
export function publicClients(shop: { readonly port: number; readonly address: string }) {
  const hosts = () => [{ url: '127.0.0.1', port: shop.port, protocol: 'http', accept: 'readWrite' } as const];
  return {
    lite: () => liteClient(id, algoliaApiKey, { hosts: hosts() }),
    five: (apiKey = algoliaApiKey) => algoliasearch(id, apiKey, { hosts: hosts() }),
    four: (apiKey = algoliaApiKey) => searchOfFour(id, apiKey, { hosts: [{ url: shop.address, protocol: 'http' }] }),
  };
}
