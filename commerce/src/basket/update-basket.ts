import type { Basket, Currency } from '@outfitter/contract';
import { and, eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { resultInTransaction } from '../platform/database/database.ts';
import type { Principal } from '../platform/principal.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { priceSkus } from '../pricing/price-skus.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import { basketKeyOf, requireOpen } from './basket-access.ts';
import { withPendingOrderCanceled } from './cancel-pending-order.ts';
import { type BasketChange, type BasketChangeError, changeBasket } from './change-basket.ts';
import { lockSnapshot, updateBasketFields } from './snapshot.ts';
import { baskets } from './tables.ts';

/** Reprices the basket. Amounts are never converted, so each SKU needs a price in the new currency. */
async function changeCurrency({ tx, key, snapshot, now }: BasketChange, currency: Currency) {
  const skuIds = snapshot.items.map((item) => item.skuId);
  const previous = await priceSkus(tx, skuIds, snapshot.basket.currency as Currency, now);
  const next = await priceSkus(tx, skuIds, currency, now);
  const unpriced = [...previous.keys()].filter((skuId) => !next.has(skuId));
  if (unpriced.length > 0) {
    return failure('InvalidCurrencyException', `Something in the basket is not sold in ${currency}.`, { currency, productIds: unpriced });
  }
  await updateBasketFields(tx, key, { currency, shownTotalMinor: null });
  return ok();
}

export async function updateBasket(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  input: { currency?: Currency; c_pickupStoreID?: string | null },
): Promise<Result<Basket, BasketChangeError | 'InvalidCurrencyException'>> {
  const currency = input.currency ? resolveCurrency(input.currency, deps.settings) : ok();
  if (!currency.ok) return currency;
  return changeBasket(deps, principal, basketId, async (change) => {
    if (currency.value && currency.value !== change.snapshot.basket.currency) {
      const changed = await changeCurrency(change, currency.value);
      if (!changed.ok) return changed;
    }
    if (input.c_pickupStoreID !== undefined) await updateBasketFields(change.tx, change.key, { pickupStoreId: input.c_pickupStoreID });
    return ok();
  });
}

export function setEmail(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  email: string,
): Promise<Result<Basket, BasketChangeError>> {
  return changeBasket(deps, principal, basketId, async ({ tx, key }) => {
    await updateBasketFields(tx, key, { email: email.trim() });
    return ok();
  });
}

export async function deleteBasket(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
): Promise<Result<undefined, BasketChangeError>> {
  const found = basketKeyOf(principal, basketId);
  if (!found.ok) return found;
  const key = found.value;
  return withPendingOrderCanceled(deps, key, () =>
    resultInTransaction(deps.database.db, async (tx) => {
      const open = requireOpen(await lockSnapshot(tx, key), key);
      if (!open.ok) return open;
      await tx.delete(baskets).where(and(eq(baskets.customerGroupId, key.customerGroupId), eq(baskets.id, key.basketId)));
      return ok();
    }),
  );
}
