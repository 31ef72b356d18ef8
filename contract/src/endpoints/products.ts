/** Products. A style is a master with variants; a SKU is one variant. */
import { z } from 'zod';
import { maxProductsPerCall } from '../constants.ts';
import { amount, currency, productId } from '../shared-schemas.ts';
import { defineEndpoint, shopParams, shopQuery } from './define-endpoint.ts';

export const image = z.strictObject({
  /** Path of the image service without a size: `/i/ridge/4117-10-front`. */
  link: z.string(),
  alt: z.string(),
  title: z.string().optional(),
  c_version: z.string().optional(),
  /** Average background color, shown until the image has loaded. */
  c_ground: z.string().optional(),
});
export type Image = z.output<typeof image>;

/** A badge of a tile (LIST-011). */
export const badge = z.enum(['New', 'New Color', 'Clearance', 'Sale']);

export const inventory = z.strictObject({
  orderable: z.boolean(),
  /** Units available to promise, at most 999. */
  stockLevel: z.number().int(),
  backorder: z.boolean(),
  inStockDate: z.iso.date().optional(),
});

export const variant = z.strictObject({
  productId,
  orderable: z.boolean(),
  price: amount,
  strikePrice: amount.optional(),
  isSale: z.boolean(),
  isClearance: z.boolean(),
  /** Values by attribute id: `{ color: '10', size: 'L' }`. */
  variationValues: z.record(z.string(), z.string()),
  inventory,
});
export type Variant = z.output<typeof variant>;

export const variationValue = z.strictObject({
  name: z.string(),
  value: z.string(),
  orderable: z.boolean(),
  /** The merchant's own image of the color's swatch, a custom one first; otherwise the color's first picture. */
  imageSwatch: image.optional(),
  /** Fabric colors of the swatch; the first is the background. */
  c_swatch: z.array(z.string()).optional(),
  c_isNew: z.boolean().optional(),
  pricing: z
    .strictObject({ price: amount, priceMax: amount, strikePrice: amount.optional(), isSale: z.boolean(), isClearance: z.boolean() })
    .optional(),
});
export const variationAttribute = z.strictObject({ id: z.string(), name: z.string(), values: z.array(variationValue) });

export const imageGroup = z.strictObject({
  /** A color has one `swatch`, which is its first picture if the merchant has supplied none, and a `customswatch` if one is supplied. */
  viewType: z.enum(['large', 'swatch', 'customswatch']),
  variationAttributes: z.array(z.strictObject({ id: z.string(), values: z.array(z.strictObject({ value: z.string() })) })).optional(),
  images: z.array(image),
});

export const productVideo = z.strictObject({
  /** Path of the video service without a profile: `/v/ridge/4117-close-up`. */
  link: z.string(),
  c_version: z.string().optional(),
  image,
});

export const product = z.strictObject({
  id: productId,
  name: z.string(),
  type: z.strictObject({ master: z.boolean().optional(), variant: z.boolean().optional(), item: z.boolean().optional() }),
  brand: z.string(),
  currency,
  price: amount,
  priceMax: amount,
  priceRanges: z.array(z.strictObject({ pricebook: z.string(), minPrice: amount, maxPrice: amount })),
  tieredPrices: z.array(z.strictObject({ pricebook: z.string(), price: amount, quantity: z.literal(1) })),
  variants: z.array(variant),
  variationAttributes: z.array(variationAttribute),
  variationValues: z.record(z.string(), z.string()).optional(),
  imageGroups: z.array(imageGroup),
  c_video: productVideo.optional(),
  inventory,
  master: z.strictObject({ masterId: productId, orderable: z.boolean() }),
  productPromotions: z.array(z.strictObject({ promotionId: z.string(), calloutMsg: z.string() })),
  c_slugUrl: z.string(),
  c_badgeText: z.enum(['new', 'new_color']).optional(),
  c_badgeImagePath: z.string().optional(),
  /** Badges that apply to the lead color; absent if there are none. */
  c_badges: z.array(badge).optional(),
  /** Color code of the style's tiles, if it is not the color of `c_defaultVariant`. */
  c_leadColor: z.string().optional(),
  c_StarRatingBase: z.number().optional(),
  c_StarRatingCount: z.number().int(),
  c_defaultVariant: productId,
  c_productImageDetails: z.array(z.strictObject({ view: z.string(), caption: z.string() })),
  c_color: z.string().optional(),
  c_size: z.string().optional(),
  c_primaryCategoryId: z.string(),
  c_cloth: z.string(),
  c_ounces: z.number().optional(),
  c_headline: z.string(),
  c_locales: z.array(z.string()).optional(),
  c_description: z.array(z.string()),
  c_features: z.array(z.string()),
  c_facts: z.array(z.tuple([z.string(), z.string()])),
  c_care: z.array(z.string()),
  c_fit: z.string(),
  /** Fiber content by part, in percent by weight, the largest first. */
  c_materials: z
    .array(
      z.strictObject({
        part: z.enum(['shell', 'panel', 'lining', 'fill', 'trim', 'sole', 'coating']),
        fibers: z.array(z.strictObject({ fiber: z.string(), percent: z.number() })),
      }),
    )
    .optional(),
  /** ISO 3166-1 code of the country of origin. */
  c_origin: z.string().optional(),
  /** Average fit in reviews: 1 runs small … 3 true to size … 5 runs large. */
  c_fitScale: z.number().optional(),
  c_sizeGuideId: z.string().optional(),
  c_giftCardAmounts: z.array(amount).optional(),
});
export type Product = z.output<typeof product>;

const productQuery = shopQuery({
  currency: currency.optional(),
  expand: z.string().max(200).optional(),
  /** `false` leaves out the pictures of other colors than the selected or default one, but not swatches that the merchant supplied. */
  allImages: z.enum(['true', 'false']).optional(),
  all_images: z.enum(['true', 'false']).optional(),
  /** `false` leaves `priceRanges` and `tieredPrices` empty. */
  perPricebook: z.enum(['true', 'false']).optional(),
});

export const getProduct = defineEndpoint('getProduct', {
  summary: 'Returns a style with its variants, or a SKU.',
  params: shopParams({ productId: z.string().max(60) }),
  query: productQuery,
  response: product,
  faults: ['ProductNotFoundException', 'InvalidCurrencyException'],
});

export const getProducts = defineEndpoint('getProducts', {
  summary: 'Returns up to 24 products by id. Unknown products are omitted.',
  params: shopParams({
    productIds: z
      .string()
      .max(1000)
      .refine((ids) => ids.split(',').length <= maxProductsPerCall, `at most ${maxProductsPerCall} ids`),
  }),
  query: productQuery,
  response: z.strictObject({ count: z.number().int(), data: z.array(product), total: z.number().int() }),
  faults: ['InvalidCurrencyException'],
});

export const availabilityStatus = z.enum(['IN_STOCK', 'BACKORDER', 'NOT_AVAILABLE']);

export const getProductAvailability = defineEndpoint('getProductAvailability', {
  summary: 'Returns whether a quantity of a SKU, or of all SKUs of a style, is available, and when (API-043).',
  params: z.strictObject({ siteId: z.string().max(64), locale: z.string().max(10) }),
  query: z.looseObject({
    pid: z.string().max(60),
    Quantity: z.coerce.number().int().min(1).max(1_000_000).optional(),
  }),
  response: z.strictObject({
    status: availabilityStatus,
    statusQuantity: z.number().int(),
    isAvailable: z.boolean(),
    availableForSale: z.boolean(),
    /** Units available to promise, at most 999. */
    ats: z.number().int(),
    inStock: z.number().int(),
    inStockDate: z.union([z.iso.date(), z.literal('')]),
    /** The requested quantity by status; sums to `statusQuantity`. */
    levels: z.strictObject({
      IN_STOCK: z.number().int(),
      PREORDER: z.number().int(),
      BACKORDER: z.number().int(),
      NOT_AVAILABLE: z.number().int(),
    }),
  }),
  faults: ['ProductNotFoundException'],
});

export const getBoostedProducts = defineEndpoint('getBoostedProducts', {
  summary:
    'Returns the first 24 of the given products that can be ordered, in the given order. With a category, only products in or below it.',
  query: z.looseObject({
    /** Comma-separated product ids; other characters are dropped (LIST-017). */
    c_boostedProductIds: z.string().max(2000),
    c_categoryId: z.string().max(200).optional(),
    currency: currency.optional(),
    locale: z.string().max(10).optional(),
  }),
  response: z.strictObject({ count: z.number().int(), data: z.array(product), start: z.literal(0), total: z.number().int() }),
  faults: ['InvalidCurrencyException', 'CategoryNotFoundException'],
});
