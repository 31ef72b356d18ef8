/** Changes to the basket as a whole: currency, email, store, and its end. */
import type { Basket, Currency } from '@outfitter/contract';
import { and, eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { inTransaction } from '../platform/database/database.ts';
import { Fault } from '../platform/http/fault.ts';
import type { Principal } from '../platform/principal.ts';
import { priceSkus } from '../pricing/price-skus.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import { basketKeyOf, requireOpen } from './basket-access.ts';
import { withPendingOrderCanceled } from './cancel-pending-order.ts';
import { type BasketChange, changeBasket } from './change-basket.ts';
import { lockSnapshot, updateBasketFields } from './snapshot.ts';
import { baskets } from './tables.ts';

/** Nothing is converted: each line must have a price of its own in the new currency. */
async function changeCurrency({ tx, key, snapshot, now }: BasketChange, currency: Currency): Promise<void> {
  const skuIds = snapshot.items.map((item) => item.skuId);
  const before = await priceSkus(tx, skuIds, snapshot.basket.currency as Currency, now);
  const after = await priceSkus(tx, skuIds, currency, now);
  const unpriced = [...before.keys()].filter((skuId) => !after.has(skuId));
  if (unpriced.length > 0) {
    throw new Fault('InvalidCurrencyException', `Something in the basket is not sold in ${currency}.`, { currency, productIds: unpriced });
  }
  await updateBasketFields(tx, key, { currency, shownTotalMinor: null });
}

/** Changes the currency, by repricing everything, and the store of pickup. */
export function updateBasket(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  wish: { currency?: Currency; c_pickupStoreID?: string | null },
): Promise<Basket> {
  const currency = wish.currency && resolveCurrency(wish.currency, deps.settings);
  return changeBasket(deps, principal, basketId, async (change) => {
    if (currency && currency !== change.snapshot.basket.currency) await changeCurrency(change, currency);
    if (wish.c_pickupStoreID !== undefined) await updateBasketFields(change.tx, change.key, { pickupStoreId: wish.c_pickupStoreID });
  });
}

/** Where the order confirmation goes. */
export function setEmail(deps: CommerceDependencies, principal: Principal, basketId: string, email: string): Promise<Basket> {
  return changeBasket(deps, principal, basketId, ({ tx, key }) => updateBasketFields(tx, key, { email: email.trim() }));
}

/** Throws the basket away with everything in it. */
export async function deleteBasket(deps: CommerceDependencies, principal: Principal, basketId: string): Promise<void> {
  const key = basketKeyOf(principal, basketId);
  await withPendingOrderCanceled(deps, key, () =>
    inTransaction(deps.database.db, async (tx) => {
      requireOpen(await lockSnapshot(tx, key), key);
      await tx.delete(baskets).where(and(eq(baskets.customerGroupId, key.customerGroupId), eq(baskets.id, key.basketId)));
    }),
  );
}
