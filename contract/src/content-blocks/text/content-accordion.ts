import { z } from 'zod';
import { line, richText } from '../fields.ts';

/** Sections that expand (BLOCK-053). */
export const contentAccordion = z.strictObject({
  heading: line.optional(),
  items: z
    .array(z.strictObject({ heading: line, richText }))
    .min(1)
    .max(30),
});
