import { z } from 'zod';
import { commonFields, ctaLink, image, line } from '../fields.ts';

const tile = z.strictObject({
  /** Ounces per square yard: the position on the scale. */
  ounces: z.number().min(1).max(40),
  image,
  headline: line,
  text: line,
  hoverText: line.optional(),
  ctaLink,
});

export const guidedSellingBanner = z.strictObject({ ...commonFields, headline: line, tiles: z.array(tile).min(2).max(10) });
