import { z } from 'zod';

/** BLOCK-005: HTML of an editor by the allow-list, at one of three widths. */
export const htmlBlock = z.strictObject({
  html: z.string().min(1).max(100_000),
  width: z.enum(['Grid - 1300px', 'Inset - 600px (centered)', 'full']).default('Grid - 1300px'),
});
