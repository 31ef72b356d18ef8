/** Product search and category listings: one call, one engine. */
import { z } from 'zod';
import { sortingOptions } from '../constants.ts';
import { amount, currency, productId } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';
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

/** A banner in a listing: a content item that is shown as it is, or words of its own with a link and a picture. */
export const listingBanner = z.strictObject({
  id: z.string(),
  /** Over the tiles, or after so many of them, counted from the first of the listing. */
  place: z.union([z.literal('head'), z.int().min(1).max(200)]),
  /** The delivery key of the content item; all that follows is left out then. */
  contentId: z.string().optional(),
  text: z.string().optional(),
  detail: z.string().optional(),
  /** A path of the shop or an https address. */
  link: z.string().optional(),
  linkText: z.string().optional(),
  picture: z
    .strictObject({
      ...image.omit({ title: true }).shape,
      /** What must not be cut off: from the left and from the top, 0 to 1. */
      c_point: z.tuple([z.number(), z.number()]).optional(),
    })
    .optional(),
});
export type ListingBanner = z.output<typeof listingBanner>;

export const searchQuery = z.looseObject({
  q: z.string().max(512).optional(),
  /** A category id. */
  cgid: z.string().max(100).optional(),
  start: z.coerce.number().int().min(0).max(10_000).optional(),
  count: z.coerce.number().int().min(1).max(200).optional(),
  sort: z.enum(sortingOptions).optional(),
  currency: currency.optional(),
  locale: z.string().max(10).optional(),
  // refine_1, refine_2, …: `attribute=value|value`
});

export const searchResponse = z.strictObject({
  query: z.string(),
  /** The words that were searched for instead, where some were misspelt. */
  correctedQuery: z.string().optional(),
  /** Nothing meets all of the words; these styles meet most of them. */
  isRelaxed: z.literal(true).optional(),
  count: z.number().int(),
  start: z.number().int(),
  total: z.number().int(),
  hits: z.array(hit),
  /** Where few meet all of the words, styles that meet most of them; none of them counts in `total`. */
  nearHits: z.array(hit).optional(),
  refinements: z.array(refinement),
  selectedRefinements: z.record(z.string(), z.array(z.string())),
  sortingOptions: z.array(z.strictObject({ id: z.enum(sortingOptions), label: z.string() })),
  selectedSortingOption: z.enum(sortingOptions),
  /** Where the merchant sends this query instead. */
  redirectUrl: z.string().optional(),
  /** The merchant's banners for these words or this category, in the order of their places, one a place; left out where there is none. */
  banners: z.array(listingBanner).optional(),
});
export type SearchResponse = z.output<typeof searchResponse>;

export const searchProducts = defineEndpoint('searchProducts', {
  summary: 'Styles that match words, a category and refinements, with the counts of each refinement.',
  query: searchQuery,
  response: searchResponse,
  faults: ['InvalidCurrencyException', 'CategoryNotFoundException'],
});
