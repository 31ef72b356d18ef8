import { describe, expect, it } from 'vitest';
import { createGuestBasket } from '../../testing/guest-basket.ts';
import { addSku, setOnHand } from '../../testing/shop-fixture.ts';
import { productIds, useBasketShop } from '../testing/basket-shop.ts';

const { database, commerce } = useBasketShop();

describe('the lines of a basket', () => {
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
});
