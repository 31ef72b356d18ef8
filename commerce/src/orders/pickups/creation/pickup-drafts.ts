import { randomInt } from 'node:crypto';
import type { Basket } from '@outfitter/contract';
import type { LoadedBasket } from '../../../basket/load-basket.ts';
import { isPickupShipment } from '../../../basket/shipment/line-location.ts';
import { newId } from '../../../platform/ids.ts';

export interface PickupDraft {
  id: string;
  shipmentId: string;
  storeId: string;
  code: string;
  readyBy?: string;
  promisedOn?: string;
  lines: { itemId: string; skuId: string; quantity: number; amountMinor: number }[];
}

/** Alphabet without vowels, which would spell words, and without characters that are read as others. */
const codeAlphabet = 'BCDFGHJKMNPQRTVWXYZ346789';
const codeLength = 6;

function newPickupCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}

/** Returns the pickups of an order that is about to be created: one for each shipment that the shopper collects. */
export function pickupDraftsOf({ lines, totals }: LoadedBasket, { shipments }: Basket): PickupDraft[] {
  return shipments.flatMap(({ shipmentId, c_pickupStoreID: storeId, c_readyBy, c_promiseDate }) => {
    const own = lines.filter(({ item }) => item.shipmentId === shipmentId);
    if (!isPickupShipment(shipmentId) || storeId === undefined || own.length === 0) return [];
    const promise = { ...(c_readyBy ? { readyBy: c_readyBy } : {}), ...(c_promiseDate ? { promisedOn: c_promiseDate } : {}) };
    return {
      id: newId(),
      shipmentId,
      storeId,
      code: newPickupCode(),
      ...promise,
      lines: own.map(({ item: { id: itemId, skuId, quantity } }) => ({
        itemId,
        skuId,
        quantity,
        amountMinor: (totals.lineAfterDiscountMinor.get(itemId) ?? 0) + (totals.tax.lines.get(itemId) ?? 0),
      })),
    };
  });
}
