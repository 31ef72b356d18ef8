export { DeliveriesSteps } from './deliveries-steps.tsx';
export { handleOrderLookupPost } from './handle-order-lookup-post.ts';
export { LatePickupText, useIsLatePickup } from './late-pickup.tsx';
export { OrderLookupErrors, OrderLookupFields, useOrderLookup } from './order-lookup.tsx';
export { PickupSection } from './pickup-section.tsx';
export { refundedTotal } from './refunded-total.ts';
export { TrackingPage } from './tracking-page.tsx';
