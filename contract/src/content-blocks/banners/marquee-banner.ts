import { z } from 'zod';
import { block, commonFields } from '../fields.ts';

/** BLOCK-007, BLOCK-034. */
export const marqueeBanner = z.strictObject({
  ...commonFields,
  banners: z.array(block).min(1).max(8),
  rotationSpeed: z.enum(['slow', 'normal', 'fast']).default('normal'),
});
