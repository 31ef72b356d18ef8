import { z } from 'zod';

/** BLOCK-005: an editor's HTML in one of three widths. The server sanitizes it. */
export const htmlBlock = z.strictObject({
  html: z.string().min(1).max(100_000),
  width: z.enum(['Grid - 1300px', 'Inset - 600px (centered)', 'full']).default('Grid - 1300px'),
});
