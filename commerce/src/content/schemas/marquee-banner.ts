import { z } from 'zod';
import { block, common } from './fields.ts';

/** BLOCK-007, BLOCK-034. */
export const marqueeBanner = z.strictObject({
  ...common,
  banners: z.array(block).min(1).max(8),
  rotationSpeed: z.enum(['slow', 'normal', 'fast']).default('normal'),
});
