/** Product search and category listings: one call, one engine. */
import { z } from 'zod';
import { amount, currency, productId } from './common.ts';
import { sortingOptions } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { image } from './products.ts';

export const hitColor = z.strictObject({
  value: z.string(),
  name: z.string(),
  swatch: z.array(z.string()),
  orderable: z.boolean(),
  image,
  price: amount,
  priceMax: amount,
  strikePrice: amount.optional(),
  isSale: z.boolean(),
  isClearance: z.boolean(),
});

export const hit = z.strictObject({
  productId,
  productName: z.string(),
  currency,
  price: amount,
  priceMax: amount,
  strikePrice: amount.optional(),
  orderable: z.boolean(),
  image,
  /** The second picture, shown on hover. */
  hoverImage: image.optional(),
  representedProduct: z.strictObject({ id: productId }),
  colors: z.array(hitColor),
  c_slugUrl: z.string(),
  /** In this order: 'New', 'New Color', 'Clearance', 'Sale'. */
  c_badges: z.array(z.enum(['New', 'New Color', 'Clearance', 'Sale'])),
  c_badgeText: z.enum(['new', 'new_color']).optional(),
  c_StarRatingBase: z.number().optional(),
  c_StarRatingCount: z.number().int(),
  c_cloth: z.string(),
  c_primaryCategoryId: z.string(),
});
export type Hit = z.output<typeof hit>;

export const refinement = z.strictObject({
  attributeId: z.string(),
  label: z.string(),
  /** One value at a time (rating, price, sale, new) or several. */
  single: z.boolean(),
  values: z.array(z.strictObject({ value: z.string(), label: z.string(), hitCount: z.number().int(), swatch: z.string().optional() })),
});

export const searchQuery = z.looseObject({
  q: z.string().max(512).optional(),
  /** A category id. */
  cgid: z.string().max(100).optional(),
  start: z.coerce.number().int().min(0).max(10_000).optional(),
  count: z.coerce.number().int().min(1).max(200).optional(),
  sort: z.enum(sortingOptions).optional(),
  currency: currency.optional(),
  locale: z.string().max(10).optional(),
  // refine_1 … refine_9: `attribute=value|value`
});

export const searchAnswer = z.strictObject({
  query: z.string(),
  /** The words that were searched for instead, where some were misspelt. */
  correctedQuery: z.string().optional(),
  /** Nothing meets all of the words; these styles meet most of them. */
  isRelaxed: z.literal(true).optional(),
  count: z.number().int(),
  start: z.number().int(),
  total: z.number().int(),
  hits: z.array(hit),
  refinements: z.array(refinement),
  selectedRefinements: z.record(z.string(), z.array(z.string())),
  sortingOptions: z.array(z.strictObject({ id: z.enum(sortingOptions), label: z.string() })),
  selectedSortingOption: z.enum(sortingOptions),
  /** Where the merchant sends this query instead. */
  redirectUrl: z.string().optional(),
});
export type SearchAnswer = z.output<typeof searchAnswer>;

export const searchProducts = endpoint('searchProducts', {
  summary: 'Styles that match words, a category and refinements, with the counts of each refinement.',
  query: searchQuery,
  answer: searchAnswer,
  faults: ['InvalidCurrencyException', 'CategoryNotFoundException'],
});
