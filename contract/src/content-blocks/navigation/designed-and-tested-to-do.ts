import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** Purpose and tests of a product (BLOCK-056, BLOCK-057); there is a default headline. */
export const designedAndTestedToDo = z.strictObject({
  ...commonFields,
  tests: z
    .array(z.strictObject({ headline: line, text: line.optional() }))
    .max(12)
    .optional(),
});
