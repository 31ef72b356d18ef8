import { z } from 'zod';
import { currency } from '../shared-schemas.ts';
import { defineEndpoint, shopParams } from './define-endpoint.ts';
import { hit } from './search.ts';

export const suggestedPhrase = z.strictObject({
  phrase: z.string(),
  exactMatch: z.boolean(),
  /** Target other than a search: a category or a merchant's page. A path of the shop or an https URL. */
  c_link: z.string().optional(),
  c_linkKind: z.enum(['category', 'page']).optional(),
});
export type SuggestedPhrase = z.output<typeof suggestedPhrase>;

export const suggestedProduct = hit
  .pick({
    productId: true,
    productName: true,
    currency: true,
    price: true,
    priceMax: true,
    strikePrice: true,
    image: true,
    c_slugUrl: true,
  })
  .extend({
    c_color: z.string().optional(),
  });
export type SuggestedProduct = z.output<typeof suggestedProduct>;

/** Query of suggestions. `count` limits each list to at most 10. Without `q` the response has trending phrases only. */
export const suggestionQuery = z.strictObject({
  q: z.string().max(512).optional(),
  count: z.coerce.number().int().min(1).max(10).optional(),
  currency: currency.optional(),
  locale: z.string().max(10).optional(),
  client_id: z.string().max(200).optional(),
});

export const suggestionResponse = z.strictObject({
  query: z.string(),
  productSuggestions: z.strictObject({
    suggestedPhrases: z.array(suggestedPhrase),
    products: z.array(suggestedProduct),
  }),
  /** Phrases. Without a query: recommended, then popular ones. With a query that has no suggestions: recommended ones. */
  c_trending: z.array(z.string()),
  c_redirectUrl: z.string().optional(),
});
export type SuggestionResponse = z.output<typeof suggestionResponse>;

export const searchSuggestion = defineEndpoint('searchSuggestion', {
  summary: 'Returns suggested phrases and styles for typed text, or trending phrases.',
  params: shopParams({}),
  query: suggestionQuery,
  response: suggestionResponse,
  faults: ['InvalidCurrencyException'],
});
