import { type Basket, type Currency, homeShipmentId, type newItem } from '@outfitter/contract';
import type { z } from 'zod';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { newId } from '../../platform/ids.ts';
import { type Failure, failure, ok, type Result } from '../../platform/result.ts';
import { type BasketCall, type BasketChangeError, changeBasket } from '../change/change-basket.ts';
import { findSellableSkus, type SellableSku } from '../reference-data/sellable-skus.ts';
import { chosenDelivery, isPickup } from '../shipment/chosen-delivery.ts';
import type { PickupStoreException } from '../shipment/pickup/pickup-store.ts';
import { changedLines, planDelivery } from '../shipment/plan-delivery.ts';
import { parseGiftCardChoice } from './gift-card-choice.ts';
import { type Addition, type AdditionFailure, planAddition } from './plan-addition.ts';

export type NewItem = z.output<typeof newItem>;

const skuIdOf = (item: NewItem) => item.skuId ?? item.productId;

/** Returns the failure of a SKU that does not exist or has no price in the basket's currency. `path` is its JSON path in the body. */
export function productNotSold(skuId: string, path: string): Failure<'InvalidProductIdException'> {
  return failure('InvalidProductIdException', `Product '${skuId}' cannot be put into this basket.`, { productId: skuId, path, in: 'body' });
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
    const chosen = parseGiftCardChoice(item, sku, path);
    if (!chosen.ok) return chosen;
    const giftCard = chosen.value ?? null;
    const delivery = chosenDelivery(item, { giftCard }, path);
    if (!delivery.ok) return delivery;
    const { shipmentId, isAnyPickup } = delivery.value ?? { shipmentId: homeShipmentId, isAnyPickup: false };
    additions.push({ id: item.id, skuId, quantity: item.quantity ?? 1, shipmentId, isAnyPickup, giftCard, position: item.c_position });
  }
  return ok(additions);
}

const isPickupAddition = ({ shipmentId, isAnyPickup = false }: Addition) => isPickup({ shipmentId, isAnyPickup });

/** Returns the store of the items to be picked up; undefined if there are none, or if it is the basket's store. */
function pickupOf(
  items: readonly NewItem[],
  additions: readonly Addition[],
  storeId: string | undefined,
): Result<{ storeId: string | undefined } | undefined, 'ValidationException'> {
  const stores = additions.map((addition, index) => (isPickupAddition(addition) ? (items[index]?.storeId ?? storeId) : undefined));
  const other = stores.findIndex((id) => id !== undefined && id !== stores.find((first) => first !== undefined));
  if (other >= 0) {
    const where = { path: `$[${other}].storeId`, in: 'body' };
    return failure('ValidationException', 'The items of a basket are picked up at one store.', where);
  }
  return ok(additions.some(isPickupAddition) ? { storeId: stores.find((id) => id !== undefined) } : undefined);
}

/** Adds SKUs: all of them, or none if one is rejected. `storeId` is the shopper's selected store, and that of items to be picked up. */
export function addItems(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  items: readonly NewItem[],
  storeId?: string,
): Promise<
  Result<Basket, BasketChangeError | AdditionFailure | PickupStoreException | 'InvalidProductIdException' | 'ValidationException'>
> {
  // The ids are the same in every attempt, because the quotes of external services refer to them.
  const identified = items.map((item) => ({ ...item, id: newId() }));
  return changeBasket(deps, call, basketId, async (change) => {
    const { tx, cache, snapshot, now } = change;
    const skuIds = [...new Set([...snapshot.items.map(({ skuId }) => skuId), ...items.map(skuIdOf)])];
    const sellable = await findSellableSkus(tx, skuIds, snapshot.basket.currency as Currency, now, cache);
    const additions = additionsOf(identified, sellable);
    if (!additions.ok) return additions;
    const pickup = pickupOf(items, additions.value, storeId);
    if (!pickup.ok) return pickup;
    const plan = await planDelivery(change, { skuIds, pickup: pickup.value });
    if (!plan.ok) return plan;
    const planned = planAddition(plan.value.lines, additions.value, plan.value.stock);
    if (!planned.ok) return planned;
    const store = storeId ?? items.find((item) => item.storeId !== undefined)?.storeId;
    const changed = changedLines(snapshot, plan.value, planned.value);
    return ok({
      ...changed,
      basket: { ...changed.basket, ...(store === undefined ? {} : { storeId: store }) },
      skus: { ...changed.skus, sellable },
    });
  });
}
