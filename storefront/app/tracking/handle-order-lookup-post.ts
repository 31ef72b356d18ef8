import type { Client } from '@outfitter/contract/client';
import { handleFormPost } from '../forms/index.ts';
import { orderLookupSchema } from './order-lookup-schema.ts';
import { emptyOrderLookup, orderLookupFormName, trackOrder } from './track-order.ts';

export function handleOrderLookupPost(formData: FormData, client: Client) {
  return handleFormPost(formData, {
    name: orderLookupFormName,
    schema: orderLookupSchema,
    defaultValues: emptyOrderLookup,
    submit: (values) => trackOrder(client, values),
  });
}
