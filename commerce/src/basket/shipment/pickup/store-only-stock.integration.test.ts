import { beforeAll, describe, expect, it } from 'vitest';
import { cardBody, cards } from '../../../testing/checkout-builder.ts';
import { createCustomer } from '../../../testing/customer-builder.ts';
import { createGuestBasket } from '../../../testing/guest-basket.ts';
import { contact, createPickupBasket, deliveries } from '../../../testing/pickup-basket.ts';
import { addStores, setStoreStock } from '../../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../../testing/shop-fixture.ts';
import { testAddress } from '../../../testing/test-address.ts';
import { useTestCommerce } from '../../../testing/test-commerce.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { mergeGuestBasket } from '../../merge/merge-guest-basket.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(commerce, { id: '001' });
});

/** Adds a SKU of which the warehouse has no unit and store 001 has two. */
async function addStoreOnlySku(id: string): Promise<void> {
  await addSku(database.pool, { id, usd: 6_000, onHand: 0 });
  await setStoreStock(database.pool, id, '001', 2);
}

async function addFromPage(productId: string, quantity: number) {
  const guest = await createGuestBasket(commerce);
  const { client, params } = guest;
  const pickup = { c_isPickupItem: true, c_shipmentType: 'in-store-pickup', storeId: '001' } as const;
  const add = (units: number) => client.addBasketItems({ params, body: [{ productId, quantity: units, ...pickup }] });
  return { ...guest, add, basket: await add(quantity) };
}

describe('an item that only a store has', () => {
  it('FULFIL-003 ERROR-033 is added, changed and ordered for pickup, and never oversold', async () => {
    await addStoreOnlySku('ORDERED');
    const { client, params, add, basket } = await addFromPage('ORDERED', 1);
    expect(deliveries(basket)).toEqual([['ORDERED', 1, 'in-store-pickup']]);
    expect(basket.productItems[0]?.inventory).toMatchObject({ orderable: true, stockLevel: 2 });
    expect(deliveries(await add(1))).toEqual([['ORDERED', 2, 'in-store-pickup']]);
    const third = {
      type: 'ProductItemNotAvailableException',
      message: "Only 2 of product 'ORDERED' can be ordered.",
      arguments: { productId: 'ORDERED', requested: 3, available: 2 },
    };
    await expect(add(1)).rejects.toMatchObject(third);
    const line = { ...params, itemId: basket.productItems[0]!.itemId };
    await expect(client.updateBasketItem({ params: line, body: { quantity: 3 } })).rejects.toMatchObject(third);

    const late = await addFromPage('ORDERED', 1);
    await client.setBasketCustomer({ params, body: { email: 'dale@example.com' } });
    await client.setBillingAddress({ params, body: testAddress });
    await client.updateShipment({ params: { ...params, shipmentId: 'BOPISCart' }, body: contact });
    const { _flash } = await client.addPaymentInstrument({ params, body: cardBody(cards.approved) });
    expect(_flash).toEqual([]);
    expect(await client.placeOrder({ body: { basketId: params.basketId } })).toMatchObject({
      c_orderType: 'pickup',
      c_pickupStoreID: '001',
      productItems: [{ productId: 'ORDERED', quantity: 2 }],
    });
    await expect(late.add(1)).rejects.toMatchObject({ type: 'ProductItemNotAvailableException', arguments: { available: 0 } });
    const checked = await late.client.checkBasketAvailability({ params: late.params });
    expect([checked.outOfStock, checked.basket.productItems]).toEqual([true, []]);
  });

  it('FULFIL-007 is reduced to what the store still has', async () => {
    await addStoreOnlySku('REDUCED');
    const { client, params } = await addFromPage('REDUCED', 2);
    await setStoreStock(database.pool, 'REDUCED', '001', 1);
    const checked = await client.checkBasketAvailability({ params });
    expect(checked.changes).toMatchObject([{ requested: 2, quantity: 1, c_shipmentType: 'in-store-pickup' }]);
    expect(deliveries(checked.basket)).toEqual([['REDUCED', 1, 'in-store-pickup']]);
    expect((await client.checkBasketAvailability({ params })).outOfStock).toBe(false);
  });

  it('FULFIL-001 can be neither shipped home nor sent to the store', async () => {
    await addStoreOnlySku('COLLECTED');
    const { add } = await createPickupBasket(commerce, '001');
    for (const way of ['ship-to-home', 'ship-to-store'] as const) {
      await expect(add('COLLECTED', 1, way)).rejects.toMatchObject({
        type: 'ProductItemNotAvailableException',
        arguments: { available: 0 },
      });
    }
    expect(deliveries(await add('COLLECTED', 2, 'in-store-pickup'))).toEqual([['COLLECTED', 2, 'in-store-pickup']]);
  });

  it('BASKET-011 stays a pickup when a guest signs in, and the two baskets share the units of the store', async () => {
    await addStoreOnlySku('MERGED');
    const guest = await addFromPage('MERGED', 1);
    const customer = await createCustomer(commerce);
    const { basketId } = await customer.client.createBasket();
    const params = { basketId };
    const item = { productId: 'MERGED', quantity: 2, c_isPickupItem: true, storeId: '001' };
    await customer.client.addBasketItems({ params, body: [item] });
    const owner = { customerGroupId: customer.customerGroupId, customerId: customer.customerId, email: customer.email };
    await mergeGuestBasket(commerce.deps, { guestGroupId: guest.usid, guestCustomerId: guest.customerId, ...owner });
    expect(deliveries(await customer.client.getBasket({ params }))).toEqual([['MERGED', 2, 'in-store-pickup']]);
  });
});
