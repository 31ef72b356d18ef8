import { z } from 'zod';
import { anchor, background } from '../fields.ts';

/** Target of `#anchor` (BLOCK-046). */
export const pageAnchor = z.strictObject({
  anchor,
  seperatorLine: z.boolean().optional(),
  background: background.optional(),
});
