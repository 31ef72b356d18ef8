import { z } from 'zod';
import { productId } from '../../shared-schemas.ts';
import { commonFields, line } from '../fields.ts';

/** Carousel of products by id (BLOCK-041). */
export const productCarousel = z.strictObject({
  ...commonFields,
  headline: line,
  products: z.strictObject({
    products: z
      .array(z.strictObject({ id: productId }))
      .min(1)
      .max(24),
  }),
  ev3Manual: z.boolean().optional(),
});
