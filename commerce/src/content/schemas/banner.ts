import { z } from 'zod';
import { alignment, common, image } from './fields.ts';

/** BLOCK-010. */
export const banner = z.strictObject({
  ...common,
  bannerHeight: z.enum(['small', 'medium', 'large']).default('medium'),
  bannerImage: image.optional(),
  buttonAlignment: alignment.optional(),
  sideBySideButtons: z.boolean().optional(),
});
