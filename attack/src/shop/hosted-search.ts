import { changePreference, type DatabaseHandle } from '@outfitter/commerce';

/** Names of the indexes under which an attacked shop offers its search. */
export const hostedIndexNames = ['products', 'phrases', 'phrases_trending', 'products_price-low-to-high'];
const preferences = {
  algoliaApplicationId: 'ATTACK',
  algoliaApiKey: 'search-only',
  algoliaProductIndex: 'products',
  algoliaSuggestionIndex: 'phrases',
};

export const hostedSearchHeaders = {
  'x-algolia-application-id': preferences.algoliaApplicationId,
  'x-algolia-api-key': preferences.algoliaApiKey,
};

export async function openHostedSearch({ db }: Pick<DatabaseHandle, 'db'>): Promise<void> {
  for (const [name, value] of Object.entries(preferences)) await changePreference(db, name, value, new Date());
}
