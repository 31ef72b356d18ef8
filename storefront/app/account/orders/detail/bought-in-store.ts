import type { Order } from '@outfitter/contract/client';

type Shipment = Order['shipments'][number];

/** Returns whether a shipment was bought at a register; a pickup has the address of its store. */
export const isBoughtInStore = ({ c_isBOPIS, shippingAddress }: Pick<Shipment, 'c_isBOPIS' | 'shippingAddress'>): boolean =>
  c_isBOPIS && !shippingAddress;
