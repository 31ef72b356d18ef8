import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

export const addToCartPromoMessage = z.strictObject({ ...commonFields, headline: line });
