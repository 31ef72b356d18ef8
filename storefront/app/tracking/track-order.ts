import type { Client, TrackedOrder } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { handleFormPost, requiredText } from '../forms/index.ts';

// The email is only compared with that of the order, so its format is not validated.
export const orderLookupSchema = z.object({ orderNumber: requiredText(), orderEmail: requiredText() });
export type OrderLookupValues = z.input<typeof orderLookupSchema>;
export const emptyOrderLookup: OrderLookupValues = { orderNumber: '', orderEmail: '' };

export function trackOrder(client: Client, { orderNumber, orderEmail }: z.output<typeof orderLookupSchema>): Promise<TrackedOrder> {
  return client.trackOrder({ body: { orderNo: orderNumber, email: orderEmail } });
}

export const orderLookupFormName = 'order-lookup';

export function handleOrderLookupPost(posted: FormData, client: Client) {
  return handleFormPost(posted, {
    name: orderLookupFormName,
    schema: orderLookupSchema,
    defaultValues: emptyOrderLookup,
    submit: (values) => trackOrder(client, values),
  });
}
