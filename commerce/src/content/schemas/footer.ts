import { z } from 'zod';
import { ctaLink, line } from './fields.ts';

const section = z.strictObject({
  heading: line,
  links: z
    .array(z.strictObject({ text: line, ctaLink }))
    .min(1)
    .max(12),
});

/** The sections of links at a page's foot, and the guarantee beside them. */
export const footer = z.strictObject({
  linkSections: z.array(section).min(1).max(6),
  guarantee: z.strictObject({ heading: line, text: line, ctaLink, ctaText: line }).optional(),
});
