import * as z from 'zod/mini';
import { requiredText } from '../forms/index.ts';

// The email is only compared with that of the order, so its format is not validated.
export const orderLookupSchema = z.object({ orderNumber: requiredText(), orderEmail: requiredText() });
export type OrderLookupValues = z.input<typeof orderLookupSchema>;
