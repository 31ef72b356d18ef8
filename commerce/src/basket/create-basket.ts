import { type Basket, type Currency, homeShipmentId } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { invalidCustomer } from '../customers/customer-access.ts';
import type { Transaction } from '../platform/database/database.ts';
import { resultInIdempotentTransaction } from '../platform/http/idempotency/idempotent-call.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/principal.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import type { BasketCall } from './change/change-basket.ts';
import { type BasketServices, basketServicesOf, loadBasket } from './load-basket.ts';
import { localizeBasket } from './presentation/localize-basket.ts';
import { presentBasket } from './presentation/present-basket.ts';
import { withExternalQuotes } from './pricing/external-quotes.ts';
import { showBasket } from './read-basket.ts';
import { liveCacheOf } from './reference-data/live-cache.ts';
import { newShipment } from './shipment/shipment-ids.ts';
import { type BasketSnapshot, readLiveSnapshot } from './snapshot.ts';
import { basketShipments, baskets } from './tables.ts';

interface NewBasket {
  currency?: Currency;
  c_kioskID?: string;
}

/** Returns a new basket. That of a registered customer has the customer's email (BASKET-007). */
export function emptySnapshot(
  { customerGroupId, customerId, email }: Pick<Principal, 'customerGroupId' | 'customerId' | 'email'>,
  currency: Currency,
  kioskId: string | undefined,
  now: Date,
): BasketSnapshot {
  const id = newId();
  return {
    basket: {
      customerGroupId,
      id,
      customerId,
      currency,
      status: 'open',
      email: email ?? null,
      billingAddress: null,
      kioskId: kioskId ?? null,
      storeId: null,
      pickupStoreId: null,
      pickupContact: null,
      verifiedGroup: null,
      shownTotalMinor: null,
      createdAt: now,
      updatedAt: now,
    },
    items: [],
    shipments: [newShipment({ customerGroupId, id }, homeShipmentId)],
    coupons: [],
    payments: [],
  };
}

/** Inserts a basket. Returns false if the customer already has a live basket. */
export async function insertBasket(tx: Transaction, { basket, shipments }: BasketSnapshot, shownTotalMinor: number): Promise<boolean> {
  const { rowCount } = await tx
    .insert(baskets)
    .values({ ...basket, shownTotalMinor })
    .onConflictDoNothing();
  if (!rowCount) return false;
  await tx.insert(basketShipments).values(shipments);
  return true;
}

/**
 * Returns the customer's live basket, creating it if necessary (BASKET-004). Concurrent calls return the same basket: a unique constraint
 * allows one live basket per customer.
 */
export async function createBasket(
  deps: CommerceDependencies,
  { principal, locale, idempotentCall }: BasketCall,
  input: NewBasket = {},
): Promise<Result<Basket, 'InvalidCustomerException' | 'InvalidCurrencyException' | 'BasketNotFoundException'>> {
  const { customerGroupId, customerId } = principal;
  if (!customerId) return invalidCustomer;
  const currency = resolveCurrency(input.currency, deps.settings);
  if (!currency.ok) return currency;
  const now = deps.clock.now();
  const cache = liveCacheOf(deps);
  const created = emptySnapshot(principal, currency.value, input.c_kioskID, now);

  async function createOrRead(tx: Transaction, services: BasketServices): Promise<Basket> {
    for (;;) {
      const empty = await loadBasket(tx, created, services, now, { cache });
      if (await insertBasket(tx, created, empty.totals.totalMinor)) return presentBasket(empty);
      const existing = await readLiveSnapshot(tx, customerGroupId, customerId);
      if (existing) return showBasket(tx, await loadBasket(tx, existing, services, now, { cache }));
      // The conflicting basket became an order after the insert.
    }
  }

  return withExternalQuotes(basketServicesOf(deps), (services) =>
    resultInIdempotentTransaction(deps.database.db, idempotentCall, async (tx) =>
      ok(await localizeBasket(tx, await createOrRead(tx, services), locale, cache)),
    ),
  );
}

export async function customerBaskets(deps: CommerceDependencies, principal: Principal, customerId: string) {
  const { customerGroupId } = principal;
  if (customerId.trim() === '') return invalidCustomer;
  if (customerId !== principal.customerId) {
    return failure('CustomerNotFoundException', `No customer with the id '${customerId}' was found.`, { customerId });
  }
  const { db } = deps.database;
  const snapshot = await readLiveSnapshot(db, customerGroupId, customerId);
  const loaded = snapshot && (await loadBasket(db, snapshot, basketServicesOf(deps), deps.clock.now(), { cache: liveCacheOf(deps) }));
  const baskets = loaded ? [await showBasket(db, loaded)] : [];
  return ok({ count: baskets.length, baskets, start: 0, total: baskets.length });
}
