import { beforeAll, describe, expect, it } from 'vitest';
import { contact, createPickupBasket, shipmentIdsIn } from '../../../testing/pickup-basket.ts';
import { addStores, setStoreStock } from '../../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../../testing/shop-fixture.ts';
import { testAddress } from '../../../testing/test-address.ts';
import { useTestCommerce } from '../../../testing/test-commerce.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const california = { address1: '1 Pier', address2: 'Shed 2', city: 'Oakland', stateCode: 'CA', postalCode: '94607', countryCode: 'US' };

beforeAll(async () => {
  const { pool } = database;
  await insertShop(pool);
  await addSku(pool, { id: 'COAT', usd: 6_000, onHand: 1_000 });
  await addSku(pool, { id: 'CAP', usd: 2_000, onHand: 1_000 });
  await addStores(commerce, { id: '001' }, { id: '003' }, { id: '006', address: california });
  for (const storeId of ['001', '003', '006']) await setStoreStock(pool, 'COAT', storeId, 500);
});

describe('a pickup shipment', () => {
  it('API-021 is created once, and ends with its last item', async () => {
    const { client, params, add } = await createPickupBasket(commerce, '001');
    const body = { shipmentId: 'BOPISCart' } as const;
    const created = await client.createShipment({ params, body });
    expect(shipmentIdsIn(created)).toEqual(['me', 'BOPISCart']);
    expect(created.shipments[1]).toMatchObject({ c_isBOPIS: true, productTotal: 0, shippingMethod: { id: 'in-store-pickup' } });
    expect(shipmentIdsIn(await client.createShipment({ params, body }))).toEqual(['me', 'BOPISCart']);
    const filled = await add('COAT', 1, 'in-store-pickup');
    expect(shipmentIdsIn(filled)).toEqual(['BOPISCart']);
    expect(shipmentIdsIn(await client.createShipment({ params, body: { shipmentId: 'me' } }))).toEqual(['BOPISCart']);
    const emptied = await client.removeBasketItem({ params: { ...params, itemId: filled.productItems[0]!.itemId } });
    expect(shipmentIdsIn(emptied)).toEqual(['me']);
  });

  it('FULFIL-002 FULFIL-009 has its store, its method and the time at which it is ready', async () => {
    const { client, add } = await createPickupBasket(commerce, '006');
    await add('COAT', 2, 'in-store-pickup');
    const basket = await add('CAP', 1, 'ship-to-store');
    // Saturday, 9 am at the store: ready two hours later; the warehouse sends on Monday, and transfers take five working days.
    expect(basket.shipments).toMatchObject([
      {
        shipmentId: 'BOPISCart',
        productTotal: 120,
        shippingTotal: 0,
        shippingAddress: { address1: '1 Pier', address2: 'Shed 2', city: 'Oakland', stateCode: 'CA', c_isStoreAddress: true },
        shippingMethod: { id: 'in-store-pickup', name: 'In-store pickup', price: 0 },
        c_isBOPIS: true,
        c_promiseDate: '2026-11-21',
        c_readyBy: '2026-11-21T17:00:00.000Z',
        c_pickupStoreID: '006',
        c_pickupStoreIDExt: '9006',
        c_pickupStoreName: 'Store 006',
        c_pickupStoreCity: 'Oakland',
      },
      {
        shipmentId: 'ship-to-store',
        productTotal: 20,
        shippingMethod: { id: 'ship-to-store' },
        c_isBOPIS: true,
        c_promiseDate: '2026-12-01',
      },
    ]);
    expect(basket.shipments[1]).not.toHaveProperty('c_readyBy');
    const french = await client.getBasket({ params: { basketId: basket.basketId }, query: { locale: 'fr-FR' } });
    expect(french.shipments.map(({ shippingMethod }) => shippingMethod?.name)).toEqual(['Ramassage en magasin', 'Livraison au magasin']);
  });

  it('API-019 takes the contact, which all pickup shipments share, and removes its fields', async () => {
    const { client, add, inShipment } = await createPickupBasket(commerce, '001');
    await add('COAT', 1, 'in-store-pickup');
    const alternate = {
      c_pickupFirstNameAlternate: 'Marit',
      c_pickupLastNameAlternate: 'Lund',
      c_pickupEmailAlternate: 'marit@example.com',
    };
    await client.updateShipment({ params: inShipment('BOPISCart'), body: { ...contact, ...alternate } });
    const both = await add('COAT', 1, 'ship-to-store');
    expect(both.shipments).toMatchObject([
      { ...contact, ...alternate },
      { ...contact, ...alternate },
    ]);
    const removal = { c_pickupEmailAlternate: null, c_pickupPhone: {} };
    const [shipment] = (await client.updateShipment({ params: inShipment('ship-to-store'), body: removal })).shipments;
    expect(shipment).not.toHaveProperty('c_pickupEmailAlternate');
    expect(shipment).not.toHaveProperty('c_pickupPhone');
    expect(shipment).toMatchObject({ c_pickupFirstName: 'Dale', c_pickupFirstNameAlternate: 'Marit' });
    const atStore = { c_pickupFirstName: 'Marit', c_pickupStoreID: '003' };
    const elsewhere = await client.updateShipment({ params: inShipment('ship-to-store'), body: atStore });
    expect(elsewhere).toMatchObject({ c_pickupStoreID: '003', shipments: [atStore] });
    const unknown = { params: inShipment('BOPISCart'), body: { c_pickupStoreID: '999' } };
    await expect(client.updateShipment(unknown)).rejects.toMatchObject({ type: 'StoreNotSelectedException' });
  });

  it('API-019 rejects a bad contact, the choices of a shipment to a home, and a shipment that does not exist', async () => {
    const { client, add, inShipment } = await createPickupBasket(commerce, '001');
    await add('COAT', 1, 'in-store-pickup');
    const params = inShipment('BOPISCart');
    for (const [body, path] of [
      [{ c_pickupPhone: '555' }, '$.c_pickupPhone'],
      [{ c_pickupEmail: 'dale' }, '$.c_pickupEmail'],
      [{ c_pickupFirstName: 'D'.repeat(51) }, '$.c_pickupFirstName'],
      [{ c_pickupLastName: '4111111111111111' }, '$.c_pickupLastName'],
      [{ gift: true }, '$.gift'],
    ] as const) {
      await expect(client.updateShipment({ params, body })).rejects.toMatchObject({ status: 400, arguments: { path } });
    }
    await expect(client.updateShipment({ params: inShipment('me'), body: contact })).rejects.toMatchObject({
      type: 'ValidationException',
      arguments: { path: '$.c_pickupFirstName' },
    });
    for (const shipmentId of ['ship-to-store', 'nowhere']) {
      await expect(client.updateShipment({ params: inShipment(shipmentId), body: contact })).rejects.toMatchObject({
        type: 'ShipmentNotFoundException',
      });
    }
    await expect(client.setShippingAddress({ params, body: testAddress })).rejects.toMatchObject({
      type: 'ValidationException',
      message: 'The address of a pickup shipment is that of its store.',
    });
  });

  it('has no part in the price of shipping and is taxed at the store, in one total with the rest', async () => {
    const { client, home, add } = await createPickupBasket(commerce, '006');
    await add('COAT', 2, 'in-store-pickup');
    const pickupOnly = await client.getBasket({ params: { basketId: home.basketId } });
    // 7.25 % in California.
    expect(pickupOnly).toMatchObject({ shippingTotal: 0, taxTotal: 8.7, orderTotal: 128.7, c_isEstimate: false });
    expect(pickupOnly.applicableShippingMethods).toEqual([]);
    await add('CAP', 1);
    // Shipping is free from 99 dollars, of which only 20 are shipped; 5 % in Wisconsin, which taxes shipping.
    const split = await client.setShippingAddress({ params: home, body: { ...testAddress, stateCode: 'WI', postalCode: '54801' } });
    expect(split).toMatchObject({ productSubTotal: 140, shippingTotal: 8.95 });
    expect(split.productItems.map(({ tax }) => tax)).toEqual([8.7, 1]);
    expect(split.shipments.map(({ productTotal, shippingTotal }) => [productTotal, shippingTotal])).toEqual([
      [20, 8.95],
      [120, 0],
    ]);
    expect(split.orderTotal).toBeCloseTo(140 + 8.95 + split.taxTotal, 10);
  });
});
