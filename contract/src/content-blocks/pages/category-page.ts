import { z } from 'zod';
import { block } from '../fields.ts';

const slot = z.array(block).max(10);

/** Content slots of a category page. Its subcategories without slots of their own inherit `slotBelow`. */
export const categoryPage = z.strictObject({ slotAbove: slot.optional(), slotBelow: slot.optional() });
