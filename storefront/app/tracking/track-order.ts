/** Finding an order by its number and email (ROUTE-019). */
import type { Client, TrackedOrder } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { requiredText } from '../forms/index.ts';

// The email is compared with that of the order, so its form is not checked.
export const orderLookupSchema = z.object({ orderNumber: requiredText(), orderEmail: requiredText() });
export type OrderLookupValues = z.input<typeof orderLookupSchema>;
export const emptyOrderLookup: OrderLookupValues = { orderNumber: '', orderEmail: '' };

export function trackOrder(client: Client, { orderNumber, orderEmail }: z.output<typeof orderLookupSchema>): Promise<TrackedOrder> {
  return client.trackOrder({ body: { orderNo: orderNumber, email: orderEmail } });
}
