import { beforeAll, describe, expect, it } from 'vitest';
import { closeStore, setStorePickup } from '../../../stores/index.ts';
import { cardBody, cards } from '../../../testing/checkout-builder.ts';
import { contact, createPickupBasket, deliveries, type PickupBasket } from '../../../testing/pickup-basket.ts';
import { addStores, setStoreStock } from '../../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../../testing/shop-fixture.ts';
import { testAddress } from '../../../testing/test-address.ts';
import { useTestCommerce } from '../../../testing/test-commerce.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { readBasket } from '../../read-basket.ts';
import type { BasketKey } from '../../snapshot.ts';

const database = useTestDatabase();
const shops = [useTestCommerce(database), useTestCommerce(database)] as const;
const [commerce, other] = shops;
const duluth = { name: 'Duluth, Canal Park', latitude: 46.78, longitude: -92.09 };
const boise = { name: 'Boise', latitude: 43.6, longitude: -116.2 };

beforeAll(async () => {
  const { pool } = database;
  await insertShop(pool);
  await addSku(pool, { id: 'COAT', usd: 6_000, onHand: 1_000 });
  await addSku(pool, { id: 'CAP', usd: 2_000, onHand: 1_000 });
  await addStores(commerce, { id: '001' }, { id: '002', ...boise }, { id: '003', ...duluth }, { id: '006' });
  for (const storeId of ['001', '003']) await setStoreStock(pool, 'COAT', storeId, 500);
});
const edit = { by: 'test', now: new Date() };

async function copyBasket(basketId: string, count: number): Promise<BasketKey[]> {
  const { pool } = database;
  const { rows } = await pool.query<{ customer_group_id: string; id: string }>(
    `INSERT INTO basket
     SELECT (jsonb_populate_record(basket, jsonb_build_object('customer_group_id', 'copy' || n, 'customer_id', 'copy' || n, 'id', gen_random_uuid()))).*
     FROM basket, generate_series(1, $2) AS n WHERE id = $1 RETURNING customer_group_id, id`,
    [basketId, count],
  );
  await pool.query(
    `INSERT INTO basket_item
     SELECT (jsonb_populate_record(item, jsonb_build_object('customer_group_id', copy.customer_group_id, 'basket_id', copy.id, 'id', gen_random_uuid()))).*
     FROM basket AS copy, basket_item AS item WHERE copy.customer_group_id LIKE 'copy%' AND item.basket_id = $1`,
    [basketId],
  );
  return rows.map((row) => ({ customerGroupId: row.customer_group_id, basketId: row.id }));
}

/** Completes a basket with pickup only, so that it can be ordered. */
async function complete({ client, params, inShipment }: PickupBasket, shipmentId = 'BOPISCart') {
  await client.setBasketCustomer({ params, body: { email: 'dale@example.com' } });
  await client.setBillingAddress({ params, body: testAddress });
  await client.updateShipment({ params: inShipment(shipmentId), body: contact });
  return client.addPaymentInstrument({ params, body: cardBody(cards.approved) });
}

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
    expect(elsewhere._flash.map(({ type }) => type)).toEqual(['PickupStoreChanged', 'DeliveryMethodChanged']);
    expect(await client.placeOrder({ body: { basketId: params.basketId } })).toMatchObject({ c_pickupStoreID: '003' });
  });

  it('FULFIL-005 waits for another store if a parcel to that of the basket would arrive after it has closed until further notice', async () => {
    await addStores(commerce, { id: '009', closedOverride: { from: '2026-11-23', reason: 'New roof' } });
    await setStoreStock(database.pool, 'CAP', '009', 5);
    const basket = await createPickupBasket(commerce, '009');
    const { client, params } = basket;
    const today = await basket.add('CAP', 1, 'in-store-pickup');
    expect(today._flash.map(({ type }) => type)).not.toContain('StoreNotEligible');
    const later = await basket.add('COAT', 1, 'ship-to-store');
    expect(later._flash).toContainEqual(expect.objectContaining({ type: 'StoreNotEligible' }));
    await complete(basket, 'ship-to-store');
    await expect(client.placeOrder({ body: { basketId: params.basketId } })).rejects.toMatchObject({ type: 'BasketNotReadyException' });
  });

  it('loses nothing in 200 baskets whose store loses its pickup', async () => {
    await addStores(commerce, { id: '008' });
    await setStoreStock(database.pool, 'CAP', '008', 1_000);
    const baskets = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const basket = await createPickupBasket(commerce, '008');
        await basket.add('CAP', 1, 'in-store-pickup');
        await basket.add('COAT', 1, 'ship-to-store');
        return basket;
      }),
    );
    const copies = await copyBasket(baskets[0]!.params.basketId, 196);
    expect(copies).toHaveLength(196);
    await setStorePickup(commerce.deps.database.db, '008', false, edit);
    for (const key of copies) {
      const read = await readBasket(commerce.deps, key);
      if (!read.ok) throw new Error(read.message);
      expect(deliveries(read.value)).toEqual([
        ['CAP', 1, 'in-store-pickup'],
        ['COAT', 1, 'ship-to-store'],
      ]);
      expect(read.value._flash).toContainEqual(expect.objectContaining({ type: 'StoreNotEligible' }));
    }
    for (const [index, { client, params, add }] of baskets.entries()) {
      await expect(add('COAT', 1, 'in-store-pickup')).rejects.toMatchObject({ type: 'StoreNotEligibleException' });
      const isMoved = index % 2 === 0;
      const after = await client.updateBasket({ params, body: { c_pickupStoreID: isMoved ? '001' : null } });
      expect(deliveries(after)).toEqual([
        ['CAP', 1, isMoved ? 'ship-to-store' : 'ship-to-home'],
        ['COAT', 1, isMoved ? 'in-store-pickup' : 'ship-to-home'],
      ]);
      expect(after._flash.some(({ type }) => type === 'StoreNotEligible')).toBe(false);
    }
  });
});

describe('two connections that change a basket at once', () => {
  it('lose and double no unit, whichever request comes first', async () => {
    const basket = await createPickupBasket(commerce, '001');
    const { params, accessToken } = basket;
    await basket.add('COAT', 4, 'in-store-pickup');
    await basket.add('CAP', 3);
    const [first, second] = [commerce.clientWith(accessToken), other.clientWith(accessToken)];
    const pairs = [
      [
        () => first.moveBasketItems({ params, body: { from: 'in-store-pickup', to: 'ship-to-home' } }),
        () => second.updateBasket({ params, body: { c_pickupStoreID: '003' } }),
      ],
      [
        () => first.updateBasket({ params, body: { c_pickupStoreID: '002' } }),
        () => second.moveBasketItems({ params, body: { from: 'ship-to-home', to: 'ship-to-store' } }),
      ],
      [first, second].map((client) => () => client.addBasketItems({ params, body: [{ productId: 'COAT', c_isPickupItem: true }] })),
    ];
    for (const pair of pairs) await Promise.all(pair.map((change) => change()));
    const { productItems } = await basket.client.getBasket({ params });
    const units = (productId: string) =>
      productItems.filter((item) => item.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0);
    expect([units('COAT'), units('CAP')]).toEqual([6, 3]);
    const keys = productItems.map(({ productId, c_shipmentType }) => `${productId} ${c_shipmentType}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
