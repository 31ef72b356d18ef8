import type { Basket, Currency } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { type BasketCall, type BasketChange, type BasketChangeError, changeBasket } from '../change/change-basket.ts';
import { findSellableSkus } from '../reference-data/sellable-skus.ts';
import { type ChosenDelivery, chosenDelivery, type DeliveryInput, isPickup } from '../shipment/chosen-delivery.ts';
import { choosePickup, matchingLineOf } from '../shipment/moves/move-lines.ts';
import type { PickupStoreException } from '../shipment/pickup/pickup-store.ts';
import { changedLines, type DeliveryPlan, planDelivery } from '../shipment/plan-delivery.ts';
import type { BasketItemRow, BasketSnapshot } from '../snapshot.ts';
import { productNotSold } from './add-items.ts';
import { changeGiftCardTexts, type GiftCardChange } from './gift-card-choice.ts';
import { type AdditionFailure, checkAvailable, checkQuantity, type DraftLine } from './plan-addition.ts';
import { plannedItems } from './planned-items.ts';

export interface ItemChange extends GiftCardChange, DeliveryInput {
  productId?: string;
  quantity?: number;
  storeId?: string;
}

export type ItemChangeError =
  | BasketChangeError
  | AdditionFailure
  | PickupStoreException
  | 'ProductItemNotFoundException'
  | 'InvalidProductIdException'
  | 'ValidationException';

function findItem(snapshot: BasketSnapshot, itemId: string): Result<BasketItemRow, 'ProductItemNotFoundException'> {
  const item = snapshot.items.find((row) => row.id === itemId);
  return item ? ok(item) : failure('ProductItemNotFoundException', `The basket has no item with the id '${itemId}'.`, { itemId });
}

async function checkSold({ tx, cache, snapshot, now }: BasketChange, skuId: string) {
  const sellable = await findSellableSkus(tx, [skuId], snapshot.basket.currency as Currency, now, cache);
  return sellable.has(skuId) ? ok() : productNotSold(skuId, '$.productId');
}

/** Plans the changed line. If another line has its new SKU in the same shipment, merges the two. */
function planLine(
  { lines, stock }: DeliveryPlan,
  item: BasketItemRow,
  input: ItemChange,
  delivery: ChosenDelivery,
): { line: DraftLine; lines: DraftLine[] } {
  const giftCard = item.giftCard && changeGiftCardTexts(item.giftCard, input);
  const changed = { ...item, giftCard, skuId: input.productId ?? item.skuId, quantity: input.quantity ?? item.quantity };
  const chosen = delivery?.isAnyPickup ? choosePickup(lines, changed, stock) : delivery?.shipmentId;
  const inShipment = { ...changed, shipmentId: chosen ?? item.shipmentId };
  const match = matchingLineOf(lines, inShipment);
  const line = { ...inShipment, quantity: inShipment.quantity + (match?.quantity ?? 0) };
  return { line, lines: lines.filter((other) => other !== match).map((other) => (other.id === item.id ? line : other)) };
}

/**
 * Changes a line's quantity (0 removes it), SKU, delivery method or texts of a gift card. Always accepts a smaller quantity, even if it
 * still exceeds the stock.
 */
export function updateItem(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  itemId: string,
  input: ItemChange,
): Promise<Result<Basket, ItemChangeError>> {
  return changeBasket<Exclude<ItemChangeError, BasketChangeError>>(deps, call, basketId, async (change) => {
    const { snapshot } = change;
    const found = findItem(snapshot, itemId);
    if (!found.ok) return found;
    const item = found.value;
    const delivery = chosenDelivery(input, item, '$');
    if (!delivery.ok) return delivery;
    if (input.quantity === 0) {
      const remaining = snapshot.items.filter((row) => row !== item);
      return ok({ items: plannedItems(snapshot, remaining) });
    }
    if (input.productId !== undefined && input.productId !== item.skuId) {
      const sold = await checkSold(change, input.productId);
      if (!sold.ok) return sold;
    }
    const pickup = isPickup(delivery.value) ? { storeId: input.storeId } : undefined;
    const plan = await planDelivery(change, { skuIds: input.productId ? [input.productId] : [], pickup, exceptId: item.id });
    if (!plan.ok) return plan;
    const { line, lines } = planLine(plan.value, item, input, delivery.value);
    const isElsewhere = line.shipmentId !== item.shipmentId || plan.value.storeId !== snapshot.basket.pickupStoreId;
    if (isElsewhere || line.skuId !== item.skuId || line.quantity > item.quantity) {
      const available = checkAvailable(lines, line, plan.value.stock);
      if (!available.ok) return available;
      const quantity = checkQuantity(line);
      if (!quantity.ok) return quantity;
    }
    return ok(changedLines(snapshot, plan.value, lines));
  });
}

export function removeItem(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  itemId: string,
): Promise<Result<Basket, ItemChangeError>> {
  return updateItem(deps, call, basketId, itemId, { quantity: 0 });
}
