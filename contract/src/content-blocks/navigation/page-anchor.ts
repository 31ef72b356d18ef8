import { z } from 'zod';
import { anchor, background } from '../fields.ts';

/** BLOCK-046: a place of the page that `#anchor` leads to. */
export const pageAnchor = z.strictObject({
  anchor,
  seperatorLine: z.boolean().optional(),
  background: background.optional(),
});
