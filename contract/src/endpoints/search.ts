import { z } from 'zod';
import { sortingOptions } from '../constants.ts';
import { amount, currency, productId } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { badge, image } from './products.ts';

export const hitColor = z.strictObject({
  value: z.string(),
  name: z.string(),
  swatch: z.array(z.string()),
  orderable: z.boolean(),
  image,
  /** The merchant's own image of the swatch, if there is one. */
  imageSwatch: image.optional(),
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
  hoverImage: image.optional(),
  representedProduct: z.strictObject({ id: productId }),
  colors: z.array(hitColor),
  c_slugUrl: z.string(),
  c_badges: z.array(badge),
  c_badgeText: z.enum(['new', 'new_color']).optional(),
  c_StarRatingBase: z.number().optional(),
  c_StarRatingCount: z.number().int(),
  c_cloth: z.string(),
  c_primaryCategoryId: z.string(),
  /** Name of the top category of the style's primary category, such as `Women`. */
  c_department: z.string().optional(),
  c_isGiftCard: z.literal(true).optional(),
});
export type Hit = z.output<typeof hit>;

/** How a refinement value is shown. */
export const refinementDisplay = z.strictObject({
  label: z.string(),
  swatch: z.string().optional(),
  /** What kind of value it is, for values that are shown in groups: the size system of a size, such as `letters` or `shoes`. */
  presentationId: z.string().optional(),
  /** Name of the value's attribute in the catalog, if it is not the label of the refinement: `Boot size` of the refinement `Size`. */
  c_attributeLabel: z.string().optional(),
});

export type RefinementDisplay = z.output<typeof refinementDisplay>;

export const refinement = z.strictObject({
  attributeId: z.string(),
  label: z.string(),
  /** Allows one value at a time (rating, price, sale, new). */
  single: z.boolean(),
  values: z.array(refinementDisplay.extend({ value: z.string(), hitCount: z.number().int() })),
});

/** A banner in a listing: a content item, or its own text, link and image. */
export const listingBanner = z.strictObject({
  id: z.string(),
  /** Position above the tiles (`head`), or after this number of tiles. */
  place: z.union([z.literal('head'), z.int().min(1).max(200)]),
  /** Delivery key of a content item; it excludes the fields below. */
  contentId: z.string().optional(),
  text: z.string().optional(),
  detail: z.string().optional(),
  link: z.string().optional(),
  linkText: z.string().optional(),
  picture: z
    .strictObject({
      ...image.omit({ title: true }).shape,
      /** The focal point, which cropping keeps: from the left and from the top, 0 to 1. */
      c_point: z.tuple([z.number(), z.number()]).optional(),
    })
    .optional(),
});
export type ListingBanner = z.output<typeof listingBanner>;

export const searchQuery = z.looseObject({
  q: z.string().max(512).optional(),
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
  correctedQuery: z.string().optional(),
  /** True if no style matches all terms; the hits match most of them. */
  isRelaxed: z.literal(true).optional(),
  /** True if the hits mention the query in their copy; no name, category or attribute of a style contains it. */
  isMentionOnly: z.literal(true).optional(),
  count: z.number().int(),
  start: z.number().int(),
  total: z.number().int(),
  hits: z.array(hit),
  /** Styles that match most terms, added to a short result; not counted in `total`. */
  nearHits: z.array(hit).optional(),
  refinements: z.array(refinement),
  selectedRefinements: z.record(z.string(), z.array(z.string())),
  sortingOptions: z.array(z.strictObject({ id: z.enum(sortingOptions), label: z.string() })),
  selectedSortingOption: z.enum(sortingOptions),
  redirectUrl: z.string().optional(),
  banners: z.array(listingBanner).optional(),
});
export type SearchResponse = z.output<typeof searchResponse>;

/** Maximum number of products of a cart that count for `getComplementaryProducts`. */
export const maxComplementedProducts = 50;

export const getComplementaryProducts = defineEndpoint('getComplementaryProducts', {
  summary: 'Returns up to four orderable styles that go with the given products: those of an outfit first, then other kinds of product.',
  query: z.looseObject({
    /** Comma-separated ids of styles. Unknown ids are ignored. */
    productIds: z
      .string()
      .max(2000)
      .refine((ids) => ids.split(',').length <= maxComplementedProducts, `at most ${maxComplementedProducts} ids`),
    currency: currency.optional(),
    locale: z.string().max(10).optional(),
  }),
  response: z.strictObject({ hits: z.array(hit) }),
  faults: ['InvalidCurrencyException'],
});

export const searchProducts = defineEndpoint('searchProducts', {
  summary: 'Returns the styles that match a query, a category and refinements, with the counts of each refinement.',
  query: searchQuery,
  response: searchResponse,
  faults: ['InvalidCurrencyException', 'CategoryNotFoundException'],
});
