export { OrderLookupErrors, OrderLookupFields, useOrderLookup } from './order-lookup.tsx';
export { handleOrderLookupPost } from './track-order.ts';
export { TrackingPage } from './tracking-page.tsx';
