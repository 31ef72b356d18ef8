import type { Basket, Currency, newItem } from '@outfitter/contract';
import type { z } from 'zod';
import { findSkus } from '../../catalog/find-skus.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { availability } from '../../inventory/availability.ts';
import { Fault, valueOrFault } from '../../platform/http/fault.ts';
import { newId } from '../../platform/ids.ts';
import type { Principal } from '../../platform/principal.ts';
import { priceSkus } from '../../pricing/price-skus.ts';
import { type BasketChange, changeBasket } from '../change-basket.ts';
import { updateBasketFields } from '../snapshot.ts';
import { parseGiftCardChoice } from './gift-card-choice.ts';
import { type Addition, planAddition } from './plan-addition.ts';
import { writeLines } from './write-lines.ts';

export type NewItem = z.output<typeof newItem>;

/** The SKU that an item means: its own number, or its style's where it names both. */
const skuIdOf = (item: NewItem) => item.skuId ?? item.productId;

/** Refuses what cannot be put into a basket of this currency, naming its place in the request. */
export function productNotSold(skuId: string, path: string): Fault {
  return new Fault('InvalidProductIdException', `Product '${skuId}' cannot be put into this basket.`, {
    productId: skuId,
    path,
    in: 'body',
  });
}

/** Pickup in a store needs a store and its stock: not offered yet, and never silently shipped instead. */
export function rejectPickup(isPickup: boolean | undefined, path: string): void {
  if (!isPickup) return;
  throw new Fault('ValidationException', 'Pickup in a store is not offered.', { path: `${path}.c_isPickupItem`, in: 'body' });
}

async function additionsOf(items: readonly NewItem[], { tx, snapshot, now }: BasketChange) {
  const skuIds = [...new Set(items.map(skuIdOf))];
  const skus = await findSkus(tx, skuIds);
  const prices = await priceSkus(tx, skuIds, snapshot.basket.currency as Currency, now);
  return items.map((item, index): Addition => {
    const path = `$[${index}]`;
    const skuId = skuIdOf(item);
    const sku = skus.get(skuId);
    if (!sku || !prices.has(skuId)) throw productNotSold(skuId, `${path}.productId`);
    rejectPickup(item.c_isPickupItem, path);
    const giftCard = valueOrFault(parseGiftCardChoice(item, sku, path)) ?? null;
    return { id: newId(), skuId, quantity: item.quantity ?? 1, giftCard, position: item.c_position };
  });
}

/** Adds SKUs; all of them or, where one is refused, none. `storeId` is the store that the shopper has chosen. */
export function addItems(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  items: readonly NewItem[],
  storeId?: string,
): Promise<Basket> {
  return changeBasket(deps, principal, basketId, async (change) => {
    const { tx, key, snapshot } = change;
    const additions = await additionsOf(items, change);
    const levels = await availability(tx, [...new Set(additions.map(({ skuId }) => skuId))]);
    const available = new Map([...levels].map(([skuId, level]) => [skuId, level.availableToPromise]));
    await writeLines(tx, key, snapshot.items, valueOrFault(planAddition(snapshot.items, additions, available)));
    const store = storeId ?? items.find((item) => item.storeId !== undefined)?.storeId;
    if (store !== undefined) await updateBasketFields(tx, key, { storeId: store });
  });
}
