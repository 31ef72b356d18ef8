import { z } from 'zod';
import { commonFields, ctaLink, image, line } from '../fields.ts';

const tile = z.strictObject({ image: image.optional(), headline: line, text: line.optional(), ctaLink });

export const categoryTile = z
  .strictObject({ ...commonFields, tiles: z.array(tile).min(1).max(24).optional() })
  .refine((item) => item.tiles !== undefined || (item.headline !== undefined && item.ctaLink !== undefined), {
    path: ['tiles'],
    message: 'tiles, or a headline and a link of its own',
  });
