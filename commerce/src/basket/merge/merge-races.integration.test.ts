import { afterEach, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { sweepOrders } from '../../orders/placing/sweep-orders.ts';
import { buildCheckout, cards, completeCheckout } from '../../testing/checkout-builder.ts';
import { createCustomer } from '../../testing/customer-builder.ts';
import { untilStatementsWait } from '../../testing/waiting-statements.ts';
import { unitsOf, useMergeShop } from '../testing/merge-shop.ts';
import { listDeferredMerges } from './deferred-merges.ts';
import { mergeDeferredBaskets } from './merge-guest-basket.ts';

const { database, shop, merge, guestWith, customerWith } = useMergeShop();
afterEach(async () => {
  expect(await audit(database.pool, shop.clock.now())).toEqual([]);
});

describe('what happens at the same time as a merge', () => {
  it('BASKET-011 two logins of one guest at once move each unit once', async () => {
    for (let round = 0; round < 5; round++) {
      const guest = await guestWith({ productId: 'COAT', quantity: 2 }, { productId: 'CAP' });
      const customer = await createCustomer(shop);
      const results = await Promise.all([merge(guest, customer, 0), merge(guest, customer, 1)]);
      expect(results.map(({ basketItems }) => basketItems).sort()).toEqual([0, 3]);
      const { baskets } = await customer.client.getCustomerBaskets({ params: { customerId: customer.customerId } });
      expect(baskets.map(unitsOf)).toEqual([{ COAT: 2, CAP: 1 }]);
    }
  });

  it('BASKET-011 two guests who become the same customer at once both bring their items', async () => {
    for (let round = 0; round < 5; round++) {
      const guests = await Promise.all([guestWith({ productId: 'COAT' }), guestWith({ productId: 'COAT' }, { productId: 'CAP' })]);
      const customer = await createCustomer(shop);
      await Promise.all([merge(guests[0], customer, 0), merge(guests[1], customer, 1)]);
      const { baskets } = await customer.client.getCustomerBaskets({ params: { customerId: customer.customerId } });
      expect(baskets.map(unitsOf)).toEqual([{ COAT: 2, CAP: 1 }]);
    }
  });

  it('BASKET-011 an addition in another tab is merged, or is rejected and nothing of it is stored', async () => {
    for (let round = 0; round < 12; round++) {
      const guest = await guestWith({ productId: 'COAT' });
      const customer = await createCustomer(shop);
      const adding = async () => {
        if (round % 2 === 1) await new Promise((resolve) => setTimeout(resolve, round));
        return guest.client.addBasketItems({ params: guest.params, body: [{ productId: 'CAP' }] });
      };
      const [added] = await Promise.allSettled([adding(), merge(guest, customer, 1)]);
      const { baskets } = await customer.client.getCustomerBaskets({ params: { customerId: customer.customerId } });
      const isMerged = added.status === 'fulfilled';
      expect(baskets.map(unitsOf)).toEqual([isMerged ? { COAT: 1, CAP: 1 } : { COAT: 1 }]);
      if (!isMerged) expect(added.reason).toMatchObject({ type: 'BasketNotFoundException' });
    }
  });

  it('BASKET-011 an addition that waits for the merge’s lock finds no basket', async () => {
    const guest = await guestWith({ productId: 'COAT' });
    const customer = await createCustomer(shop);
    const locking = await database.pool.connect();
    try {
      await locking.query('BEGIN');
      await locking.query('SELECT 1 FROM basket WHERE id = $1 FOR UPDATE', [guest.params.basketId]);
      const merging = merge(guest, customer, 1);
      await untilStatementsWait(database, 1);
      const adding = guest.client.addBasketItems({ params: guest.params, body: [{ productId: 'CAP' }] });
      adding.catch(() => undefined);
      await untilStatementsWait(database, 2);
      await locking.query('COMMIT');
      expect(await merging).toMatchObject({ basketItems: 1 });
      await expect(adding).rejects.toMatchObject({ type: 'BasketNotFoundException' });
    } finally {
      locking.release();
    }
  });

  it('BASKET-011 ORDER-003 a basket whose order is at the bank is not merged until the order has failed', async () => {
    const failing = await buildCheckout(shop, { skuId: 'COAT', card: cards.secondFactor });
    expect(await failing.place()).toMatchObject({ status: 'awaiting_shopper' });
    const customer = await customerWith({ productId: 'CAP' });
    expect(await merge(failing, customer)).toMatchObject({ basketItems: 0, isDeferred: true });
    expect(await listDeferredMerges(shop.deps.database.db)).toMatchObject([{ guestGroupId: failing.usid, email: customer.email }]);
    for (let step = 0; step < 3; step++) {
      shop.clock.advance(20 * 60_000);
      await sweepOrders(shop.deps);
    }
    const kept: unknown[] = [];
    await mergeDeferredBaskets(shop.deps, async (_, { customerId }, { movedToList: items }) => void kept.push({ customerId, items }));
    expect(kept).toEqual([{ customerId: customer.customerId, items: [] }]);
    // Its access token has expired.
    const { rows } = await database.pool.query('SELECT sku_id FROM basket_item WHERE basket_id = $1 ORDER BY position', [
      customer.basketId,
    ]);
    expect(rows).toEqual([{ sku_id: 'CAP' }, { sku_id: 'COAT' }]);
    expect(await listDeferredMerges(shop.deps.database.db)).toEqual([]);
  });

  it('BASKET-011 a merge that waited for the guest’s order ends when the order is placed', async () => {
    const guest = await buildCheckout(shop, { skuId: 'COAT', card: cards.secondFactor });
    await guest.place();
    const customer = await createCustomer(shop);
    expect(await merge(guest, customer)).toMatchObject({ isDeferred: true });
    await database.pool.query(`UPDATE sandbox_payment SET state = 'authorised' WHERE state = 'challenge'`);
    shop.clock.advance(60_000);
    await sweepOrders(shop.deps);
    await mergeDeferredBaskets(shop.deps);
    expect(await listDeferredMerges(shop.deps.database.db)).toEqual([]);
    expect((await customer.client.getCustomerBaskets({ params: { customerId: customer.customerId } })).baskets).toEqual([]);
  });

  it('BASKET-011 ORDER-003 placing the guest’s order during the login gives an order or a merged basket, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const guest = await buildCheckout(shop, { skuId: 'COAT' });
      const customer = await createCustomer(shop);
      const delay = async () => void (await new Promise((resolve) => setTimeout(resolve, round * 3)));
      const [placed] = await Promise.allSettled([round % 2 ? delay().then(() => guest.place()) : guest.place(), merge(guest, customer, 1)]);
      await merge(guest, customer);
      const { baskets } = await customer.client.getCustomerBaskets({ params: { customerId: customer.customerId } });
      const isOrdered = placed.status === 'fulfilled' && placed.value.status === 'new';
      expect(baskets.map(unitsOf).filter((basket) => basket.COAT)).toEqual(isOrdered ? [] : [{ COAT: 1 }]);
    }
  });

  it('BASKET-011 waits while an order of the customer’s own basket is at the bank', async () => {
    const customer = await customerWith({ productId: 'CAP' });
    await completeCheckout(customer.client, customer.basketId, cards.secondFactor);
    expect(await customer.client.placeOrder({ body: { basketId: customer.basketId } })).toMatchObject({ status: 'awaiting_shopper' });
    const guest = await guestWith({ productId: 'COAT' });
    expect(await merge(guest, customer)).toMatchObject({ basketItems: 0, isDeferred: true });
    expect(unitsOf(await guest.client.getBasket({ params: guest.params }))).toEqual({ COAT: 1 });
    // A change of the basket cancels its order.
    await customer.client.addBasketItems({ params: { basketId: customer.basketId }, body: [{ productId: 'CAP' }] });
    expect(await merge(guest, customer)).toMatchObject({ basketItems: 1, isDeferred: false });
    expect(unitsOf(await customer.client.getBasket({ params: { basketId: customer.basketId } }))).toEqual({ CAP: 2, COAT: 1 });
  });
});
