import * as z from 'zod/mini';
import { optionalText } from '../../forms/index.ts';
import { promoCodeError } from './coupon-rules.ts';

export const promoCodeSchema = z.object({ code: optionalText().check(z.refine((code) => promoCodeError(code) === undefined, 'required')) });
