export { OrderLookupErrorAlert, OrderLookupFields, useOrderLookup } from './order-lookup.tsx';
export { TrackingPage } from './tracking-page.tsx';
