import { beforeAll, describe, expect, it, vi } from 'vitest';
import { callWithoutKey } from '../../platform/http/idempotency/idempotent-call.ts';
import { createGuestBasket } from '../../testing/guest-basket.ts';
import { addStores } from '../../testing/pickup-shop.ts';
import { addSku, insertShop, setOnHand } from '../../testing/shop-fixture.ts';
import { testAddress } from '../../testing/test-address.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createBasket } from '../create-basket.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000, cad: 8_000 });
  await addSku(database.pool, { id: 'CAP', usd: 2_000, cad: 2_600 });
  await addSku(database.pool, { id: 'RARE', usd: 1_000, onHand: 3 });
  await addSku(database.pool, { id: 'LATER', usd: 1_000, onHand: 0, backorderLimit: 10, inStockDate: '2026-12-11' });
  await addSku(database.pool, { id: 'GIFT', usd: 2_500, taxClass: 'gift_card' });
  await addStores(commerce, { id: '003' });
});
const productIds = (basket: { productItems: { productId: string }[] }) => basket.productItems.map((item) => item.productId);

describe('a basket', () => {
  it('BASKET-003 API-004 is created once per guest', async () => {
    const { client, params, customerId } = await createGuestBasket(commerce);
    const again = await client.createBasket();
    expect(again).toMatchObject({ basketId: params.basketId, currency: 'USD', orderTotal: 0, customerInfo: { customerId } });
    const list = await client.getCustomerBaskets({ params: { customerId } });
    expect(list).toMatchObject({ count: 1, total: 1, baskets: [{ basketId: params.basketId }] });
  });

  it('API-056 of another guest is not found', async () => {
    const owner = await createGuestBasket(commerce);
    const { client } = await commerce.guest();
    await expect(client.getCustomerBaskets({ params: { customerId: owner.customerId } })).rejects.toMatchObject({ status: 404 });
    const { params } = owner;
    for (const call of [
      () => client.getBasket({ params }),
      () => client.addBasketItems({ params, body: [{ productId: 'COAT' }] }),
      () => client.deleteBasket({ params }),
      () => client.getPaymentMethods({ params }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404, type: 'BasketNotFoundException' });
    }
    await expect(client.getBasket({ params: { basketId: 'no-uuid' } })).rejects.toMatchObject({ status: 404 });
  });

  it('ERROR-008 is neither created nor listed without a customer id', async () => {
    const { client, customerId } = await createGuestBasket(commerce);
    const invalid = { status: 400, type: 'InvalidCustomerException', message: 'The customer is invalid' };
    await expect(client.getCustomerBaskets({ params: { customerId: ' ' } })).rejects.toMatchObject(invalid);
    const principal = { customerGroupId: customerId, customerId: '', usid: 'u', isRegistered: false, clientId: 'outfitter-web' };
    const call = { principal, locale: undefined, idempotentCall: callWithoutKey };
    expect(await createBasket(commerce.deps, call)).toMatchObject({ ok: false, error: invalid.type, message: invalid.message });
  });

  it('API-007 is deleted with its content', async () => {
    const { client, params } = await createGuestBasket(commerce);
    await client.deleteBasket({ params });
    await expect(client.getBasket({ params })).rejects.toMatchObject({ status: 404 });
    expect((await client.createBasket()).basketId).not.toBe(params.basketId);
  });

  it('BASKET-004 requires a token', async () => {
    await expect(commerce.clientWith().createBasket()).rejects.toMatchObject({ status: 401 });
  });

  it('I18N-001 localizes its lines for the call, with the default for missing translations', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const plain = await client.addBasketItems({ params, body: [{ productId: 'COAT' }] });
    await database.pool.query(
      `UPDATE style SET translations = '{"fr-FR": {"name": "Manteau"}}' WHERE id = (SELECT style_id FROM sku WHERE id = 'COAT')`,
    );
    const names = (basket: typeof plain) => basket.productItems.map((item) => item.productName);
    expect(names(await client.getBasket({ params, query: { locale: 'fr-FR' } }))).toEqual(['Manteau']);
    for (const query of [{}, { locale: 'it-IT' }, { locale: 'x'.repeat(10) }]) {
      expect(names(await client.getBasket({ params, query }))).toEqual(names(plain));
    }
  });

  it('I18N-001 localizes its shipping methods and discounts for the call', async () => {
    const { client, params } = await createGuestBasket(commerce);
    await client.addBasketItems({ params, body: [{ productId: 'COAT', quantity: 2 }] });
    await client.addCoupon({ params, body: { code: 'WELCOME15' } });
    const home = { ...params, shipmentId: 'me' };
    await client.setShippingAddress({ params: home, body: testAddress });
    await client.setShippingMethod({ params: home, body: { id: '02' } });
    await database.pool.query(
      `WITH method AS (UPDATE shipping_method SET carrier = 'Test Parcel',
         translations = '{"fr-FR": {"name": "Par la route", "description": "En camion", "carrier": "Colis Test"}}' WHERE id = '02')
       UPDATE promotion SET translations = '{"fr-FR": {"callout": "15 $ de moins"}}' WHERE id = 'order-15-off-50'`,
    );
    const plain = await client.getBasket({ params });
    const french = await client.getBasket({ params, query: { locale: 'fr-FR' } });
    const ground = (basket: typeof plain) => basket.applicableShippingMethods.find(({ id }) => id === '02');
    expect(ground(french)).toEqual({ ...ground(plain), name: 'Par la route', description: 'En camion', c_carrier: 'Colis Test' });
    expect(ground(plain)?.c_carrier).toBe('Test Parcel');
    expect(ground(plain)?.name).not.toBe('Par la route');
    expect(french.shipments[0]?.shippingMethod).toEqual(ground(french));
    expect(french.orderPriceAdjustments.map(({ itemText }) => itemText)).toEqual(['15 $ de moins']);
    const { applicableShippingMethods } = await client.getShippingMethods({ params: home, query: { locale: 'fr-FR' } });
    expect(applicableShippingMethods).toEqual(french.applicableShippingMethods);
  });

  it('API-006 is repriced in another currency, which is rejected if a SKU has no price in it', async () => {
    const { client, params } = await createGuestBasket(commerce);
    await client.addBasketItems({ params, body: [{ productId: 'COAT', quantity: 2 }] });
    expect(await client.updateBasket({ params, body: { currency: 'CAD' } })).toMatchObject({ currency: 'CAD', productSubTotal: 160 });
    await client.updateBasket({ params, body: { currency: 'USD' } });
    await client.addBasketItems({ params, body: [{ productId: 'RARE' }] });
    await expect(client.updateBasket({ params, body: { currency: 'CAD' } })).rejects.toMatchObject({
      type: 'InvalidCurrencyException',
      arguments: { productIds: ['RARE'] },
    });
    await expect(client.updateBasket({ params, body: { currency: 'EUR' } })).rejects.toMatchObject({ type: 'InvalidCurrencyException' });
  });
});

describe('the pickup store of a basket', () => {
  it('API-006 is set and removed, beside the currency', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const chosen = await client.updateBasket({ params, body: { c_pickupStoreID: '003', currency: 'CAD' } });
    expect(chosen).toMatchObject({ basketId: params.basketId, c_pickupStoreID: '003', currency: 'CAD' });
    expect(await client.updateBasket({ params, body: { currency: 'USD' } })).toMatchObject({ c_pickupStoreID: '003', currency: 'USD' });
    expect(await client.updateBasket({ params, body: { c_pickupStoreID: null } })).not.toHaveProperty('c_pickupStoreID');
  });
});

describe('the lines of a basket', () => {
  it('API-009 BASKET-002 have everything that a line shows; adding a present SKU adds units', async () => {
    const { client, params } = await createGuestBasket(commerce);
    await client.addBasketItems({ params, query: { storeId: '07' }, body: [{ productId: 'COAT' }] });
    const basket = await client.addBasketItems({
      params,
      body: [
        { productId: 'COAT', quantity: 2 },
        { productId: '4117', skuId: 'CAP' },
      ],
    });
    expect(basket.c_storeID).toBe('07');
    expect(basket.productItems).toMatchObject([
      {
        productId: 'COAT',
        productName: 'Fencepost Chore Coat',
        quantity: 3,
        price: 180,
        basePrice: 60,
        priceAfterItemDiscount: 180,
        shipmentId: 'me',
        c_isPickupItem: false,
        c_variationNames: { color: 'Duck Brown', size: 'Large' },
        priceAdjustments: [],
        optionItems: [],
      },
      { productId: 'CAP', quantity: 1 },
    ]);
  });

  it('API-009 takes option items, of which only gift cards have one', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const optionItems = [{ optionId: 'giftCard', optionValueId: 'barn-50' }];
    const card = { productId: 'GIFT', c_giftCardValue: 50, c_giftCardMessage: 'For the fence', optionItems };
    const basket = await client.addBasketItems({ params, body: [card, { productId: 'COAT', optionItems: [], c_isPickupItem: false }] });
    expect(basket.productItems).toMatchObject([
      { productId: 'GIFT', optionItems, c_giftCardOptionId: 'barn-50', c_giftCardValue: 50, c_giftCardMessage: 'For the fence' },
      { productId: 'COAT', optionItems: [], c_isPickupItem: false },
    ]);
    const rejected = (item: object) =>
      client.addBasketItems({ params, body: [{ productId: 'GIFT', ...item }] }).catch(({ type, arguments: { path } }) => [type, path]);
    const path = ['ValidationException', '$[0].optionItems[0]'];
    expect(await rejected({ productId: 'COAT', optionItems })).toEqual(path);
    expect(await rejected({ optionItems: [{ optionId: 'engraving', optionValueId: 'D.O.' }] })).toEqual(path);
    expect(await rejected({ optionItems, c_giftCardOptionId: 'other' })).toEqual(path);
  });

  it('API-009 takes the store of the query or of an item', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const byItem = await client.addBasketItems({ params, body: [{ productId: 'COAT', storeId: '003' }] });
    expect(byItem.c_storeID).toBe('003');
    const byQuery = await client.addBasketItems({ params, query: { storeId: '007' }, body: [{ productId: 'COAT' }] });
    expect(byQuery.c_storeID).toBe('007');
  });

  it('API-010 API-011 can be changed, swapped, and removed with quantity 0', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const added = await client.addBasketItems({ params, body: [{ productId: 'COAT' }, { productId: 'CAP' }] });
    const [coat, cap] = added.productItems.map((item) => ({ ...params, itemId: item.itemId }));
    const increased = await client.updateBasketItem({ params: coat!, body: { quantity: 4 } });
    expect(increased.productItems[0]?.quantity).toBe(4);
    const swapped = await client.updateBasketItem({ params: cap!, body: { productId: 'COAT' } });
    expect(swapped.productItems).toMatchObject([{ productId: 'COAT', quantity: 5, itemId: cap!.itemId }]);
    expect((await client.updateBasketItem({ params: cap!, body: { quantity: 0 } })).productItems).toEqual([]);
    await expect(client.removeBasketItem({ params: cap! })).rejects.toMatchObject({ status: 404, type: 'ProductItemNotFoundException' });
  });

  it('BASKET-010 return to their position when a removal is undone', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const added = await client.addBasketItems({ params, body: [{ productId: 'COAT' }, { productId: 'CAP' }, { productId: 'RARE' }] });
    await client.removeBasketItem({ params: { ...params, itemId: added.productItems[1]!.itemId } });
    const undone = await client.addBasketItems({ params, body: [{ productId: 'CAP', c_position: 1 }] });
    expect(productIds(undone)).toEqual(['COAT', 'CAP', 'RARE']);
    expect(productIds(await client.getBasket({ params }))).toEqual(['COAT', 'CAP', 'RARE']);
  });

  it('PDP-003 hold up to the stock, at most 20; a rejection names the stock', async () => {
    const { client, params } = await createGuestBasket(commerce);
    await client.addBasketItems({ params, body: [{ productId: 'RARE', quantity: 2 }] });
    await expect(client.addBasketItems({ params, body: [{ productId: 'RARE', quantity: 2 }] })).rejects.toMatchObject({
      status: 400,
      type: 'ProductItemNotAvailableException',
      arguments: { productId: 'RARE', requested: 4, available: 3 },
    });
    await client.addBasketItems({ params, body: [{ productId: 'COAT', quantity: 20 }] });
    await expect(client.addBasketItems({ params, body: [{ productId: 'COAT' }] })).rejects.toMatchObject({
      type: 'InvalidProductItemQuantityException',
      arguments: { maximum: 20 },
    });
    expect((await client.getBasket({ params })).productItems.map((item) => item.quantity)).toEqual([2, 20]);
  });

  it.each([-1, 0.5, 1e9, '1', null, 0])('reject the quantity %j', async (quantity) => {
    const { client, params } = await createGuestBasket(commerce);
    const body = [{ productId: 'COAT', quantity: quantity as number }];
    const error = await client.addBasketItems({ params, body }).catch((error) => error);
    expect(error.status).toBe(400);
    expect(['ValidationException', 'InvalidProductItemQuantityException']).toContain(error.type);
  });

  it('reject products that are not sold, and unknown properties', async () => {
    const { client, params } = await createGuestBasket(commerce);
    await expect(client.addBasketItems({ params, body: [{ productId: 'COAT' }, { productId: 'NOPE' }] })).rejects.toMatchObject({
      type: 'InvalidProductIdException',
      arguments: { productId: 'NOPE', path: '$[1].productId' },
    });
    const unknownFields = [{ productId: 'COAT', c_mystery: 1 }] as unknown as { productId: string }[];
    await expect(client.addBasketItems({ params, body: unknownFields })).rejects.toMatchObject({ type: 'UnknownPropertyException' });
    expect((await client.getBasket({ params })).productItems).toEqual([]);
  });

  it('are rejected as a whole beyond 100', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const card = { productId: 'GIFT', c_giftCardValue: 25 };
    await client.addBasketItems({ params, body: Array.from({ length: 50 }, () => card) });
    await client.addBasketItems({ params, body: Array.from({ length: 50 }, () => card) });
    await expect(client.addBasketItems({ params, body: [card] })).rejects.toMatchObject({
      type: 'BasketItemLimitException',
      arguments: { limit: 100 },
    });
  });

  it('show when a backordered SKU arrives, and are delivered after that', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const basket = await client.addBasketItems({ params, body: [{ productId: 'LATER' }] });
    expect(basket.productItems[0]?.inventory).toEqual({ orderable: true, stockLevel: 10, backorder: true, inStockDate: '2026-12-11' });
    expect(basket.applicableShippingMethods[0]?.c_arrivesFrom).toBe('2026-12-17');
  });

  it('that sell out block the order, and can still be reduced', async () => {
    await addSku(database.pool, { id: 'FADING', onHand: 5 });
    const { client, params } = await createGuestBasket(commerce);
    const { productItems } = await client.addBasketItems({ params, body: [{ productId: 'FADING', quantity: 5 }] });
    await setOnHand(database.pool, 'FADING', 2);
    const basket = await client.getBasket({ params });
    expect(basket._flash[0]).toMatchObject({
      type: 'ProductItemNotAvailable',
      path: '$.productItems[0].quantity',
      details: { requested: 5, available: 2 },
    });
    const reduced = await client.updateBasketItem({ params: { ...params, itemId: productItems[0]!.itemId }, body: { quantity: 2 } });
    expect(reduced._flash.map((flash) => flash.type)).not.toContain('ProductItemNotAvailable');
  });

  it('API-010 API-011 BASKET-010 can be added before others, swapped for another product, and removed', async () => {
    const { client, params } = await createGuestBasket(commerce);
    await client.addBasketItems({ params, body: [{ productId: 'COAT' }, { productId: 'RARE' }] });
    const body = [{ productId: 'CAP', c_position: 0, storeId: '07' }];
    const added = await client.addBasketItems({ params, body: [{ productId: 'RARE' }, ...body] });
    expect([productIds(added), added.c_storeID]).toEqual([['CAP', 'COAT', 'RARE'], '07']);
    const [cap, coat] = added.productItems.map(({ itemId }) => ({ ...params, itemId }));
    expect(productIds(await client.updateBasketItem({ params: coat!, body: { productId: 'LATER' } }))).toEqual(['CAP', 'LATER', 'RARE']);
    expect(productIds(await client.removeBasketItem({ params: cap! }))).toEqual(['LATER', 'RARE']);
    expect(productIds(await client.getBasket({ params }))).toEqual(['LATER', 'RARE']);
    await expect(client.updateBasketItem({ params: cap!, body: { quantity: 2 } })).rejects.toMatchObject({
      message: `The basket has no item with the id '${cap!.itemId}'.`,
      arguments: { itemId: cap!.itemId },
    });
  });

  it('reject a product without a price in the currency of the basket', async () => {
    const { client, params } = await createGuestBasket(commerce);
    await client.updateBasket({ params, body: { currency: 'CAD' } });
    const { productItems } = await client.addBasketItems({ params, body: [{ productId: 'COAT' }] });
    const error = { type: 'InvalidProductIdException', message: "Product 'RARE' cannot be put into this basket." };
    await expect(client.addBasketItems({ params, body: [{ productId: 'RARE' }] })).rejects.toMatchObject({
      ...error,
      arguments: { productId: 'RARE', path: '$[0].productId', in: 'body' },
    });
    const item = { ...params, itemId: productItems[0]!.itemId };
    await expect(client.updateBasketItem({ params: item, body: { productId: 'RARE' } })).rejects.toMatchObject(error);
  });

  it('can be reduced to more than the stock, but not increased or swapped to it', async () => {
    await addSku(database.pool, { id: 'SHRINKING', onHand: 6 });
    const { client, params } = await createGuestBasket(commerce);
    const added = await client.addBasketItems({
      params,
      body: [
        { productId: 'SHRINKING', quantity: 5 },
        { productId: 'COAT', quantity: 6 },
      ],
    });
    const [shrinking, coat] = added.productItems.map(({ itemId }) => ({ ...params, itemId }));
    await setOnHand(database.pool, 'SHRINKING', 2);
    const reduced = await client.updateBasketItem({ params: shrinking!, body: { quantity: 3 } });
    expect(reduced.productItems[0]?.quantity).toBe(3);
    const unchanged = await client.updateBasketItem({ params: shrinking!, body: { quantity: 3 } });
    expect(unchanged.productItems[0]?.quantity).toBe(3);
    await expect(client.updateBasketItem({ params: coat!, body: { productId: 'RARE' } })).rejects.toMatchObject({
      type: 'ProductItemNotAvailableException',
      arguments: { productId: 'RARE', requested: 6, available: 3 },
    });
    await expect(client.updateBasketItem({ params: shrinking!, body: { quantity: 4 } })).rejects.toMatchObject({
      type: 'ProductItemNotAvailableException',
      arguments: { productId: 'SHRINKING', requested: 4, available: 2 },
    });
    await expect(client.updateBasketItem({ params: coat!, body: { productId: 'SHRINKING' } })).rejects.toMatchObject({
      type: 'ProductItemNotAvailableException',
      arguments: { requested: 9, available: 2 },
    });
    const after = await client.getBasket({ params });
    expect(after.productItems.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['SHRINKING', 3],
      ['COAT', 6],
    ]);
  });

  it('PDP-003 hold at most 20 after a swap too, and keep their position', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const added = await client.addBasketItems({
      params,
      body: [{ productId: 'COAT', quantity: 12 }, { productId: 'RARE' }, { productId: 'CAP', quantity: 9 }],
    });
    const [coat, , cap] = added.productItems.map(({ itemId }) => ({ ...params, itemId }));
    await expect(client.updateBasketItem({ params: cap!, body: { productId: 'COAT' } })).rejects.toMatchObject({
      type: 'InvalidProductItemQuantityException',
      arguments: { productId: 'COAT', quantity: 21, maximum: 20 },
    });
    const merged = await client.updateBasketItem({ params: coat!, body: { productId: 'CAP', quantity: 11 } });
    expect(merged.productItems.map(({ productId, quantity, itemId }) => [productId, quantity, itemId])).toEqual([
      ['CAP', 20, coat!.itemId],
      ['RARE', 1, added.productItems[1]!.itemId],
    ]);
  });

  it('cannot become a product that is not sold, and needs a store to be picked up', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const { productItems } = await client.addBasketItems({ params, body: [{ productId: 'COAT' }] });
    const item = { ...params, itemId: productItems[0]!.itemId };
    await expect(client.updateBasketItem({ params: item, body: { productId: 'NOPE' } })).rejects.toMatchObject({
      type: 'InvalidProductIdException',
      arguments: { productId: 'NOPE', path: '$.productId' },
    });
    await expect(client.updateBasketItem({ params: item, body: { c_isPickupItem: true } })).rejects.toMatchObject({
      type: 'StoreNotSelectedException',
    });
    await expect(client.addBasketItems({ params, body: [{ productId: 'CAP', c_isPickupItem: true }] })).rejects.toMatchObject({
      type: 'StoreNotSelectedException',
    });
    const response = await client.updateBasketItem({ params: item, body: { productId: 'COAT', c_isPickupItem: false } });
    expect(response.productItems).toMatchObject([{ productId: 'COAT', quantity: 1 }]);
  });

  it('GIFT-003 of gift cards are not merged, and only their message changes', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const card = { productId: 'GIFT', c_giftCardValue: 50, c_giftCardMessage: 'One' };
    const { productItems } = await client.addBasketItems({ params, body: [card, card, { productId: 'COAT' }] });
    const [first, second, coat] = productItems.map(({ itemId }) => ({ ...params, itemId }));
    await client.updateBasketItem({ params: second!, body: { c_giftCardMessage: 'Two' } });
    await client.updateBasketItem({ params: first!, body: { quantity: 2 } });
    const basket = await client.updateBasketItem({ params: coat!, body: { c_giftCardMessage: 'Three' } });
    expect(
      basket.productItems.map(({ quantity, c_giftCardMessage, c_giftCardValue }) => [quantity, c_giftCardMessage, c_giftCardValue]),
    ).toEqual([
      [2, 'One', 50],
      [1, 'Two', 50],
      [1, undefined, undefined],
    ]);
  });

  it('GIFT-003 of gift cards carry the names on them, which change and are removed together with the message', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const card = { productId: 'GIFT', c_giftCardValue: 50, c_giftCardRecipientName: ' Marit 🎁 ', c_giftCardSenderName: 'Dale' };
    const { productItems } = await client.addBasketItems({ params, body: [card] });
    expect(productItems[0]).toMatchObject({ c_giftCardRecipientName: 'Marit 🎁', c_giftCardSenderName: 'Dale' });
    const item = { ...params, itemId: productItems[0]!.itemId };
    const texts = { c_giftCardRecipientName: '<script>', c_giftCardSenderName: null, c_giftCardMessage: 'Two\nlines' };
    const [changed] = (await client.updateBasketItem({ params: item, body: texts })).productItems;
    expect(changed).toMatchObject({ c_giftCardRecipientName: '<script>', c_giftCardMessage: 'Two\nlines', c_giftCardValue: 50 });
    expect(changed).not.toHaveProperty('c_giftCardSenderName');
    for (const [key, text] of [
      ['c_giftCardRecipientName', 'x'.repeat(61)],
      ['c_giftCardRecipientName', 'two\nlines'],
      ['c_giftCardSenderName', 'a\u0007bell'],
      ['c_giftCardMessage', 'x'.repeat(251)],
      ['c_giftCardMessage', 'an\u001bescape'],
    ] as const) {
      const rejected = { type: 'ValidationException', arguments: { path: `$.${key}`, in: 'body' } };
      await expect(client.updateBasketItem({ params: item, body: { [key]: text } })).rejects.toMatchObject(rejected);
    }
    const onCoat = { productId: 'COAT', c_giftCardRecipientName: 'Marit' };
    await expect(client.addBasketItems({ params, body: [onCoat] })).rejects.toMatchObject({ type: 'ValidationException' });
  });

  it('BASKET-009 disappear if the catalog no longer has them', async () => {
    await addSku(database.pool, { id: 'OLD' });
    const { client, params } = await createGuestBasket(commerce);
    await client.addBasketItems({ params, body: [{ productId: 'OLD' }, { productId: 'CAP' }] });
    await database.pool.query(`DELETE FROM price WHERE sku_id = 'OLD'`);
    expect(productIds(await client.getBasket({ params }))).toEqual(['CAP']);
  });

  it('GIFT-003 of a gift card have an amount and a message, which can be changed', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const card = { productId: 'GIFT', c_giftCardValue: 50, c_giftCardMessage: 'For the truck.', c_giftCardOptionId: 'barn' };
    const basket = await client.addBasketItems({ params, body: [card] });
    expect(basket.productItems[0]).toMatchObject({ price: 50, c_giftCardValue: 50, c_giftCardMessage: 'For the truck.' });
    const itemId = basket.productItems[0]!.itemId;
    const changed = await client.updateBasketItem({ params: { ...params, itemId }, body: { c_giftCardMessage: null } });
    expect(changed.productItems[0]).not.toHaveProperty('c_giftCardMessage');
    await expect(client.addBasketItems({ params, body: [{ ...card, c_giftCardValue: 33 }] })).rejects.toMatchObject({
      arguments: { path: '$[0].c_giftCardValue' },
    });
    await expect(client.addBasketItems({ params, body: [{ ...card, productId: 'COAT' }] })).rejects.toMatchObject({
      type: 'ValidationException',
    });
  });

  it('take the same number of statements, however many there are', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const queries = vi.spyOn(commerce.deps.database.pool, 'query');
    const statementsOfReading = async () => {
      await client.getBasket({ params });
      queries.mockClear();
      await client.getBasket({ params });
      return queries.mock.calls.length;
    };
    try {
      await client.addBasketItems({ params, body: [{ productId: 'COAT' }] });
      const one = await statementsOfReading();
      await client.addBasketItems({ params, body: ['CAP', 'RARE', 'LATER', 'GIFT'].map((productId) => ({ productId })) });
      expect(await statementsOfReading()).toBe(one);
      expect(one).toBeGreaterThan(5);
      expect(one).toBeLessThan(16);
    } finally {
      queries.mockRestore();
    }
  });
});
