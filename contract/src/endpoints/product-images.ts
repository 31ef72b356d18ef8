/** Product images without the rest of the product (API-045 to API-047). */
import { z } from 'zod';
import { maxProductsPerCall } from '../constants.ts';
import { productId } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { image, imageGroup } from './products.ts';

const query = z.strictObject({ locale: z.string().max(10).optional() });
const colorCode = z.string().regex(/^[A-Za-z0-9-]{1,20}$/);

export const productSwatchImages = z.strictObject({
  productId,
  swatches: z.array(
    z.strictObject({
      color: z.string(),
      name: z.string(),
      c_swatch: z.array(z.string()).optional(),
      image: image.optional(),
    }),
  ),
});
export type ProductSwatchImages = z.output<typeof productSwatchImages>;

export const getProductImages = defineEndpoint('getProductImages', {
  summary: 'Returns the images of a style by color, of one color or all. For a SKU, returns the images of its color.',
  query,
  body: z.strictObject({ productId, color: colorCode.optional() }),
  response: z.strictObject({ productId, imageGroups: z.array(imageGroup) }),
  faults: ['ProductNotFoundException'],
});

export const getProductSwatchImages = defineEndpoint('getProductSwatchImages', {
  summary: 'Returns the colors of a style, each with its fabric colors and the image of its swatch.',
  query,
  body: z.strictObject({ productId }),
  response: productSwatchImages,
  faults: ['ProductNotFoundException'],
});

export const getProductSwatchImagesBatch = defineEndpoint('getProductSwatchImagesBatch', {
  summary: `Returns the colors of up to ${maxProductsPerCall} styles, in the order of the ids. Unknown styles are omitted.`,
  query,
  body: z.strictObject({ productIds: z.array(productId).min(1).max(maxProductsPerCall) }),
  response: z.strictObject({ count: z.number().int(), data: z.array(productSwatchImages) }),
});
