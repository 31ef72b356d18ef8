import { z } from 'zod';
import { commonFields, ctaLink, image, line } from '../fields.ts';

const tile = z.strictObject({
  /** Ounces per square yard: its place on the ruler. */
  ounces: z.number().min(1).max(40),
  image,
  headline: line,
  text: line,
  /** More of it, over the picture under the pointer (BLOCK-019). */
  hoverText: line.optional(),
  ctaLink,
});

/** BLOCK-016: a ruler of cloth weights. */
export const guidedSellingBanner = z.strictObject({ ...commonFields, headline: line, tiles: z.array(tile).min(2).max(10) });
