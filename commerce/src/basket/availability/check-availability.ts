import type { AvailabilityChange, Basket, Currency } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { type Availability, availability } from '../../inventory/availability.ts';
import { newId } from '../../platform/ids.ts';
import { ok, type Result } from '../../platform/result.ts';
import { type BasketCall, type BasketChangeError, changeBasketAndRespond } from '../change/change-basket.ts';
import type { DraftLine } from '../items/plan-addition.ts';
import { plannedItems } from '../items/planned-items.ts';
import { findSellableSkus } from '../reference-data/sellable-skus.ts';
import { type AvailabilityCheck, planAvailabilityCheck } from './plan-availability-check.ts';
import { planRestore } from './plan-restore.ts';

export interface CheckedBasket {
  basket: Basket;
  outOfStock: boolean;
  changes: AvailabilityChange[];
}

const skuIdsOf = (lines: readonly { skuId: string }[]) => [...new Set(lines.map(({ skuId }) => skuId))];

function checkLines(lines: readonly DraftLine[], stock: ReadonlyMap<string, Availability>): AvailabilityCheck {
  // Everything is shipped from the warehouse: the only option of each line.
  return planAvailabilityCheck(lines.map((line) => ({ ...line, options: [stock.get(line.skuId)?.availableToPromise ?? 0] })));
}

/** Reduces the items of a basket to what can be delivered. An item that is not available at all is removed. */
export function checkBasketAvailability(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
): Promise<Result<CheckedBasket, BasketChangeError>> {
  let check: AvailabilityCheck = { changes: [], outOfStock: false };
  return changeBasketAndRespond(
    deps,
    call,
    basketId,
    async ({ tx, snapshot }) => {
      const stock = await availability(tx, skuIdsOf(snapshot.items));
      check = checkLines(snapshot.items, stock);
      const quantities = new Map(check.changes.map(({ id, quantity }) => [id, quantity]));
      const items = snapshot.items.map((row) => ({ ...row, quantity: quantities.get(row.id) ?? row.quantity }));
      const remaining = items.filter(({ quantity }) => quantity > 0);
      return ok({ items: plannedItems(snapshot, remaining), skus: { stock } });
    },
    (basket) => ({
      basket,
      outOfStock: check.outOfStock,
      changes: check.changes.map(({ id, skuId, requested, quantity }) => ({ itemId: id, productId: skuId, requested, quantity })),
    }),
  );
}

/** Undoes the changes of a check. SKUs that are no longer sold stay removed. */
export function restoreBasketItems(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  changes: readonly Omit<AvailabilityChange, 'quantity'>[],
): Promise<Result<CheckedBasket, BasketChangeError>> {
  let outOfStock = false;
  // An added line gets a new id, which is the same in every attempt: the client's id may be that of an item of another basket.
  const newIds = new Map(changes.map(({ itemId }) => [itemId, newId()]));
  return changeBasketAndRespond(
    deps,
    call,
    basketId,
    async ({ tx, cache, snapshot, now }) => {
      const skuIds = [...new Set([...skuIdsOf(snapshot.items), ...changes.map(({ productId }) => productId)])];
      const sellable = await findSellableSkus(tx, skuIds, snapshot.basket.currency as Currency, now, cache);
      const stock = await availability(tx, skuIds);
      const existing = new Set(snapshot.items.map(({ id }) => id));
      const restored = changes.flatMap(({ itemId, productId, requested }) => {
        const id = existing.has(itemId) ? itemId : (newIds.get(itemId) ?? itemId);
        return sellable.get(productId)?.sku.taxClass === 'gift_card' || !sellable.has(productId)
          ? []
          : [{ id, skuId: productId, requested }];
      });
      const lines = planRestore(snapshot.items, restored);
      outOfStock = checkLines(lines, stock).outOfStock;
      return ok({ items: plannedItems(snapshot, lines), skus: { sellable, stock } });
    },
    (basket) => ({ basket, outOfStock, changes: [] }),
  );
}
