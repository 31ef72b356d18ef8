import { z } from 'zod';
import { block } from '../fields.ts';

/** Blocks for a place in a page that is no page of content: those under a product are `pdp-banners` (HOME-011, HOME-012). */
export const contentSlot = z.strictObject({
  slotContent: z.array(block).max(10).optional(),
  components: z.union([block, z.array(block).max(10)]).optional(),
});
