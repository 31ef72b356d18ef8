import { type Basket, type Currency, homeShipmentId } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { inTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/principal.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import { readBasket } from './read-basket.ts';
import { liveBasketId } from './snapshot.ts';
import { basketShipments, baskets } from './tables.ts';

const invalidCustomer = failure('InvalidCustomerException', 'The customer is invalid');

/**
 * Returns the customer's live basket, creating it if necessary (BASKET-004). Concurrent calls return the same basket: a unique constraint
 * allows one live basket per customer.
 */
export async function createBasket(
  deps: CommerceDependencies,
  principal: Principal,
  input: { currency?: Currency; c_kioskID?: string } = {},
): Promise<Result<Basket, 'InvalidCustomerException' | 'InvalidCurrencyException' | 'BasketNotFoundException'>> {
  const { customerGroupId, customerId } = principal;
  if (!customerId) return invalidCustomer;
  const currency = resolveCurrency(input.currency, deps.settings);
  if (!currency.ok) return currency;
  const now = deps.clock.now();
  const id = newId();
  const { db } = deps.database;
  const isCreated = await inTransaction(db, async (tx) => {
    const row = {
      customerGroupId,
      id,
      customerId,
      currency: currency.value,
      status: 'open' as const,
      kioskId: input.c_kioskID,
      createdAt: now,
      updatedAt: now,
    };
    const inserted = await tx.insert(baskets).values(row).onConflictDoNothing().returning({ id: baskets.id });
    if (inserted.length > 0) await tx.insert(basketShipments).values({ customerGroupId, basketId: id, id: homeShipmentId });
    return inserted.length > 0;
  });
  const basketId = isCreated ? id : await liveBasketId(db, customerGroupId, customerId);
  // The conflicting basket became an order after the insert.
  if (basketId === undefined) return createBasket(deps, principal, input);
  return readBasket(deps, { customerGroupId, basketId });
}

export async function customerBaskets(deps: CommerceDependencies, principal: Principal, customerId: string) {
  const { customerGroupId } = principal;
  if (customerId.trim() === '') return invalidCustomer;
  if (customerId !== principal.customerId) {
    return failure('CustomerNotFoundException', `No customer with the id '${customerId}' was found.`, { customerId });
  }
  const basketId = await liveBasketId(deps.database.db, customerGroupId, customerId);
  const basket = basketId === undefined ? undefined : await readBasket(deps, { customerGroupId, basketId });
  if (basket && !basket.ok) return basket;
  const baskets = basket ? [basket.value] : [];
  return ok({ count: baskets.length, baskets, start: 0, total: baskets.length });
}
