import { z } from 'zod';
import { background, ctaLink, line } from '../fields.ts';

/** BLOCK-044: a row of links at the top of a page, on phones only unless `showAllDevices`. */
export const mobileTopTextNav = z.strictObject({
  tiles: z
    .array(z.strictObject({ text: line, ctaLink }))
    .min(1)
    .max(24),
  textColor: z.enum(['black', 'white']).optional(),
  showAllDevices: z.boolean().optional(),
  background: background.optional(),
});
