import { afterEach, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { completeCheckout } from '../../testing/checkout-builder.ts';
import { createCustomer } from '../../testing/customer-builder.ts';
import { createGuestBasket } from '../../testing/guest-basket.ts';
import { setOnHand } from '../../testing/shop-fixture.ts';
import { mergeInput, unitsOf, useMergeShop } from '../testing/merge-shop.ts';
import { mergeGuestBasket, type SaveCutItems } from './merge-guest-basket.ts';

const { database, shop, merge, guestWith, customerWith } = useMergeShop();
afterEach(async () => {
  expect(await audit(database.pool, shop.clock.now())).toEqual([]);
});

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
    expect(unitsOf(basket)).toEqual({ COAT: 5, CAP: 1 });
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
    expect(unitsOf(await customer.client.getBasket({ params: { basketId: customer.basketId } }))).toEqual({ RARE: 4, BELT: 20 });
  });

  it('BASKET-011 changes nothing if what is cut cannot be stored elsewhere', async () => {
    await setOnHand(database.pool, 'RARE', 1);
    const guest = await guestWith({ productId: 'RARE' });
    const customer = await customerWith({ productId: 'RARE' });
    const saveCutItems: SaveCutItems = async () => Promise.reject(new Error('the list is full'));
    await expect(mergeGuestBasket(shop.deps, mergeInput(guest, customer), saveCutItems)).rejects.toThrow('the list is full');
    expect(unitsOf(await guest.client.getBasket({ params: guest.params }))).toEqual({ RARE: 1 });
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
    expect([basket.currency, unitsOf(basket)]).toEqual(['CAD', { HAT: 1 }]);
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
      shortfalls: [{ productId: 'CARD', added: 0, requested: 1, reason: 'gift_card' }],
      movedToList: [],
    });
    const hidden = await customer.client.getBasket({ params });
    expect(unitsOf(hidden)).toEqual({ HAT: 1 });
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
    expect([basket.customerInfo.email, unitsOf(basket)]).toEqual([customer.email, { CAP: 1 }]);
  });
});
