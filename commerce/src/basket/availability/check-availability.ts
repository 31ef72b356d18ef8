import { type AvailabilityChange, type Basket, type Currency, homeShipmentId } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { newId } from '../../platform/ids.ts';
import { ok, type Result } from '../../platform/result.ts';
import { type BasketCall, type BasketChange, type BasketChangeError, changeBasketAndRespond } from '../change/change-basket.ts';
import type { DraftLine } from '../items/plan-addition.ts';
import { findSellableSkus } from '../reference-data/sellable-skus.ts';
import { isInStoreShipment, isPickupShipment, shipmentIdOf, shipmentTypeOf } from '../shipment/line-location.ts';
import type { LineStock } from '../shipment/line-stock.ts';
import { shipmentsWithoutPickup } from '../shipment/pickup/loaded-pickup.ts';
import { changedLines, planDeliveryAt } from '../shipment/plan-delivery.ts';
import type { BasketSnapshot } from '../snapshot.ts';
import { type AvailabilityCheck, planAvailabilityCheck } from './plan-availability-check.ts';
import { planRestore } from './plan-restore.ts';

export interface CheckedBasket {
  basket: Basket;
  outOfStock: boolean;
  changes: AvailabilityChange[];
}

/** A line keeps its delivery method: the only option, which is none at a store that has lost its pickup or closed. */
async function checkLines(
  { settings: { warehouse } }: CommerceDependencies,
  { tx, cache, snapshot, now }: BasketChange,
  lines: readonly DraftLine[],
  stock: LineStock,
): Promise<AvailabilityCheck> {
  const storeId = snapshot.basket.pickupStoreId;
  const closed = await shipmentsWithoutPickup(tx, cache, lines, { storeId, warehouse, at: now });
  return planAvailabilityCheck(
    lines.map((line) => ({ ...line, options: closed.has(line.shipmentId) ? [] : [stock(line).availableToPromise] })),
  );
}

/** The location of a line whose method is not given is that of the basket's line, or the warehouse. */
function shipmentOf(
  { itemId, c_shipmentType: type }: Pick<AvailabilityChange, 'itemId' | 'c_shipmentType'>,
  { basket, items }: BasketSnapshot,
): string {
  const existing = items.find(({ id }) => id === itemId);
  if (existing) return existing.shipmentId;
  // Nothing can be picked up any more without a store.
  return type && basket.pickupStoreId !== null ? shipmentIdOf(type) : homeShipmentId;
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
    async (change) => {
      const { snapshot } = change;
      const plan = await planDeliveryAt(change, snapshot.basket.pickupStoreId);
      check = await checkLines(deps, change, plan.lines, plan.stock);
      const quantities = new Map(check.changes.map(({ id, quantity }) => [id, quantity]));
      const items = snapshot.items.map((row) => ({ ...row, quantity: quantities.get(row.id) ?? row.quantity }));
      const remaining = items.filter(({ quantity }) => quantity > 0);
      return ok(changedLines(snapshot, plan, remaining));
    },
    (basket) => ({
      basket,
      outOfStock: check.outOfStock,
      changes: check.changes.map(({ id, skuId, shipmentId, requested, quantity }) => ({
        itemId: id,
        productId: skuId,
        requested,
        quantity,
        ...(isPickupShipment(shipmentId) ? { c_shipmentType: shipmentTypeOf(shipmentId) } : {}),
      })),
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
  // An added line gets a new id, which is the same in every attempt: the client's id may be that of another item, also of another basket.
  const identified = changes.map((change) => ({ ...change, addedId: newId() }));
  return changeBasketAndRespond(
    deps,
    call,
    basketId,
    async (change) => {
      const { tx, cache, snapshot, now } = change;
      const skuIds = [...new Set([...snapshot.items.map(({ skuId }) => skuId), ...changes.map(({ productId }) => productId)])];
      const sellable = await findSellableSkus(tx, skuIds, snapshot.basket.currency as Currency, now, cache);
      const restored = identified.flatMap((undone) => {
        const { itemId, addedId, productId, requested } = undone;
        return sellable.get(productId)?.sku.taxClass === 'gift_card' || !sellable.has(productId)
          ? []
          : [{ itemId, addedId, skuId: productId, shipmentId: shipmentOf(undone, snapshot), requested }];
      });
      const lines = planRestore(snapshot.items, restored);
      const isInStore = lines.some(({ shipmentId }) => isInStoreShipment(shipmentId));
      const plan = await planDeliveryAt(change, snapshot.basket.pickupStoreId, { skuIds, isInStore });
      outOfStock = (await checkLines(deps, change, lines, plan.stock)).outOfStock;
      const changed = changedLines(snapshot, plan, lines);
      return ok({ ...changed, skus: { ...changed.skus, sellable } });
    },
    (basket) => ({ basket, outOfStock, changes: [] }),
  );
}
