import { z } from 'zod';
import { anchor, ctaLink, line, prose } from '../fields.ts';

const way = z.strictObject({
  heading: line,
  text: prose,
  ctaLink: ctaLink.optional(),
  buttonText: line.optional(),
  /** When somebody is there: the days, and from when to when on them. */
  hours: z
    .array(z.strictObject({ days: line, open: line }))
    .max(7)
    .optional(),
});

/** The ways to reach somebody, side by side in one frame, each with its hours. */
export const contactWays = z.strictObject({
  heading: line.optional(),
  /** The part of the page that links lead to: `#contact`. */
  anchor: anchor.optional(),
  ways: z.array(way).min(1).max(6),
});
