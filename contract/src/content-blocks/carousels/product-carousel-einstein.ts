import { z } from 'zod';
import { productId } from '../../shared-schemas.ts';
import { commonFields, line } from '../fields.ts';

/** Carousel of products that `recommender` recommends to a visitor (BLOCK-043); `products` is the fallback. */
export const productCarouselEinstein = z.strictObject({
  ...commonFields,
  headline: line,
  recommender: z
    .string()
    .regex(/^[\w-]{1,80}$/)
    .optional(),
  products: z
    .strictObject({
      products: z
        .array(z.strictObject({ id: productId }))
        .min(1)
        .max(24),
    })
    .optional(),
});
