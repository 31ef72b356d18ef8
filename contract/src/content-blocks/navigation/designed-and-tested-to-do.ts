import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** BLOCK-056, BLOCK-057: what a product is made for and how it was tested; there is a default headline. */
export const designedAndTestedToDo = z.strictObject({
  ...commonFields,
  tests: z
    .array(z.strictObject({ headline: line, text: line.optional() }))
    .max(12)
    .optional(),
});
