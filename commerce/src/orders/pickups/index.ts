export { listPickups } from './list-pickups.ts';
export { countPickups, readPickupChanges } from './queries.ts';
export { workOnPickup } from './work-on-pickup.ts';
