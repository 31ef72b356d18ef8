import { z } from 'zod';
import { background } from './fields.ts';

/** BLOCK-046: a place of the page that `#anchor` leads to. */
export const pageAnchor = z.strictObject({
  anchor: z.string().regex(/^[A-Za-z][\w-]{0,59}$/, 'letters, digits, - and _, a letter first'),
  seperatorLine: z.boolean().optional(),
  background: background.optional(),
});
