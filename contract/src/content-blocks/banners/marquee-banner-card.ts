import { z } from 'zod';
import { alignment, commonFields, image, line, video } from '../fields.ts';

const share = z.number().min(0).max(1);

/** An annotation at one side of the image, with a leader line to a point of it: shares of the image's width and height. */
const callout = z.strictObject({
  heading: line,
  text: line,
  side: z.enum(['l', 'r']),
  /** Name of a drawn part. The demo's seed replaces it by the point that shows the part; nothing else reads it. */
  part: line.optional(),
  /** A callout without a point is not shown. */
  pointX: share.optional(),
  pointY: share.optional(),
  /** Ignored positions in the banner, which differ from positions in the image at other widths. */
  top: z.string().optional(),
  edge: z.string().optional(),
  line: z.number().int().min(0).max(400).optional(),
});

/** Card of a marquee banner (BLOCK-009), with a style number and callouts. */
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
