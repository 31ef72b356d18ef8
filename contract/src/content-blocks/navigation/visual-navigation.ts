import { z } from 'zod';
import { commonFields, ctaLink, image, line } from '../fields.ts';

const tile = z.strictObject({
  image,
  ctaColor: z.enum(['barn']).optional(),
  ctaLink,
  ctaText: line,
  feature: z.string().max(100).optional(),
  links: z
    .array(z.strictObject({ text: line, ctaLink, count: z.number().int().min(0).optional() }))
    .max(8)
    .optional(),
});

/** Tiles with images (BLOCK-012); a tile may list its subcategories. */
export const visualNavigation = z.strictObject({
  ...commonFields,
  headline: line,
  tiles: z.array(tile).min(1).max(12),
  mobileView: z.enum(['carousel', 'grid', 'list']).optional(),
});
