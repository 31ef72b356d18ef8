import type { Order } from '@outfitter/contract/client';

type Shipment = Order['shipments'][number];

/** Bought in a store and taken home: a pickup has the address of its store. */
export const isTakenHome = ({ c_isBOPIS, shippingAddress }: Pick<Shipment, 'c_isBOPIS' | 'shippingAddress'>): boolean =>
  c_isBOPIS && !shippingAddress;
