import { z } from 'zod';
import { common, line } from './fields.ts';

/** BLOCK-040: a word on an offer, beside what was just put into the cart. */
export const addToCartPromoMessage = z.strictObject({ ...common, headline: line });
