import { z } from 'zod';
import { commonFields, ctaLink, image, line, prose } from '../fields.ts';

const tile = z.strictObject({
  image: image.optional(),
  headline: line,
  text: prose.optional(),
  ctaLink: ctaLink.optional(),
  buttonText: line.optional(),
});

/** Tiles with a headline (BLOCK-021). */
export const featureTiles = z.strictObject({ ...commonFields, tiles: z.array(tile).min(1).max(24) });
