import type { ShipmentType } from '@outfitter/contract/client';

/** Delivery methods as keys of a `select` in a message, which takes no hyphens. */
export const shipmentTypeKeys = {
  'ship-to-home': 'home',
  'in-store-pickup': 'in_store',
  'ship-to-store': 'to_store',
} as const satisfies Record<ShipmentType, string>;
