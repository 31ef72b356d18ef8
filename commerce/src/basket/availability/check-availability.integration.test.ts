import { beforeAll, describe, expect, it } from 'vitest';
import { createGuestBasket } from '../../testing/guest-basket.ts';
import { createPickupBasket, deliveries } from '../../testing/pickup-basket.ts';
import { addStores, setStoreStock } from '../../testing/pickup-shop.ts';
import { addSku, insertShop, setOnHand } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);

beforeAll(async () => {
  await insertShop(database.pool);
  for (const id of ['COAT', 'BOOT', 'HAT']) await addSku(database.pool, { id, onHand: 10 });
});

describe('the availability check of a basket', () => {
  it('FULFIL-007 FULFIL-008 reduces and removes items, tells what it changed, and leaves a basket that can be ordered', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const body = [
      { productId: 'COAT', quantity: 5 },
      { productId: 'BOOT', quantity: 2 },
      { productId: 'HAT', quantity: 1 },
    ];
    const { productItems } = await client.addBasketItems({ params, body });
    const [coat, boot] = productItems;
    await setOnHand(database.pool, 'COAT', 3);
    await setOnHand(database.pool, 'BOOT', 0);
    const checked = await client.checkBasketAvailability({ params });
    expect(checked.outOfStock).toBe(true);
    expect(checked.changes).toEqual([
      { itemId: coat?.itemId, productId: 'COAT', requested: 5, quantity: 3 },
      { itemId: boot?.itemId, productId: 'BOOT', requested: 2, quantity: 0 },
    ]);
    expect(checked.basket.productItems.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['COAT', 3],
      ['HAT', 1],
    ]);
    expect(checked.basket._flash.filter(({ type }) => type === 'ProductItemNotAvailable')).toEqual([]);
    const restore = checked.changes.map(({ itemId, productId, requested }) => ({ itemId, productId, requested }));
    const undone = await client.checkBasketAvailability({ params, body: { restore } });
    expect([undone.outOfStock, undone.changes]).toEqual([true, []]);
    expect(undone.basket.productItems.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['COAT', 5],
      ['HAT', 1],
      ['BOOT', 2],
    ]);
    expect(undone.basket._flash.filter(({ type }) => type === 'ProductItemNotAvailable')).toHaveLength(2);
    expect((await client.checkBasketAvailability({ params })).basket.productItems).toHaveLength(2);
    const again = await client.checkBasketAvailability({ params });
    expect([again.outOfStock, again.changes, again.basket.productSubTotal]).toEqual([false, [], checked.basket.productSubTotal]);
  });

  it('gives restored items new ids, even if the client sends other SKUs with the id of an existing item', async () => {
    const { client, params } = await createGuestBasket(commerce);
    const { productItems } = await client.addBasketItems({ params, body: [{ productId: 'COAT', quantity: 1 }] });
    const itemId = productItems[0]?.itemId ?? '';
    const restore = ['HAT', 'BOOT'].map((productId) => ({ itemId, productId, requested: 1 }));
    const { basket } = await client.checkBasketAvailability({ params, body: { restore } });
    expect(basket.productItems.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['COAT', 1],
      ['HAT', 1],
      ['BOOT', 1],
    ]);
    expect(new Set(basket.productItems.map((item) => item.itemId)).size).toBe(3);
  });

  it('returns the recorded response for a repeated idempotency key', async () => {
    const { client, params } = await createGuestBasket(commerce);
    await client.addBasketItems({ params, body: [{ productId: 'HAT', quantity: 4 }] });
    await setOnHand(database.pool, 'HAT', 2);
    const idempotencyKey = crypto.randomUUID();
    const first = await client.checkBasketAvailability({ params, idempotencyKey });
    expect(first.changes).toHaveLength(1);
    expect(await client.checkBasketAvailability({ params, idempotencyKey })).toEqual(first);
  });

  it('FULFIL-007 checks each line where its items come from, and puts removed ones back there', async () => {
    const { pool } = database;
    await addSku(pool, { id: 'TENT', onHand: 10 });
    await addStores(commerce, { id: '001' });
    await setStoreStock(pool, 'TENT', '001', 4);
    const { client, params, add } = await createPickupBasket(commerce, '001');
    await add('TENT', 4);
    await add('TENT', 4, 'in-store-pickup');
    const filled = await add('TENT', 5, 'ship-to-store');
    await setStoreStock(pool, 'TENT', '001', 0);
    await setStoreStock(pool, 'TENT', 'warehouse', 6);
    const shortages = (await client.getBasket({ params }))._flash.filter(({ type }) => type === 'ProductItemNotAvailable');
    expect(shortages.map(({ path, details }) => [path, details?.available])).toEqual([
      ['$.productItems[1].quantity', 0],
      ['$.productItems[2].quantity', 2],
    ]);
    const { basket, changes } = await client.checkBasketAvailability({ params });
    expect(deliveries(basket)).toEqual([
      ['TENT', 4, 'ship-to-home'],
      ['TENT', 2, 'ship-to-store'],
    ]);
    expect(changes.map(({ requested, quantity, c_shipmentType }) => [requested, quantity, c_shipmentType])).toEqual([
      [4, 0, 'in-store-pickup'],
      [5, 2, 'ship-to-store'],
    ]);
    const restore = changes.map(({ quantity: _, ...change }) => change);
    const undone = await client.checkBasketAvailability({ params, body: { restore } });
    expect(deliveries(undone.basket).sort()).toEqual(deliveries(filled).sort());
    expect(undone.outOfStock).toBe(true);
  });

  it('FULFIL-007 FULFIL-008 removes what would be collected at a store that has closed, and nothing else; the undo puts it back', async () => {
    const { pool } = database;
    await addSku(pool, { id: 'SAW', onHand: 10 });
    await addStores(commerce, { id: '002' }, { id: '003' });
    await setStoreStock(pool, 'SAW', '002', 4);
    const { client, params, add } = await createPickupBasket(commerce, '002');
    await add('SAW', 1);
    await add('SAW', 2, 'in-store-pickup');
    const filled = await add('SAW', 3, 'ship-to-store');
    await addStores(commerce, { id: '002', closedOverride: { from: '2026-11-20', reason: 'Flood' } });
    const { basket, outOfStock, changes } = await client.checkBasketAvailability({ params });
    expect(outOfStock).toBe(true);
    expect(changes.map(({ requested, quantity, c_shipmentType }) => [requested, quantity, c_shipmentType])).toEqual([
      [2, 0, 'in-store-pickup'],
      [3, 0, 'ship-to-store'],
    ]);
    expect(deliveries(basket)).toEqual([['SAW', 1, 'ship-to-home']]);
    expect(basket._flash.map(({ type }) => type)).not.toContain('StoreNotEligible');
    const restore = changes.map(({ quantity: _, ...change }) => change);
    const undone = await client.checkBasketAvailability({ params, body: { restore } });
    expect(deliveries(undone.basket)).toEqual(deliveries(filled));
    expect([undone.outOfStock, undone.basket._flash.map(({ type }) => type)]).toEqual([true, expect.arrayContaining(['StoreNotEligible'])]);
  });
});
