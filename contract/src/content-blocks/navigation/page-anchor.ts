import { z } from 'zod';
import { anchor, background } from '../fields.ts';

/** BLOCK-046: the target of `#anchor`. */
export const pageAnchor = z.strictObject({
  anchor,
  seperatorLine: z.boolean().optional(),
  background: background.optional(),
});
