import { z } from 'zod';

/** HTML of an editor in one of three widths (BLOCK-005). The server sanitizes it. */
export const htmlBlock = z.strictObject({
  html: z.string().min(1).max(100_000),
  width: z.enum(['Grid - 1300px', 'Inset - 600px (centered)', 'full']).default('Grid - 1300px'),
});
