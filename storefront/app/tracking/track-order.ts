/** Finding an order by its number and email (ROUTE-019). */
import type { Client, TrackedOrder } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { handleFormPost, requiredText } from '../forms/index.ts';

// The email is compared with that of the order, so its form is not checked.
export const orderLookupSchema = z.object({ orderNumber: requiredText(), orderEmail: requiredText() });
export type OrderLookupValues = z.input<typeof orderLookupSchema>;
export const emptyOrderLookup: OrderLookupValues = { orderNumber: '', orderEmail: '' };

export function trackOrder(client: Client, { orderNumber, orderEmail }: z.output<typeof orderLookupSchema>): Promise<TrackedOrder> {
  return client.trackOrder({ body: { orderNo: orderNumber, email: orderEmail } });
}

/** Name of the form in the page's submission. */
export const orderLookupFormName = 'order-lookup';

/** The form posted without script. */
export function handleOrderLookupPost(posted: FormData, client: Client) {
  return handleFormPost(posted, {
    name: orderLookupFormName,
    schema: orderLookupSchema,
    defaultValues: emptyOrderLookup,
    submit: (values) => trackOrder(client, values),
  });
}
