import { z } from 'zod';
import { common, line } from './fields.ts';

/** BLOCK-023, with the figures that the story rests on. */
export const storytellingBanner = z.strictObject({
  ...common,
  headline: line,
  facts: z
    .array(z.strictObject({ number: z.string().min(1).max(20), text: line }))
    .max(6)
    .optional(),
});
