import { beforeAll, describe, expect, it } from 'vitest';
import { closeStore, setStorePickup } from '../../stores/index.ts';
import { cardBody, cards } from '../../testing/checkout-builder.ts';
import { contact, createPickupBasket, deliveries, type PickupBasket, shipmentIdsIn } from '../../testing/pickup-basket.ts';
import { addStores, setStoreStock } from '../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { testAddress } from '../../testing/test-address.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
/** Two processes, each with its own connections. */
const shops = [useTestCommerce(database), useTestCommerce(database)] as const;
const [commerce, other] = shops;
const duluth = { name: 'Duluth, Canal Park', latitude: 46.78, longitude: -92.09 };
const boise = { name: 'Boise', latitude: 43.6, longitude: -116.2 };
const california = { address1: '1 Pier', address2: 'Shed 2', city: 'Oakland', stateCode: 'CA', postalCode: '94607', countryCode: 'US' };

beforeAll(async () => {
  const { pool } = database;
  await insertShop(pool);
  await addSku(pool, { id: 'COAT', usd: 6_000, onHand: 1_000 });
  await addSku(pool, { id: 'CAP', usd: 2_000, onHand: 1_000 });
  await addStores(commerce, { id: '001' }, { id: '002', ...boise }, { id: '003', ...duluth }, { id: '006', address: california });
  for (const storeId of ['001', '003', '006']) await setStoreStock(pool, 'COAT', storeId, 500);
});
const edit = { by: 'test', now: new Date() };

/** Runs ten tasks at a time, so that none waits too long for a connection. */
async function inTens<Item, Value>(items: readonly Item[], task: (item: Item, index: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let first = 0; first < items.length; first += 10) {
    values.push(...(await Promise.all(items.slice(first, first + 10).map((item, index) => task(item, first + index)))));
  }
  return values;
}

/** Adds what a basket with pickup only lacks to be ordered. */
async function complete({ client, params, inShipment }: PickupBasket, shipmentId = 'BOPISCart') {
  await client.setBasketCustomer({ params, body: { email: 'dale@example.com' } });
  await client.setBillingAddress({ params, body: testAddress });
  await client.updateShipment({ params: inShipment(shipmentId), body: contact });
  return client.addPaymentInstrument({ params, body: cardBody(cards.approved) });
}

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

describe('the order of a basket with pickup', () => {
  it('CHECKOUT-004 ORDER-002 needs who picks it up, and neither address nor method for a pickup only', async () => {
    const basket = await createPickupBasket(commerce, '001');
    const { client, params } = basket;
    await basket.add('COAT', 1, 'in-store-pickup');
    const { _flash } = await complete(basket);
    expect(_flash).toEqual([]);
    await client.updateShipment({ params: basket.inShipment('BOPISCart'), body: { c_pickupPhone: null } });
    await expect(client.placeOrder({ body: { basketId: params.basketId } })).rejects.toMatchObject({
      type: 'BasketNotReadyException',
      arguments: { flashes: [{ type: 'PickupDetailsRequired', details: { missing: ['$.shipments[0].c_pickupPhone'] } }] },
    });
    await client.updateShipment({ params: basket.inShipment('BOPISCart'), body: contact });
    const order = await client.placeOrder({ body: { basketId: params.basketId } });
    expect(order).toMatchObject({ c_orderType: 'pickup', c_pickupStoreID: '001', shipments: [{ shipmentId: 'BOPISCart', ...contact }] });
  });

  it('FULFIL-005 waits for another store if that of the basket has closed, and names the nearest ones', async () => {
    await addStores(commerce, { id: '007' });
    const basket = await createPickupBasket(commerce, '007');
    const { client, params } = basket;
    await basket.add('COAT', 1, 'ship-to-store');
    await complete(basket, 'ship-to-store');
    await closeStore(commerce.deps.database.db, '007', 'permanently', edit);
    await expect(client.placeOrder({ body: { basketId: params.basketId } })).rejects.toMatchObject({
      type: 'BasketNotReadyException',
      message: 'Selected store is not eligible for BOPIS.',
      arguments: { flashes: [{ type: 'StoreNotEligible', details: { storeId: '007' } }] },
    });
    const { _flash, shipments } = await client.getBasket({ params });
    expect(_flash[0]?.details?.alternatives).toMatchObject([{ storeId: '001' }, { storeId: '006' }, { storeId: '003' }]);
    expect(shipments[0]).not.toHaveProperty('c_promiseDate');
    const elsewhere = await client.updateBasket({ params, body: { c_pickupStoreID: '003' } });
    expect(elsewhere._flash.map(({ type }) => type)).toEqual(['DeliveryMethodChanged']);
    expect(await client.placeOrder({ body: { basketId: params.basketId } })).toMatchObject({ c_pickupStoreID: '003' });
  });

  it('loses nothing in 200 baskets whose store loses its pickup', async () => {
    await addStores(commerce, { id: '008' });
    await setStoreStock(database.pool, 'CAP', '008', 1_000);
    const baskets = await inTens(Array.from({ length: 200 }), async () => {
      const basket = await createPickupBasket(commerce, '008');
      await basket.add('CAP', 1, 'in-store-pickup');
      await basket.add('COAT', 1, 'ship-to-store');
      return basket;
    });
    await setStorePickup(commerce.deps.database.db, '008', false, edit);
    await inTens(baskets, async ({ client, params, add }, index) => {
      const read = await client.getBasket({ params });
      expect(deliveries(read)).toEqual([
        ['CAP', 1, 'in-store-pickup'],
        ['COAT', 1, 'ship-to-store'],
      ]);
      expect(read._flash).toContainEqual(expect.objectContaining({ type: 'StoreNotEligible' }));
      await expect(add('COAT', 1, 'in-store-pickup')).rejects.toMatchObject({ type: 'StoreNotEligibleException' });
      const isMoved = index % 2 === 0;
      const after = await client.updateBasket({ params, body: { c_pickupStoreID: isMoved ? '001' : null } });
      expect(deliveries(after)).toEqual([
        ['CAP', 1, isMoved ? 'ship-to-store' : 'ship-to-home'],
        ['COAT', 1, isMoved ? 'in-store-pickup' : 'ship-to-home'],
      ]);
      expect(after._flash.some(({ type }) => type === 'StoreNotEligible')).toBe(false);
    });
  }, 120_000);
});

describe('two connections that change a basket at once', () => {
  it('lose and double no unit, whoever comes first', async () => {
    const basket = await createPickupBasket(commerce, '001');
    const { params, accessToken } = basket;
    await basket.add('COAT', 4, 'in-store-pickup');
    await basket.add('CAP', 3);
    const clients = [commerce.clientWith(accessToken), other.clientWith(accessToken)];
    const changes = clients.flatMap((client) => [
      client.moveBasketItems({ params, body: { from: 'in-store-pickup', to: 'ship-to-home' } }),
      client.updateBasket({ params, body: { c_pickupStoreID: '003' } }),
      client.moveBasketItems({ params, body: { from: 'ship-to-home', to: 'ship-to-store' } }),
      client.updateBasket({ params, body: { c_pickupStoreID: '002' } }),
      client.addBasketItems({ params, body: [{ productId: 'COAT', c_isPickupItem: true }] }),
    ]);
    await Promise.all(changes);
    const { productItems } = await basket.client.getBasket({ params });
    const units = (productId: string) =>
      productItems.filter((item) => item.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0);
    expect([units('COAT'), units('CAP')]).toEqual([6, 3]);
    const keys = productItems.map(({ productId, c_shipmentType }) => `${productId} ${c_shipmentType}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
