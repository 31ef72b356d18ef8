import { z } from 'zod';
import { alignment, commonFields, image } from '../fields.ts';

/** Banner with an image and buttons (BLOCK-010). */
export const banner = z.strictObject({
  ...commonFields,
  bannerHeight: z.enum(['small', 'medium', 'large']).default('medium'),
  bannerImage: image.optional(),
  buttonAlignment: alignment.optional(),
  sideBySideButtons: z.boolean().optional(),
});
