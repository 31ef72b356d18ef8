import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** Storytelling banner (BLOCK-023) with optional figures. */
export const storytellingBanner = z.strictObject({
  ...commonFields,
  headline: line,
  facts: z
    .array(z.strictObject({ number: z.string().min(1).max(20), text: line }))
    .max(6)
    .optional(),
});
