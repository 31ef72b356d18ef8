import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** BLOCK-056, BLOCK-057: what something is made for and how that was tried; without a headline it has one of its own. */
export const designedAndTestedToDo = z.strictObject({
  ...commonFields,
  tests: z
    .array(z.strictObject({ headline: line, text: line.optional() }))
    .max(12)
    .optional(),
});
