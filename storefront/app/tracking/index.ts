export { OrderLookupErrors, OrderLookupFields, orderLookupForm, useOrderLookup } from './order-lookup.tsx';
export { emptyOrderLookup, orderLookupSchema, trackOrder } from './track-order.ts';
export { TrackingPage } from './tracking-page.tsx';
