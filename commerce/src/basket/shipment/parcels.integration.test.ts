import { beforeAll, describe, expect, it } from 'vitest';
import { completeCheckout } from '../../testing/checkout-builder.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { testAddress } from '../../testing/test-address.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
// Saturday, 2026-11-21: the next departure is on Monday, and Thursday is Thanksgiving.
const commerce = useTestCommerce(database);

beforeAll(async () => {
  const { pool } = database;
  await insertShop(pool);
  await pool.query(
    `UPDATE shipping_method SET carrier = 'Test Truck', translations = '{"fr-FR": {"name": "Terrestre", "description": "Par camion"}}' WHERE id = '02'`,
  );
  await addSku(pool, { id: '411710001' });
  await addSku(pool, { id: '411710002', onHand: 0, backorderLimit: 5, inStockDate: '2026-12-11' });
  await addSku(pool, { id: '411710003', onHand: 1, backorderLimit: 5, inStockDate: '2026-12-11' });
});

async function fillBasket(...lines: [sku: string, quantity: number][]) {
  const { client } = await commerce.guest();
  const { basketId } = await client.createBasket();
  const basket = await client.addBasketItems({
    params: { basketId },
    body: lines.map(([productId, quantity]) => ({ productId, quantity })),
  });
  const [shipment] = basket.shipments;
  const shipAvailableFirst = (c_shipAvailableFirst: boolean, shipmentId = 'me') =>
    client.updateShipment({ params: { basketId, shipmentId }, body: { c_shipAvailableFirst } });
  return { client, basketId, basket, shipment: shipment!, shipAvailableFirst };
}

describe('a basket with a backordered item', () => {
  it('FULFIL-014 names the lines that wait, and what would arrive when in two parcels', async () => {
    const { basket, shipment } = await fillBasket(['411710001', 1], ['411710002', 1]);
    const [hat, coat] = basket.productItems;
    expect([hat?.c_isBackordered, coat?.c_isBackordered]).toEqual([undefined, true]);
    expect(basket.applicableShippingMethods[0]).toMatchObject({ c_arrivesFrom: '2026-12-17', c_arrivesTo: '2026-12-21' });
    expect(shipment).toMatchObject({
      c_shipAvailableFirst: false,
      c_parcels: [
        { itemIds: [hat?.itemId], backorder: false, c_arrivesFrom: '2026-11-27', c_arrivesTo: '2026-12-01' },
        {
          itemIds: [coat?.itemId],
          backorder: true,
          c_shippingMethod: { id: '02' },
          c_arrivesFrom: '2026-12-17',
          c_arrivesTo: '2026-12-21',
        },
      ],
    });
  });

  it('offers no second parcel without an item in stock, or without one on backorder', async () => {
    for (const sku of ['411710001', '411710002']) {
      const { shipment } = await fillBasket([sku, 1]);
      expect(shipment).not.toHaveProperty('c_parcels');
      expect(shipment).not.toHaveProperty('c_shipAvailableFirst');
    }
  });

  it('waits with a whole line if only some of its units are in stock', async () => {
    const { basket, shipment } = await fillBasket(['411710001', 1], ['411710003', 2]);
    expect(basket.productItems[1]?.c_isBackordered).toBe(true);
    expect(shipment.c_parcels?.[1]?.itemIds).toEqual([basket.productItems[1]?.itemId]);
  });

  it('I18N-001 names the method and the carrier of the parcel that waits, in the language of the call: the default method, whatever is chosen', async () => {
    const { client, basketId, shipAvailableFirst } = await fillBasket(['411710001', 1], ['411710002', 1]);
    await shipAvailableFirst(true);
    const address = { params: { basketId, shipmentId: 'me' }, body: testAddress };
    await client.setShippingAddress(address);
    const basket = await client.setShippingMethod({ params: address.params, query: { locale: 'fr-FR' }, body: { id: '03' } });
    const [shipment] = basket.shipments;
    expect(shipment?.shippingMethod?.id).toBe('03');
    expect(shipment?.c_parcels?.map(({ c_shippingMethod }) => c_shippingMethod)).toEqual([
      undefined,
      { id: '02', name: 'Terrestre', c_carrier: 'Test Truck' },
    ]);
  });

  it('API-019 is shipped in two parcels at the same price if the shopper chooses so, and the choice can be taken back', async () => {
    const { basket, shipAvailableFirst } = await fillBasket(['411710001', 1], ['411710002', 1]);
    const split = await shipAvailableFirst(true);
    expect(split.shipments[0]?.c_shipAvailableFirst).toBe(true);
    expect(split.applicableShippingMethods[0]).toMatchObject({ c_arrivesFrom: '2026-11-27', c_arrivesTo: '2026-12-01' });
    expect([split.shippingTotal, split.orderTotal]).toEqual([basket.shippingTotal, basket.orderTotal]);
    expect((await shipAvailableFirst(false)).applicableShippingMethods).toEqual(basket.applicableShippingMethods);
  });

  it('rejects another shipment, another basket and a body without the choice', async () => {
    const { basketId, client, shipAvailableFirst } = await fillBasket(['411710001', 1], ['411710002', 1]);
    await expect(shipAvailableFirst(true, 'store-1')).rejects.toMatchObject({ type: 'ShipmentNotFoundException' });
    const stranger = await commerce.guest();
    const params = { basketId, shipmentId: 'me' };
    await expect(stranger.client.updateShipment({ params, body: { c_shipAvailableFirst: true } })).rejects.toMatchObject({
      type: 'BasketNotFoundException',
    });
    await expect(client.updateShipment({ params, body: {} as never })).rejects.toMatchObject({ status: 400 });
  });
});

describe('an order with a backordered item', () => {
  async function placeOrder(isAvailableFirst: boolean) {
    const { client, basketId, shipAvailableFirst } = await fillBasket(['411710001', 1], ['411710002', 1]);
    await shipAvailableFirst(isAvailableFirst);
    await completeCheckout(client, basketId);
    return client.placeOrder({ body: { basketId } });
  }

  it('API-030 keeps the mark of its line, and its two parcels, until it is tracked', async () => {
    const order = await placeOrder(true);
    const [hat, coat] = order.productItems;
    expect([hat?.c_isBackordered, coat?.c_isBackordered, coat?.c_inStockDate]).toEqual([undefined, true, '2026-12-11']);
    expect(order.shipments[0]).toMatchObject({ c_shipAvailableFirst: true, c_promiseDate: '2026-12-21' });
    expect(order.c_orderType).toBe('shipping');
    const tracked = await commerce.clientWith().getOrderDetail({ query: { orderNo: order.orderNo, email: 'dale@example.com' } });
    expect(tracked.shipments[0]?.c_parcels).toEqual(order.shipments[0]?.c_parcels);
    expect(tracked.productItems[1]).toMatchObject({ c_isBackordered: true, c_inStockDate: '2026-12-11' });
  });

  it('has no parcels if everything is shipped together', async () => {
    const order = await placeOrder(false);
    expect(order.shipments[0]).not.toHaveProperty('c_parcels');
    expect(order.productItems[1]?.c_isBackordered).toBe(true);
    expect(order.shipments[0]?.c_promiseDate).toBe('2026-12-21');
  });
});
