import * as z from 'zod/mini';
import { optionalText } from '../../forms/index.ts';
import { isEmptyCode } from './coupon-rules.ts';

export const promoCodeSchema = z.object({ code: optionalText().check(z.refine((code) => !isEmptyCode(code), 'required')) });
