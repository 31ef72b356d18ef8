import { type Basket, type Currency, homeShipmentId } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { inTransaction } from '../platform/database/database.ts';
import { Fault } from '../platform/http/fault.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/principal.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import { readBasket } from './read-basket.ts';
import { liveBasketId } from './snapshot.ts';
import { basketShipments, baskets } from './tables.ts';

/**
 * The customer's live basket, made if there is none (BASKET-004). Asked twice at once it is the same one: the database
 * knows a single live basket for each customer.
 */
export async function createBasket(
  deps: CommerceDependencies,
  principal: Principal,
  wish: { currency?: Currency; c_kioskID?: string } = {},
): Promise<Basket> {
  const { customerGroupId, customerId } = principal;
  if (!customerId) throw new Fault('InvalidCustomerException', 'The customer is invalid');
  const currency = resolveCurrency(wish.currency, deps.settings);
  const now = deps.clock.now();
  const id = newId();
  const { db } = deps.database;
  const made = await inTransaction(db, async (tx) => {
    const row = {
      customerGroupId,
      id,
      customerId,
      currency,
      status: 'open' as const,
      kioskId: wish.c_kioskID,
      createdAt: now,
      updatedAt: now,
    };
    const inserted = await tx.insert(baskets).values(row).onConflictDoNothing().returning({ id: baskets.id });
    if (inserted.length > 0) await tx.insert(basketShipments).values({ customerGroupId, basketId: id, id: homeShipmentId });
    return inserted.length > 0;
  });
  const basketId = made ? id : await liveBasketId(db, customerGroupId, customerId);
  // The one in the way became an order in the meantime.
  if (basketId === undefined) return createBasket(deps, principal, wish);
  return readBasket(deps, { customerGroupId, basketId });
}

/** The customer's baskets: none or one. */
export async function customerBaskets(deps: CommerceDependencies, principal: Principal, customerId: string) {
  const { customerGroupId } = principal;
  if (customerId !== principal.customerId) {
    throw new Fault('CustomerNotFoundException', `No customer with the id '${customerId}' was found.`, { customerId });
  }
  const basketId = await liveBasketId(deps.database.db, customerGroupId, customerId);
  const baskets = basketId === undefined ? [] : [await readBasket(deps, { customerGroupId, basketId })];
  return { count: baskets.length, baskets, start: 0, total: baskets.length };
}
