import type { Basket, Currency, DeliveryBefore } from '@outfitter/contract';
import { and, eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Transaction } from '../platform/database/database.ts';
import { resultInIdempotentTransaction } from '../platform/http/idempotency/idempotent-call.ts';
import { newId } from '../platform/ids.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import { basketKeyOf, requireOpen } from './basket-access.ts';
import { withPendingOrderCanceled } from './change/cancel-pending-order.ts';
import { type BasketCall, type BasketChange, type BasketChangeError, type ChangedBasket, changeBasket } from './change/change-basket.ts';
import { findSellableSkus } from './reference-data/sellable-skus.ts';
import { shipmentIdOf } from './shipment/line-location.ts';
import { changeStore } from './shipment/moves/change-store.ts';
import type { PickupStoreException } from './shipment/pickup/pickup-store.ts';
import type { LineBefore } from './shipment/restore-delivery.ts';
import { type BasketKey, lockSnapshot } from './snapshot.ts';
import { baskets } from './tables.ts';

/** Checks that each SKU has a price in the new currency, because amounts are never converted. */
async function checkCurrency(
  { tx, cache, snapshot, now }: BasketChange,
  currency: Currency,
): Promise<Result<undefined, 'InvalidCurrencyException'>> {
  const skuIds = [...new Set(snapshot.items.map((item) => item.skuId))];
  const previous = await findSellableSkus(tx, skuIds, snapshot.basket.currency as Currency, now, cache);
  const next = await findSellableSkus(tx, skuIds, currency, now, cache);
  const unpriced = [...previous.keys()].filter((skuId) => !next.has(skuId));
  if (unpriced.length === 0) return ok();
  return failure('InvalidCurrencyException', `Something in the basket is not sold in ${currency}.`, { currency, productIds: unpriced });
}

function lineBefore({ itemId, productId, quantity, c_shipmentType, c_position }: DeliveryBefore): LineBefore {
  return { id: itemId, skuId: productId, quantity, shipmentId: shipmentIdOf(c_shipmentType), position: c_position };
}

export async function updateBasket(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  input: { currency?: Currency; c_pickupStoreID?: string | null; restore?: readonly DeliveryBefore[] },
): Promise<Result<Basket, BasketChangeError | PickupStoreException | 'InvalidCurrencyException'>> {
  const currency = input.currency ? resolveCurrency(input.currency, deps.settings) : ok();
  if (!currency.ok) return currency;
  // The id of an added line is the same in every attempt.
  const restore = input.restore?.map((line) => ({ ...lineBefore(line), newId: newId() }));
  return changeBasket(deps, call, basketId, async (change) => {
    const isOtherCurrency = currency.value !== undefined && currency.value !== change.snapshot.basket.currency;
    if (currency.value && isOtherCurrency) {
      const checked = await checkCurrency(change, currency.value);
      if (!checked.ok) return checked;
    }
    const atStore = input.c_pickupStoreID === undefined ? ok<ChangedBasket>({}) : await changeStore(change, input.c_pickupStoreID, restore);
    if (!atStore.ok) return atStore;
    return ok({
      ...atStore.value,
      // The limit of an instrument is an amount of the previous currency.
      ...(isOtherCurrency ? { payments: change.snapshot.payments.filter(({ amountMinor }) => amountMinor === null) } : {}),
      basket: { ...atStore.value.basket, ...(currency.value ? { currency: currency.value } : {}) },
    });
  });
}

export function setEmail(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  email: string,
): Promise<Result<Basket, BasketChangeError>> {
  return changeBasket(deps, call, basketId, async () => ok({ basket: { email: email.trim() } }));
}

export async function removeBasket(tx: Transaction, { customerGroupId, basketId }: BasketKey): Promise<void> {
  await tx.delete(baskets).where(and(eq(baskets.customerGroupId, customerGroupId), eq(baskets.id, basketId)));
}

export async function deleteBasket(
  deps: CommerceDependencies,
  { principal, idempotentCall }: Pick<BasketCall, 'principal' | 'idempotentCall'>,
  basketId: string,
): Promise<Result<undefined, BasketChangeError>> {
  const found = basketKeyOf(principal, basketId);
  if (!found.ok) return found;
  const key = found.value;
  return withPendingOrderCanceled(deps, key, () =>
    resultInIdempotentTransaction<undefined, BasketChangeError>(deps.database.db, idempotentCall, async (tx) => {
      const open = requireOpen(await lockSnapshot(tx, key), key);
      if (!open.ok) return open;
      await removeBasket(tx, key);
      return ok();
    }),
  );
}
