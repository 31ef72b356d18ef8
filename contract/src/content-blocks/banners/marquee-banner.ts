import { z } from 'zod';
import { block, commonFields } from '../fields.ts';

/** Banners that rotate at one of three speeds (BLOCK-007, BLOCK-034). */
export const marqueeBanner = z.strictObject({
  ...commonFields,
  banners: z.array(block).min(1).max(8),
  rotationSpeed: z.enum(['slow', 'normal', 'fast']).default('normal'),
});
