import { z } from 'zod';
import { background, ctaLink, line } from '../fields.ts';

/** Row of links at the top of a page (BLOCK-044), on phones only unless `showAllDevices`. */
export const mobileTopTextNav = z.strictObject({
  tiles: z
    .array(z.strictObject({ text: line, ctaLink }))
    .min(1)
    .max(24),
  textColor: z.enum(['black', 'white']).optional(),
  showAllDevices: z.boolean().optional(),
  background: background.optional(),
});
