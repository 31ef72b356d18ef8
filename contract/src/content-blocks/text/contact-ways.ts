import { z } from 'zod';
import { anchor, ctaLink, line, prose } from '../fields.ts';

const way = z.strictObject({
  heading: line,
  text: prose,
  ctaLink: ctaLink.optional(),
  buttonText: line.optional(),
  hours: z
    .array(z.strictObject({ days: line, open: line }))
    .max(7)
    .optional(),
});

export const contactWays = z.strictObject({
  heading: line.optional(),
  anchor: anchor.optional(),
  ways: z.array(way).min(1).max(6),
});
