import type { Basket, DeliveryBefore } from '@outfitter/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPickupBasket, deliveries } from '../../../testing/pickup-basket.ts';
import { addStores, setStoreStock } from '../../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../../testing/test-commerce.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  const { pool } = database;
  await insertShop(pool);
  await addSku(pool, { id: 'COAT', usd: 6_000, onHand: 5 });
  await addSku(pool, { id: 'CAP', usd: 2_000, onHand: 10 });
  await addSku(pool, { id: 'LAST', usd: 1_000, onHand: 0 });
  await addSku(pool, { id: 'CARD', usd: 2_500, taxClass: 'gift_card' });
});
beforeEach(async () => {
  await addStores(commerce, { id: '001', name: 'Ely' }, { id: '002', name: 'Tower' });
  await setStoreStock(database.pool, 'COAT', '001', 3);
  await setStoreStock(database.pool, 'LAST', '001', 1);
  await setStoreStock(database.pool, 'CAP', '002', 5);
});

const storeFlash = ({ _flash }: Basket) => _flash.find(({ type }) => type === 'PickupStoreChanged');
const restoreOf = (basket: Basket) => storeFlash(basket)?.details?.restore as DeliveryBefore[];
const movesOf = ({ _flash }: Basket) =>
  _flash.flatMap(({ type, details }) => (type === 'DeliveryMethodChanged' ? [[details?.productId, details?.from, details?.to]] : []));

/** Builds a basket: three coats from the store, two shipped home, two caps sent to the store by choice, and the last item of its kind. */
async function buildBasket() {
  const basket = await createPickupBasket(commerce, '001');
  await basket.add('COAT', 2);
  await basket.add('COAT', 3, 'in-store-pickup');
  await basket.add('CAP', 2, 'ship-to-store');
  const before = await basket.add('LAST', 1, 'in-store-pickup');
  const setStore = (c_pickupStoreID: string | null, restore?: DeliveryBefore[]) =>
    basket.client.updateBasket({ params: basket.params, body: { c_pickupStoreID, ...(restore ? { restore } : {}) } });
  return { ...basket, before, setStore };
}

describe('a change of the pickup store', () => {
  it('API-006 names both stores, and is undone with the delivery methods and quantities before it', async () => {
    const { client, params, before, setStore } = await buildBasket();
    const changed = await setStore('002');
    expect(deliveries(changed)).toEqual([
      ['COAT', 2, 'ship-to-home'],
      ['COAT', 3, 'ship-to-store'],
      ['CAP', 2, 'in-store-pickup'],
      ['LAST', 1, 'ship-to-home'],
    ]);
    const stores = { from: { storeId: '001', name: 'Ely' }, to: { storeId: '002', name: 'Tower' } };
    expect(storeFlash(changed)).toMatchObject({ path: '$.c_pickupStoreID', message: 'Items are picked up at Tower now.', details: stores });
    expect(storeFlash(await client.getBasket({ params })), 'of its own response only').toBeUndefined();
    const undone = await setStore('001', restoreOf(changed));
    expect(undone).toMatchObject({ c_pickupStoreID: '001' });
    expect(undone.productItems.map(({ itemId }) => itemId)).toEqual(before.productItems.map(({ itemId }) => itemId));
    expect(deliveries(undone)).toEqual(deliveries(before));
    expect(storeFlash(undone)?.details).toEqual({ from: stores.to, to: stores.from, restored: true });
    expect(movesOf(undone)).toEqual([]);
    expect(deliveries(await setStore('001', restoreOf(changed))), 'once, however often it is undone').toEqual(deliveries(before));
  });

  it('is undone after its lines were merged', async () => {
    const { before, setStore } = await buildBasket();
    await database.pool.query("UPDATE stock SET on_hand = 2 WHERE sku_id = 'COAT' AND location_id = 'warehouse'");
    const changed = await setStore('002');
    expect(deliveries(changed)[0]).toEqual(['COAT', 5, 'ship-to-home']);
    const undone = await setStore('001', restoreOf(changed));
    await database.pool.query("UPDATE stock SET on_hand = 5 WHERE sku_id = 'COAT' AND location_id = 'warehouse'");
    expect(deliveries(undone)).toEqual(deliveries(before));
  });

  it('is undone as far as stock allows, and the response names what is delivered in another way than before', async () => {
    const { client, params, setStore } = await buildBasket();
    const changed = await setStore('002');
    await setStoreStock(database.pool, 'COAT', '001', 1);
    await setStoreStock(database.pool, 'LAST', '001', 0);
    const cap = changed.productItems.find(({ productId }) => productId === 'CAP')!;
    await client.removeBasketItem({ params: { ...params, itemId: cap.itemId } });
    const undone = await setStore('001', restoreOf(changed));
    expect(deliveries(undone)).toEqual([
      ['COAT', 2, 'ship-to-home'],
      ['COAT', 3, 'ship-to-store'],
      ['LAST', 1, 'ship-to-home'],
    ]);
    expect(movesOf(undone)).toEqual([
      ['COAT', 'in-store-pickup', 'ship-to-store'],
      ['LAST', 'in-store-pickup', 'ship-to-home'],
    ]);
  });

  it('FULFIL-005 offers no way back to a store that has lost its pickup, and takes none', async () => {
    const { setStore } = await buildBasket();
    const { details } = storeFlash(await setStore('002'))!;
    await setStore('001', details?.restore as DeliveryBefore[]);
    await addStores(commerce, { id: '001', name: 'Ely', hasPickup: false });
    const changed = await setStore('002');
    expect(storeFlash(changed)?.details).toEqual({ from: { storeId: '001', name: 'Ely' }, to: { storeId: '002', name: 'Tower' } });
    await expect(setStore('001', details?.restore as DeliveryBefore[])).rejects.toMatchObject({ type: 'StoreNotEligibleException' });
  });

  it('says nothing of stores while nothing is picked up, and restores lines only at a store', async () => {
    const { client, params, add } = await createPickupBasket(commerce, '001');
    await add('CAP', 1);
    expect(storeFlash(await client.updateBasket({ params, body: { c_pickupStoreID: '002' } }))).toBeUndefined();
    await expect(client.updateBasket({ params, body: { restore: [] } })).rejects.toMatchObject({
      type: 'ValidationException',
      arguments: { path: '$.restore' },
    });
  });

  it('keeps a gift card that is sent by email at home, whatever is to be restored', async () => {
    const { client, params } = await createPickupBasket(commerce, '001');
    const card = { productId: 'CARD', c_giftCardType: 'email', c_giftCardValue: 25 };
    const { productItems } = await client.addBasketItems({ params, body: [card] });
    const restore = [
      { itemId: productItems[0]!.itemId, productId: 'CARD', quantity: 1, c_shipmentType: 'in-store-pickup' as const, c_position: 0 },
    ];
    const basket = await client.updateBasket({ params, body: { c_pickupStoreID: '002', restore } });
    expect(deliveries(basket)).toEqual([['CARD', 1, 'ship-to-home']]);
  });
});
