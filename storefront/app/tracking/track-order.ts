import type { Client, TrackedOrder } from '@outfitter/contract/client';
import type { OrderLookupValues } from './order-lookup-schema.ts';

export const emptyOrderLookup: OrderLookupValues = { orderNumber: '', orderEmail: '' };

export function trackOrder(client: Client, { orderNumber, orderEmail }: OrderLookupValues): Promise<TrackedOrder> {
  return client.trackOrder({ body: { orderNo: orderNumber, email: orderEmail } });
}

export const orderLookupFormName = 'order-lookup';
