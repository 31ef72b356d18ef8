import { z } from 'zod';
import { productId } from '../../shared-schemas.ts';
import { commonFields, line } from '../fields.ts';

/** BLOCK-043: products recommended to a visitor by `recommender`; `products` is the fallback. */
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
