import { describe, expect, it, vi } from 'vitest';
import { createGuestBasket } from '../../testing/guest-basket.ts';
import { addSku } from '../../testing/shop-fixture.ts';
import { productIds, useBasketShop } from '../testing/basket-shop.ts';

const { database, commerce } = useBasketShop();

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
