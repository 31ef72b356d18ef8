/** Moves all lines of a delivery method in one change, which may take several calls. */
import type { Basket, Client, RequestBody, ShipmentType } from '@outfitter/contract/client';
import { withEarlierNotices } from '../delivery/delivery-flashes.ts';
import { canBePickedUp, deliveryMethodOf } from '../delivery/delivery-method.ts';
import type { BasketChange } from './basket-store.ts';

type Move = RequestBody<'moveBasketItems'>;

/** Error of a change of which a later call failed: some lines were moved, the others were not. */
export class PartlyMovedError extends Error {
  override name = 'PartlyMovedError';
}

function move(client: Client, basketId: string, body: Move, idempotencyKey: string): Promise<Basket> {
  return client.moveBasketItems({ params: { basketId }, body, idempotencyKey });
}

/** Moves more lines of a basket that has just been changed. The returned basket has the notices of both calls. */
async function moveMore(client: Client, changed: Basket, body: Move): Promise<Basket> {
  const next = await move(client, changed.basketId, body, crypto.randomUUID()).catch((cause) => {
    throw new PartlyMovedError('Not all lines were moved.', { cause });
  });
  return withEarlierNotices(next, changed);
}

/** Moves all lines of a delivery method, as far as stock permits. If they were shipped home, the rest is shipped to the store. */
export function moveItems(from: ShipmentType, to: ShipmentType, storeId?: string): BasketChange {
  const body: Move = { from, to, ...(storeId === undefined ? {} : { storeId }) };
  return {
    patch: { kind: 'move-all', from: [from], to },
    async send(client, basketId, idempotencyKey) {
      const basket = await move(client, basketId, body, idempotencyKey);
      const canRestBePickedUp = basket.productItems.some((item) => deliveryMethodOf(item) === from && canBePickedUp(item));
      const isRestSent = from === 'ship-to-home' && to === 'in-store-pickup' && canRestBePickedUp;
      return isRestSent ? moveMore(client, basket, { ...body, to: 'ship-to-store' }) : basket;
    },
  };
}

export function shipItems([first, ...others]: readonly [ShipmentType, ...ShipmentType[]]): BasketChange {
  const to = 'ship-to-home';
  return {
    patch: { kind: 'move-all', from: [first, ...others], to },
    async send(client, basketId, idempotencyKey) {
      let basket = await move(client, basketId, { from: first, to }, idempotencyKey);
      for (const from of others) basket = await moveMore(client, basket, { from, to });
      return basket;
    },
  };
}
