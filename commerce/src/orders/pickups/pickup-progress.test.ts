import { shipmentIds } from '@outfitter/contract';
import { expect, it } from 'vitest';
import { pickupProgressOf } from './pickup-progress.ts';
import type { StoredPickup } from './queries.ts';

const line = {
  itemId: 'coat',
  position: 0,
  skuId: 'COAT',
  quantity: 5,
  amountMinor: 5_000,
  picked: 1,
  transferred: 2,
  shipped: 1,
  refunded: 1,
};
const pickup = { state: 'picked', code: 'K7TX3M', readyAt: null, collectUntil: null, collectedAt: null, refundedMinor: 1_000 };
const missingItemsOf = (shipmentId: string) =>
  pickupProgressOf({ ...pickup, shipmentId, lines: [line] } as unknown as StoredPickup).c_missingItems?.map(
    ({ c_choice, quantity }) => `${c_choice} ${quantity}`,
  );

it('units from the warehouse were missing in a shipment of the store’s own stock, but not in one that is shipped to the store', () => {
  expect(missingItemsOf(shipmentIds['in-store-pickup'])).toEqual(expect.arrayContaining(['transfer 2', 'ship 1', 'refund 1']));
  expect(missingItemsOf(shipmentIds['ship-to-store'])?.toSorted()).toEqual(['refund 1', 'ship 1']);
});
