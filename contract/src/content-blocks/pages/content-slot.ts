import { z } from 'zod';
import { block } from '../fields.ts';

/** Blocks for a slot in a page of another kind, such as `pdp-banners` under a product (HOME-011, HOME-012). */
export const contentSlot = z.strictObject({
  slotContent: z.array(block).max(10).optional(),
  components: z.union([block, z.array(block).max(10)]).optional(),
});
