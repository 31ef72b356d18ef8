import { z } from 'zod';
import { block } from '../fields.ts';

const slot = z.array(block).max(10);

/** The slots of a category's page: above its own listing, and below it and those of the categories under it that have none. */
export const categoryPage = z.strictObject({ slotAbove: slot.optional(), slotBelow: slot.optional() });
