import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { sweepOrders } from '../../orders/placing/sweep-orders.ts';
import { buildCheckout, cards, completeCheckout } from '../../testing/checkout-builder.ts';
import { createCustomer, type TestCustomer } from '../../testing/customer-builder.ts';
import { createGuestBasket, type GuestBasket } from '../../testing/guest-basket.ts';
import { addStores } from '../../testing/pickup-shop.ts';
import { addSku, insertShop, setOnHand } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { untilStatementsWait } from '../../testing/waiting-statements.ts';
import { listDeferredMerges } from './deferred-merges.ts';
import { mergeDeferredBaskets, mergeGuestBasket, type SaveCutItems } from './merge-guest-basket.ts';

const database = useTestDatabase();
const shops = [useTestCommerce(database), useTestCommerce(database)] as const;
const [shop] = shops;
beforeAll(async () => {
  await insertShop(database.pool);
  for (const id of ['COAT', 'CAP', 'BELT', 'RARE']) await addSku(database.pool, { id, usd: 6_000 });
  await addSku(database.pool, { id: 'HAT', usd: 3_000, cad: 4_000 });
  await addSku(database.pool, { id: 'CARD', taxClass: 'gift_card' });
  await addStores(shop, { id: '112' });
});
afterEach(async () => {
  expect(await audit(database.pool, shop.clock.now())).toEqual([]);
});

const units = (basket: { productItems: { productId: string; quantity: number }[] }) =>
  Object.fromEntries(basket.productItems.map(({ productId, quantity }) => [productId, quantity]));

type Guest = { usid: string; customerId: string };
function inputOf({ usid, customerId }: Guest, customer: TestCustomer) {
  const owner = { customerGroupId: customer.customerGroupId, customerId: customer.customerId, email: customer.email };
  return { guestGroupId: usid, guestCustomerId: customerId, ...owner };
}
const merge = (guest: Guest, customer: TestCustomer, process: 0 | 1 = 0) => mergeGuestBasket(shops[process].deps, inputOf(guest, customer));

async function guestWith(...body: { productId: string; quantity?: number }[]): Promise<GuestBasket> {
  const guest = await createGuestBasket(shop);
  if (body.length > 0) await guest.client.addBasketItems({ params: guest.params, body });
  return guest;
}

async function customerWith(...body: { productId: string; quantity?: number }[]): Promise<TestCustomer & { basketId: string }> {
  const customer = await createCustomer(shop);
  const { basketId } = await customer.client.createBasket();
  if (body.length > 0) await customer.client.addBasketItems({ params: { basketId }, body });
  return { ...customer, basketId };
}

describe('the merge of a guest’s basket at login', () => {
  it('BASKET-007 BASKET-011 adds the quantities up, keeps codes that apply and the chosen store, and sets the customer’s email', async () => {
    const guest = await guestWith({ productId: 'COAT', quantity: 2 }, { productId: 'CAP' });
    await guest.client.addCoupon({ params: guest.params, body: { code: 'WELCOME15' } });
    await guest.client.addCoupon({ params: guest.params, body: { code: 'EXPIRED' } });
    await guest.client.setBasketCustomer({ params: guest.params, body: { email: 'typed@example.com' } });
    await guest.client.updateBasket({ params: guest.params, body: { c_pickupStoreID: '112' } });
    const customer = await customerWith({ productId: 'COAT', quantity: 3 });
    const result = await merge(guest, customer);
    expect(result).toEqual({
      basketItems: 3,
      shortfalls: [],
      droppedCoupons: ['EXPIRED'],
      movedItems: [],
      movedToList: [],
      isDeferred: false,
    });
    const basket = await customer.client.getBasket({ params: { basketId: customer.basketId } });
    expect(units(basket)).toEqual({ COAT: 5, CAP: 1 });
    expect(basket).toMatchObject({ customerInfo: { customerId: customer.customerId, email: customer.email }, c_pickupStoreID: '112' });
    expect(basket.couponItems.map(({ code, statusCode }) => [code, statusCode])).toEqual([['WELCOME15', 'applied']]);
    await expect(guest.client.getBasket({ params: guest.params })).rejects.toMatchObject({ type: 'BasketNotFoundException' });
  });

  it('BASKET-011 creates the customer’s basket if there is none, with the guest’s currency and the address typed so far', async () => {
    const guest = await guestWith({ productId: 'HAT' });
    await completeCheckout(guest.client, guest.params.basketId);
    await guest.client.updateBasket({ params: guest.params, body: { currency: 'CAD' } });
    const customer = await createCustomer(shop);
    expect(await merge(guest, customer)).toMatchObject({ basketItems: 1 });
    const { baskets } = await customer.client.getCustomerBaskets({ params: { customerId: customer.customerId } });
    expect(baskets).toHaveLength(1);
    expect(baskets[0]).toMatchObject({ currency: 'CAD', customerInfo: { email: customer.email }, paymentInstruments: [] });
    expect(baskets[0]?.shipments[0]?.shippingAddress?.address1).toBeDefined();
    expect(baskets[0]?.billingAddress?.address1).toBeDefined();
  });

  it('BASKET-011 cuts what stock and the limit of a line do not allow, and names it', async () => {
    await setOnHand(database.pool, 'RARE', 4);
    const guest = await guestWith({ productId: 'RARE', quantity: 3 }, { productId: 'BELT', quantity: 15 });
    const customer = await customerWith({ productId: 'RARE', quantity: 2 }, { productId: 'BELT', quantity: 10 });
    expect(await merge(guest, customer)).toEqual({
      basketItems: 12,
      shortfalls: [
        { productId: 'RARE', productName: 'Fencepost Chore Coat', added: 2, requested: 3, reason: 'stock' },
        { productId: 'BELT', productName: 'Fencepost Chore Coat', added: 10, requested: 15, reason: 'quantity_limit' },
      ],
      droppedCoupons: [],
      movedItems: [],
      movedToList: [
        { productId: 'RARE', quantity: 1 },
        { productId: 'BELT', quantity: 5 },
      ],
      isDeferred: false,
    });
    expect(units(await customer.client.getBasket({ params: { basketId: customer.basketId } }))).toEqual({ RARE: 4, BELT: 20 });
  });

  it('BASKET-011 changes nothing if what is cut cannot be stored elsewhere', async () => {
    await setOnHand(database.pool, 'RARE', 1);
    const guest = await guestWith({ productId: 'RARE' });
    const customer = await customerWith({ productId: 'RARE' });
    const saveCutItems: SaveCutItems = async () => Promise.reject(new Error('the list is full'));
    await expect(mergeGuestBasket(shop.deps, inputOf(guest, customer), saveCutItems)).rejects.toThrow('the list is full');
    expect(units(await guest.client.getBasket({ params: guest.params }))).toEqual({ RARE: 1 });
  });

  it('BASKET-011 keeps the currency of a customer’s basket with items, and cuts what is not sold in it', async () => {
    const guest = await guestWith({ productId: 'COAT', quantity: 2 });
    const customer = await customerWith({ productId: 'HAT' });
    await customer.client.updateBasket({ params: { basketId: customer.basketId }, body: { currency: 'CAD' } });
    expect(await merge(guest, customer)).toMatchObject({
      basketItems: 0,
      shortfalls: [{ productId: 'COAT', added: 0, requested: 2, reason: 'not_sold' }],
      movedToList: [{ productId: 'COAT', quantity: 2 }],
    });
    const basket = await customer.client.getBasket({ params: { basketId: customer.basketId } });
    expect([basket.currency, units(basket)]).toEqual(['CAD', { HAT: 1 }]);
  });

  it('BASKET-011 moves gift cards line by line, with their value, names and message', async () => {
    const card = {
      productId: 'CARD',
      c_giftCardType: 'mail',
      c_giftCardValue: 50,
      c_giftCardMessage: 'Happy birthday',
      c_giftCardRecipientName: 'Ines',
      c_giftCardSenderName: 'Dale',
    };
    const guest = await createGuestBasket(shop);
    await guest.client.addBasketItems({ params: guest.params, body: [card, { ...card, c_giftCardValue: 25 }] });
    const customer = await customerWith();
    await customer.client.addBasketItems({ params: { basketId: customer.basketId }, body: [card] });
    expect(await merge(guest, customer)).toMatchObject({ basketItems: 2, shortfalls: [] });
    const { productItems } = await customer.client.getBasket({ params: { basketId: customer.basketId } });
    expect(productItems.map((item) => item.c_giftCardValue)).toEqual([50, 50, 25]);
    for (const item of productItems) {
      expect(item).toMatchObject({ c_giftCardMessage: 'Happy birthday', c_giftCardRecipientName: 'Ines', c_giftCardSenderName: 'Dale' });
    }
  });

  it('BASKET-011 keeps a gift card that is not sold in the currency of the basket, and shows it in one in which it is', async () => {
    const card = { productId: 'CARD', c_giftCardType: 'mail' as const, c_giftCardValue: 50, c_giftCardMessage: 'Happy birthday' };
    const guest = await createGuestBasket(shop);
    await guest.client.addBasketItems({ params: guest.params, body: [card] });
    const customer = await customerWith({ productId: 'HAT' });
    const params = { basketId: customer.basketId };
    await customer.client.updateBasket({ params, body: { currency: 'CAD' } });
    expect(await merge(guest, customer)).toMatchObject({
      basketItems: 0,
      shortfalls: [{ productId: 'CARD', added: 0, requested: 1, reason: 'not_sold' }],
      movedToList: [],
    });
    const hidden = await customer.client.getBasket({ params });
    expect(units(hidden)).toEqual({ HAT: 1 });
    const itemId = hidden.productItems[0]?.itemId ?? '';
    await customer.client.updateBasketItem({ params: { ...params, itemId }, body: { quantity: 2 } });
    const shown = await customer.client.updateBasket({ params, body: { currency: 'USD' } });
    expect(shown.productItems).toMatchObject([
      { productId: 'HAT', quantity: 2 },
      { productId: 'CARD', c_giftCardValue: 50, c_giftCardMessage: 'Happy birthday' },
    ]);
  });

  it('has nothing to do for a guest without items, but sets the email of the customer’s basket', async () => {
    const guest = await guestWith();
    const customer = await customerWith({ productId: 'CAP' });
    await customer.client.setBasketCustomer({ params: { basketId: customer.basketId }, body: { email: 'former@example.com' } });
    expect(await merge(guest, customer)).toMatchObject({ basketItems: 0, shortfalls: [], isDeferred: false });
    const basket = await customer.client.getBasket({ params: { basketId: customer.basketId } });
    expect([basket.customerInfo.email, units(basket)]).toEqual([customer.email, { CAP: 1 }]);
  });
});

describe('what happens at the same time as a merge', () => {
  it('BASKET-011 two logins of one guest at once move each unit once', async () => {
    for (let round = 0; round < 5; round++) {
      const guest = await guestWith({ productId: 'COAT', quantity: 2 }, { productId: 'CAP' });
      const customer = await createCustomer(shop);
      const results = await Promise.all([merge(guest, customer, 0), merge(guest, customer, 1)]);
      expect(results.map(({ basketItems }) => basketItems).sort()).toEqual([0, 3]);
      const { baskets } = await customer.client.getCustomerBaskets({ params: { customerId: customer.customerId } });
      expect(baskets.map(units)).toEqual([{ COAT: 2, CAP: 1 }]);
    }
  });

  it('BASKET-011 two guests who become the same customer at once both bring their items', async () => {
    for (let round = 0; round < 5; round++) {
      const guests = await Promise.all([guestWith({ productId: 'COAT' }), guestWith({ productId: 'COAT' }, { productId: 'CAP' })]);
      const customer = await createCustomer(shop);
      await Promise.all([merge(guests[0], customer, 0), merge(guests[1], customer, 1)]);
      const { baskets } = await customer.client.getCustomerBaskets({ params: { customerId: customer.customerId } });
      expect(baskets.map(units)).toEqual([{ COAT: 2, CAP: 1 }]);
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
      expect(baskets.map(units)).toEqual([isMerged ? { COAT: 1, CAP: 1 } : { COAT: 1 }]);
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
    await mergeDeferredBaskets(shop.deps, async (_, { customerId }, items) => void kept.push({ customerId, items }));
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
      expect(baskets.map(units).filter((basket) => basket.COAT)).toEqual(isOrdered ? [] : [{ COAT: 1 }]);
    }
  });

  it('BASKET-011 waits while an order of the customer’s own basket is at the bank', async () => {
    const customer = await customerWith({ productId: 'CAP' });
    await completeCheckout(customer.client, customer.basketId, cards.secondFactor);
    expect(await customer.client.placeOrder({ body: { basketId: customer.basketId } })).toMatchObject({ status: 'awaiting_shopper' });
    const guest = await guestWith({ productId: 'COAT' });
    expect(await merge(guest, customer)).toMatchObject({ basketItems: 0, isDeferred: true });
    expect(units(await guest.client.getBasket({ params: guest.params }))).toEqual({ COAT: 1 });
    // A change of the basket cancels its order.
    await customer.client.addBasketItems({ params: { basketId: customer.basketId }, body: [{ productId: 'CAP' }] });
    expect(await merge(guest, customer)).toMatchObject({ basketItems: 1, isDeferred: false });
    expect(units(await customer.client.getBasket({ params: { basketId: customer.basketId } }))).toEqual({ CAP: 2, COAT: 1 });
  });
});
