import type { Basket, Currency, newItem } from '@outfitter/contract';
import type { z } from 'zod';
import { findSkus } from '../../catalog/find-skus.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { availability } from '../../inventory/availability.ts';
import { newId } from '../../platform/ids.ts';
import type { Principal } from '../../platform/principal.ts';
import { type Failure, failure, ok, type Result } from '../../platform/result.ts';
import { priceSkus } from '../../pricing/price-skus.ts';
import { type BasketChange, type BasketChangeError, changeBasket } from '../change-basket.ts';
import { updateBasketFields } from '../snapshot.ts';
import { parseGiftCardChoice } from './gift-card-choice.ts';
import { type Addition, type AdditionFailure, planAddition } from './plan-addition.ts';
import { writeLines } from './write-lines.ts';

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

async function additionsOf(
  items: readonly NewItem[],
  { tx, snapshot, now }: BasketChange,
): Promise<Result<Addition[], 'InvalidProductIdException' | 'ValidationException'>> {
  const skuIds = [...new Set(items.map(skuIdOf))];
  const skus = await findSkus(tx, skuIds);
  const prices = await priceSkus(tx, skuIds, snapshot.basket.currency as Currency, now);
  const additions: Addition[] = [];
  for (const [index, item] of items.entries()) {
    const path = `$[${index}]`;
    const skuId = skuIdOf(item);
    const sku = skus.get(skuId);
    if (!sku || !prices.has(skuId)) return productNotSold(skuId, `${path}.productId`);
    const delivery = rejectPickup(item.c_isPickupItem, path);
    if (!delivery.ok) return delivery;
    const giftCard = parseGiftCardChoice(item, sku, path);
    if (!giftCard.ok) return giftCard;
    additions.push({ id: newId(), skuId, quantity: item.quantity ?? 1, giftCard: giftCard.value ?? null, position: item.c_position });
  }
  return ok(additions);
}

/** Adds SKUs: all of them, or none if one is rejected. `storeId` is the shopper's selected store. */
export function addItems(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  items: readonly NewItem[],
  storeId?: string,
): Promise<Result<Basket, BasketChangeError | AdditionFailure | 'InvalidProductIdException' | 'ValidationException'>> {
  return changeBasket(deps, principal, basketId, async (change) => {
    const { tx, key, snapshot } = change;
    const additions = await additionsOf(items, change);
    if (!additions.ok) return additions;
    const levels = await availability(tx, [...new Set(additions.value.map(({ skuId }) => skuId))]);
    const available = new Map([...levels].map(([skuId, level]) => [skuId, level.availableToPromise]));
    const planned = planAddition(snapshot.items, additions.value, available);
    if (!planned.ok) return planned;
    await writeLines(tx, key, snapshot.items, planned.value);
    const store = storeId ?? items.find((item) => item.storeId !== undefined)?.storeId;
    if (store !== undefined) await updateBasketFields(tx, key, { storeId: store });
    return ok();
  });
}
