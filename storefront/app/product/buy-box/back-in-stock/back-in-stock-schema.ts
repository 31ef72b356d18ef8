import * as z from 'zod/mini';
import { honeypotText, lowerCaseEmailText } from '../../../forms/index.ts';

export const backInStockSchema = z.object({ email: lowerCaseEmailText(), website: honeypotText() });
export type BackInStockValues = z.output<typeof backInStockSchema>;
