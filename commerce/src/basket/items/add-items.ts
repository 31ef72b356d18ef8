import type { Basket, Currency, newItem } from '@outfitter/contract';
import type { z } from 'zod';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { availability } from '../../inventory/availability.ts';
import { newId } from '../../platform/ids.ts';
import { type Failure, failure, ok, type Result } from '../../platform/result.ts';
import { type BasketCall, type BasketChangeError, changeBasket } from '../change/change-basket.ts';
import { findSellableSkus, type SellableSku } from '../reference-data/sellable-skus.ts';
import { parseGiftCardChoice } from './gift-card-choice.ts';
import { type Addition, type AdditionFailure, planAddition } from './plan-addition.ts';
import { plannedItems } from './planned-items.ts';

export type NewItem = z.output<typeof newItem>;

const skuIdOf = (item: NewItem) => item.skuId ?? item.productId;

/** The SKU does not exist or has no price in the basket's currency. `path` is its JSON path in the body. */
export function productNotSold(skuId: string, path: string): Failure<'InvalidProductIdException'> {
  return failure('InvalidProductIdException', `Product '${skuId}' cannot be put into this basket.`, { productId: skuId, path, in: 'body' });
}

/** Pickup in a store is not offered yet. Rejects it, so that the item is not shipped instead. */
export function rejectPickup(isPickup: boolean | undefined, path: string): Result<undefined, 'ValidationException'> {
  if (!isPickup) return ok();
  return failure('ValidationException', 'Pickup in a store is not offered.', { path: `${path}.c_isPickupItem`, in: 'body' });
}

function additionsOf(
  items: readonly (NewItem & { id: string })[],
  sellable: ReadonlyMap<string, SellableSku>,
): Result<Addition[], 'InvalidProductIdException' | 'ValidationException'> {
  const additions: Addition[] = [];
  for (const [index, item] of items.entries()) {
    const path = `$[${index}]`;
    const skuId = skuIdOf(item);
    const sku = sellable.get(skuId)?.sku;
    if (!sku) return productNotSold(skuId, `${path}.productId`);
    const delivery = rejectPickup(item.c_isPickupItem, path);
    if (!delivery.ok) return delivery;
    const giftCard = parseGiftCardChoice(item, sku, path);
    if (!giftCard.ok) return giftCard;
    additions.push({ id: item.id, skuId, quantity: item.quantity ?? 1, giftCard: giftCard.value ?? null, position: item.c_position });
  }
  return ok(additions);
}

/** Adds SKUs: all of them, or none if one is rejected. `storeId` is the shopper's selected store. */
export function addItems(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  items: readonly NewItem[],
  storeId?: string,
): Promise<Result<Basket, BasketChangeError | AdditionFailure | 'InvalidProductIdException' | 'ValidationException'>> {
  // The ids are the same in every attempt, because the quotes of external services refer to them.
  const identified = items.map((item) => ({ ...item, id: newId() }));
  return changeBasket(deps, call, basketId, async ({ tx, cache, snapshot, now }) => {
    const skuIds = [...new Set([...snapshot.items.map(({ skuId }) => skuId), ...items.map(skuIdOf)])];
    const sellable = await findSellableSkus(tx, skuIds, snapshot.basket.currency as Currency, now, cache);
    const additions = additionsOf(identified, sellable);
    if (!additions.ok) return additions;
    const stock = await availability(tx, skuIds);
    const available = new Map([...stock].map(([skuId, level]) => [skuId, level.availableToPromise]));
    const planned = planAddition(snapshot.items, additions.value, available);
    if (!planned.ok) return planned;
    const store = storeId ?? items.find((item) => item.storeId !== undefined)?.storeId;
    return ok({
      items: plannedItems(snapshot, planned.value),
      ...(store === undefined ? {} : { basket: { storeId: store } }),
      skus: { sellable, stock },
    });
  });
}
