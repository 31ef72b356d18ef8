export { handleOrderLookupPost } from './handle-order-lookup-post.ts';
export { OrderLookupErrors, OrderLookupFields, useOrderLookup } from './order-lookup.tsx';
export { OrderSteps } from './order-steps.tsx';
export { PickupSection } from './pickup-section.tsx';
export { TrackingPage } from './tracking-page.tsx';
