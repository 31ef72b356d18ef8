/** What the search box offers while words are typed: phrases and styles in one answer. */
import { z } from 'zod';
import { currency } from '../shared-schemas.ts';
import { defineEndpoint, shopParams } from './define-endpoint.ts';
import { hit } from './search.ts';

/** A phrase to search for. */
export const suggestedPhrase = z.strictObject({
  phrase: z.string(),
  /** Whether the words typed are in it as they stand, not mended or finished. */
  exactMatch: z.boolean(),
  /** Where it leads instead of to a search: a category, or the page a merchant chose. A path of the shop or an https address. */
  c_link: z.string().optional(),
  /** What `c_link` is. */
  c_linkKind: z.enum(['category', 'page']).optional(),
});
export type SuggestedPhrase = z.output<typeof suggestedPhrase>;

/** As much of a hit as the box shows. */
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
    /** The color asked for, as the product page's address takes it. */
    c_color: z.string().optional(),
  });
export type SuggestedProduct = z.output<typeof suggestedProduct>;

/** `count` bounds each of both lists: phrases at most 10, products at most 10. Without `q`: what is trending, no products. */
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
  /**
   * Without words: what a merchant puts forward, then what is searched for most. With words for which there is neither a phrase nor a
   * style: what a merchant recommends instead. Else nothing.
   */
  c_trending: z.array(z.string()),
  /** Where a search for exactly these words leads instead of to results (SEARCH-007). */
  c_redirectUrl: z.string().optional(),
});
export type SuggestionResponse = z.output<typeof suggestionResponse>;

export const searchSuggestion = defineEndpoint('searchSuggestion', {
  summary: 'Phrases and styles for words that are being typed, or what is trending.',
  params: shopParams({}),
  query: suggestionQuery,
  response: suggestionResponse,
  faults: ['InvalidCurrencyException'],
});
