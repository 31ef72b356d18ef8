import { z } from 'zod';
import { alignment, commonFields, image, line, video } from '../fields.ts';

/** An annotation with a leader line into the image: vertical position, distance from the edge (percent) and line length (px). */
const callout = z.strictObject({
  heading: line,
  text: line,
  side: z.enum(['l', 'r']),
  top: z.string().regex(/^\d{1,2}(\.\d+)?%$/),
  edge: z.string().regex(/^\d{1,2}(\.\d+)?%$/),
  line: z.number().int().min(0).max(400),
});

/** BLOCK-009, with a style number and callouts. */
export const marqueeBannerCard = z.strictObject({
  ...commonFields,
  feature: z.string().max(100).optional(),
  textImage: image.optional(),
  buttonAlignment: alignment.optional(),
  mobileVideo: video.optional(),
  styleNumber: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
  styleLabel: line.optional(),
  callouts: z.array(callout).max(4).optional(),
});
