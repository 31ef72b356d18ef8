import { z } from 'zod';
import { productId } from '../../shared-schemas.ts';
import { commonFields, line } from '../fields.ts';

/** BLOCK-043: products chosen for a visitor by `recommender`; `products` are shown where it has nothing to say. */
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
