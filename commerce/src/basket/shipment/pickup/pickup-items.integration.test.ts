import { beforeAll, describe, expect, it } from 'vitest';
import { contact, createPickupBasket, deliveries, shipmentIdsIn } from '../../../testing/pickup-basket.ts';
import { addStores, setStoreStock } from '../../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../../testing/test-commerce.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  const { pool } = database;
  await insertShop(pool);
  await addSku(pool, { id: 'COAT', usd: 6_000, onHand: 10 });
  await addSku(pool, { id: 'CAP', usd: 2_000, onHand: 10 });
  await addSku(pool, { id: 'LATER', onHand: 0, backorderLimit: 5, inStockDate: '2026-12-11' });
  await addSku(pool, { id: 'CARD', usd: 2_500, taxClass: 'gift_card' });
  await addStores(
    commerce,
    { id: '001' },
    { id: '002' },
    { id: '003', hasPickup: false },
    { id: '004', closedOverride: { from: '2026-11-20', to: '2026-11-22', reason: 'Flood' } },
    { id: '005', closedPermanently: true },
  );
  await setStoreStock(pool, 'COAT', '001', 3);
  await setStoreStock(pool, 'COAT', '002', 1);
  await setStoreStock(pool, 'CAP', '002', 5);
});
const moved = ({ _flash }: { _flash: { type: string; details?: Record<string, unknown> }[] }) =>
  _flash
    .filter(({ type }) => type.startsWith('DeliveryMethod'))
    .map(({ type, details }) => [type, details?.productId, details?.from, details?.to]);

describe('items to be picked up', () => {
  it('API-009 FULFIL-001 FULFIL-003 come from the store if it has them now, otherwise from the warehouse to the store', async () => {
    const { client, params, addPickup } = await createPickupBasket(commerce, '001');
    const inStore = await addPickup('COAT', 2);
    expect(deliveries(inStore)).toEqual([['COAT', 2, 'in-store-pickup']]);
    expect(inStore.productItems).toMatchObject([{ c_isPickupItem: true, shipmentId: 'BOPISCart', inventory: { stockLevel: 3 } }]);
    const both = await addPickup('COAT', 2);
    expect(deliveries(both)).toEqual([
      ['COAT', 2, 'in-store-pickup'],
      ['COAT', 2, 'ship-to-store'],
    ]);
    expect(shipmentIdsIn(both)).toEqual(['BOPISCart', 'ship-to-store']);
    await expect(addPickup('COAT', 9)).rejects.toMatchObject({ type: 'ProductItemNotAvailableException' });
    await expect(addPickup('LATER')).rejects.toMatchObject({ type: 'ProductItemNotAvailableException' });
    expect(deliveries(await client.getBasket({ params }))).toEqual(deliveries(both));
  });

  it('are lines of their own beside those of the same SKU that are shipped, and share only the warehouse with them', async () => {
    const { add } = await createPickupBasket(commerce, '001');
    await add('COAT', 6);
    await add('COAT', 3, 'in-store-pickup');
    const basket = await add('COAT', 4, 'ship-to-store');
    expect(deliveries(basket)).toEqual([
      ['COAT', 6, 'ship-to-home'],
      ['COAT', 3, 'in-store-pickup'],
      ['COAT', 4, 'ship-to-store'],
    ]);
    expect(shipmentIdsIn(basket)).toEqual(['me', 'BOPISCart', 'ship-to-store']);
    for (const method of ['ship-to-home', 'ship-to-store', 'in-store-pickup'] as const) {
      await expect(add('COAT', 1, method)).rejects.toMatchObject({ type: 'ProductItemNotAvailableException' });
    }
  });

  it('FULFIL-004 need a store', async () => {
    const { client, params, addPickup, add } = await createPickupBasket(commerce);
    for (const call of [
      () => addPickup('COAT'),
      () => add('COAT', 1, 'ship-to-store'),
      () => client.moveBasketItems({ params, body: { from: 'ship-to-home', to: 'in-store-pickup' } }),
      () => client.updateBasket({ params, body: { c_pickupStoreID: '999' } }),
    ]) {
      await expect(call()).rejects.toMatchObject({
        status: 409,
        type: 'StoreNotSelectedException',
        message: 'No store selected for BOPIS.',
      });
    }
    expect((await client.getBasket({ params })).productItems).toEqual([]);
  });

  it.each(['003', '004', '005'])('FULFIL-005 need a store that has pickup and is not closed: %s', async (storeId) => {
    const { client, params } = await createPickupBasket(commerce);
    const item = { productId: 'COAT', c_isPickupItem: true };
    for (const call of [
      () => client.addBasketItems({ params, body: [{ ...item, storeId }] }),
      () => client.addBasketItems({ params, query: { storeId }, body: [item] }),
      () => client.updateBasket({ params, body: { c_pickupStoreID: storeId } }),
    ]) {
      await expect(call()).rejects.toMatchObject({
        status: 409,
        type: 'StoreNotEligibleException',
        message: 'Selected store is not eligible for BOPIS.',
        arguments: { storeId },
      });
    }
    const basket = await client.getBasket({ params });
    expect(basket.productItems).toEqual([]);
    expect(basket).not.toHaveProperty('c_pickupStoreID');
  });

  it('are not gift cards by email, have one store, and one delivery method', async () => {
    const { client, params } = await createPickupBasket(commerce, '001');
    const card = { productId: 'CARD', c_giftCardType: 'email', c_giftCardValue: 25 };
    const coat = { productId: 'COAT', c_isPickupItem: true };
    for (const [body, path] of [
      [[{ ...card, c_isPickupItem: true }], '$[0].c_isPickupItem'],
      [[{ ...card, c_shipmentType: 'ship-to-store' as const }], '$[0].c_shipmentType'],
      [
        [
          { ...coat, storeId: '001' },
          { ...coat, storeId: '002' },
        ],
        '$[1].storeId',
      ],
      [[{ ...coat, c_shipmentType: 'ship-to-home' as const }], '$[0].c_shipmentType'],
    ] as const) {
      await expect(client.addBasketItems({ params, body: [...body] })).rejects.toMatchObject({
        type: 'ValidationException',
        arguments: { path },
      });
    }
  });

  it('API-010 move one by one, also with another quantity or SKU, and merge with their SKU there', async () => {
    const { client, params, add } = await createPickupBasket(commerce, '001');
    await add('COAT', 2, 'in-store-pickup');
    const [pickup, home] = (await add('COAT', 1)).productItems;
    const line = { ...params, itemId: home!.itemId };
    const merged = await client.updateBasketItem({ params: line, body: { c_isPickupItem: true, quantity: 1 } });
    expect(deliveries(merged)).toEqual([['COAT', 3, 'in-store-pickup']]);
    expect(merged.productItems[0]?.itemId).toBe(home!.itemId);
    expect(pickup!.itemId).not.toBe(home!.itemId);
    await expect(client.updateBasketItem({ params: line, body: { quantity: 4 } })).rejects.toMatchObject({
      type: 'ProductItemNotAvailableException',
      arguments: { available: 3 },
    });
    const toStore = await client.updateBasketItem({ params: line, body: { quantity: 4, c_isPickupItem: true } });
    expect(deliveries(toStore)).toEqual([['COAT', 4, 'ship-to-store']]);
    const other = await client.updateBasketItem({ params: line, body: { productId: 'CAP', c_shipmentType: 'ship-to-home' } });
    expect(deliveries(other)).toEqual([['CAP', 4, 'ship-to-home']]);
    expect(shipmentIdsIn(other)).toEqual(['me']);
  });

  it('move all at once as far as they are available, and the response names those that stay', async () => {
    const { client, params, add, addPickup } = await createPickupBasket(commerce, '001');
    await add('COAT', 2);
    await add('CAP', 1);
    await add('LATER', 1);
    const inStore = await client.moveBasketItems({ params, body: { from: 'ship-to-home', to: 'in-store-pickup' } });
    expect(deliveries(inStore)).toEqual([
      ['COAT', 2, 'in-store-pickup'],
      ['CAP', 1, 'ship-to-home'],
      ['LATER', 1, 'ship-to-home'],
    ]);
    expect(moved(inStore)).toEqual([
      ['DeliveryMethodNotAvailable', 'CAP', 'ship-to-home', 'in-store-pickup'],
      ['DeliveryMethodNotAvailable', 'LATER', 'ship-to-home', 'in-store-pickup'],
    ]);
    expect(inStore._flash[0]).toMatchObject({
      message: 'Fencepost Chore Coat cannot be picked up at the store.',
      path: '$.productItems[1].c_shipmentType',
    });
    await addPickup('CAP');
    const home = await client.moveBasketItems({ params, body: { from: 'in-store-pickup', to: 'ship-to-home' } });
    expect(moved(home)).toEqual([]);
    expect(deliveries(home)).toEqual([
      ['COAT', 2, 'ship-to-home'],
      ['CAP', 1, 'ship-to-home'],
      ['LATER', 1, 'ship-to-home'],
      ['CAP', 1, 'ship-to-store'],
    ]);
    expect(moved(await client.getBasket({ params }))).toEqual([]);
  });

  it('API-020 move to the other pickup method with that of their shipment', async () => {
    const { client, inShipment, add } = await createPickupBasket(commerce, '001');
    await add('COAT', 2, 'in-store-pickup');
    const params = inShipment('BOPISCart');
    const toStore = await client.setShippingMethod({ params, body: { id: 'ship-to-store' } });
    expect(deliveries(toStore)).toEqual([['COAT', 2, 'ship-to-store']]);
    await expect(client.setShippingMethod({ params, body: { id: 'in-store-pickup' } })).rejects.toMatchObject({
      type: 'ShipmentNotFoundException',
    });
    const storeParams = inShipment('ship-to-store');
    await expect(client.setShippingMethod({ params: storeParams, body: { id: '02' } })).rejects.toMatchObject({
      type: 'InvalidShippingMethodIdException',
    });
    const methods = await client.getShippingMethods({ params: storeParams });
    expect(methods.applicableShippingMethods.map(({ id, price }) => [id, price])).toEqual([
      ['in-store-pickup', 0],
      ['ship-to-store', 0],
    ]);
    const back = await client.setShippingMethod({ params: storeParams, body: { id: 'in-store-pickup' } });
    expect(deliveries(back)).toEqual([['COAT', 2, 'in-store-pickup']]);
  });
});

describe('the pickup store of a basket with items to be picked up', () => {
  it('API-006 is changed with a recheck of all lines, and the response names what is delivered in another way', async () => {
    const { client, params, add, inShipment } = await createPickupBasket(commerce, '001');
    await add('COAT', 3, 'in-store-pickup');
    await add('CAP', 4, 'ship-to-store');
    await client.updateShipment({ params: inShipment('BOPISCart'), body: contact });
    const changed = await client.updateBasket({ params, body: { c_pickupStoreID: '002' } });
    expect(deliveries(changed)).toEqual([
      ['COAT', 3, 'ship-to-store'],
      ['CAP', 4, 'in-store-pickup'],
    ]);
    expect(moved(changed)).toEqual([
      ['DeliveryMethodChanged', 'COAT', 'in-store-pickup', 'ship-to-store'],
      ['DeliveryMethodChanged', 'CAP', 'ship-to-store', 'in-store-pickup'],
    ]);
    for (const shipment of changed.shipments) expect(shipment).toMatchObject({ ...contact, c_pickupStoreID: '002' });
    const none = await client.updateBasket({ params, body: { c_pickupStoreID: null } });
    expect(deliveries(none)).toEqual([
      ['COAT', 3, 'ship-to-home'],
      ['CAP', 4, 'ship-to-home'],
    ]);
    expect(moved(none)).toHaveLength(2);
    expect(none).not.toHaveProperty('c_pickupStoreID');
    const move = { from: 'ship-to-home', to: 'ship-to-store', storeId: '001' } as const;
    expect((await client.moveBasketItems({ params, body: move })).shipments[0]).toMatchObject(contact);
  });

  it('is that of an added or changed item, at which the others are rechecked', async () => {
    const { client, params, add } = await createPickupBasket(commerce, '001');
    await add('COAT', 3, 'in-store-pickup');
    const body = [{ productId: 'CAP', quantity: 2, c_isPickupItem: true, storeId: '002' }];
    const added = await client.addBasketItems({ params, body });
    expect(added).toMatchObject({ c_pickupStoreID: '002' });
    expect(deliveries(added)).toEqual([
      ['COAT', 3, 'ship-to-store'],
      ['CAP', 2, 'in-store-pickup'],
    ]);
    const cap = { ...params, itemId: added.productItems[1]!.itemId };
    const back = await client.updateBasketItem({ params: cap, body: { c_isPickupItem: true, storeId: '001' } });
    expect(back).toMatchObject({ c_pickupStoreID: '001' });
    expect(deliveries(back)).toEqual([
      ['COAT', 3, 'in-store-pickup'],
      ['CAP', 2, 'ship-to-store'],
    ]);
  });
});
