import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** BLOCK-040: a promotion message after adding to the cart. */
export const addToCartPromoMessage = z.strictObject({ ...commonFields, headline: line });
