import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** BLOCK-040: a word on an offer, beside what was just put into the cart. */
export const addToCartPromoMessage = z.strictObject({ ...commonFields, headline: line });
