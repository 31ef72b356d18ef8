import { beforeAll, describe, expect, it } from 'vitest';
import { createCustomer } from '../../testing/customer-builder.ts';
import { contact, createPickupBasket, deliveries } from '../../testing/pickup-basket.ts';
import { addStores, setStoreStock } from '../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { mergeGuestBasket } from './merge-guest-basket.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  const { pool } = database;
  await insertShop(pool);
  for (const id of ['COAT', 'CAP', 'BELT']) await addSku(pool, { id, onHand: 10 });
  await addStores(commerce, { id: '001' }, { id: '002' });
  await setStoreStock(pool, 'COAT', '001', 3);
  await setStoreStock(pool, 'CAP', '002', 5);
});

describe('the merge of a guest’s basket with items to be picked up', () => {
  async function mergeWith(fill: (basketId: string, client: Awaited<ReturnType<typeof createCustomer>>['client']) => Promise<unknown>) {
    const guest = await createPickupBasket(commerce, '001');
    await guest.add('COAT', 2, 'in-store-pickup');
    await guest.add('BELT', 1);
    await guest.client.updateShipment({ params: guest.inShipment('BOPISCart'), body: contact });
    const customer = await createCustomer(commerce);
    const { basketId } = await customer.client.createBasket();
    await fill(basketId, customer.client);
    const owner = { customerGroupId: customer.customerGroupId, customerId: customer.customerId, email: customer.email };
    const merge = await mergeGuestBasket(commerce.deps, { guestGroupId: guest.usid, guestCustomerId: guest.customerId, ...owner });
    return { merge, basket: await customer.client.getBasket({ params: { basketId } }) };
  }

  it('BASKET-011 keeps the store, the contact and the delivery method of each line', async () => {
    const { merge, basket } = await mergeWith((basketId, client) =>
      client.addBasketItems({ params: { basketId }, body: [{ productId: 'COAT', quantity: 4 }] }),
    );
    expect(merge).toMatchObject({ basketItems: 3, shortfalls: [] });
    expect(deliveries(basket)).toEqual([
      ['COAT', 4, 'ship-to-home'],
      ['COAT', 2, 'in-store-pickup'],
      ['BELT', 1, 'ship-to-home'],
    ]);
    expect(basket).toMatchObject({ c_pickupStoreID: '001', shipments: [{ shipmentId: 'me' }, { shipmentId: 'BOPISCart', ...contact }] });
  });

  it('BASKET-011 rechecks the customer’s own lines at the guest’s store, and cuts what that store does not have', async () => {
    const { merge, basket } = await mergeWith(async (basketId, client) => {
      const params = { basketId };
      await client.updateBasket({ params, body: { c_pickupStoreID: '002' } });
      await client.addBasketItems({ params, body: [{ productId: 'CAP', quantity: 4, c_shipmentType: 'in-store-pickup' }] });
      await client.addBasketItems({ params, body: [{ productId: 'COAT', quantity: 2, c_shipmentType: 'ship-to-store' }] });
    });
    expect(deliveries(basket)).toEqual([
      ['CAP', 4, 'ship-to-store'],
      ['COAT', 3, 'in-store-pickup'],
      ['BELT', 1, 'ship-to-home'],
    ]);
    expect(merge.movedItems).toMatchObject([
      { productId: 'CAP', to: 'ship-to-store' },
      { productId: 'COAT', to: 'in-store-pickup' },
    ]);
    expect(merge.shortfalls).toMatchObject([{ productId: 'COAT', requested: 2, added: 1, reason: 'stock' }]);
    expect(merge.movedToList).toEqual([{ productId: 'COAT', quantity: 1 }]);
    expect(basket.c_pickupStoreID).toBe('001');
  });

  it('BASKET-011 leaves the customer’s own lines at their store if the guest picks nothing up', async () => {
    const guest = await createPickupBasket(commerce, '001');
    await guest.add('BELT', 1);
    const customer = await createCustomer(commerce);
    const { basketId } = await customer.client.createBasket();
    const params = { basketId };
    await customer.client.updateBasket({ params, body: { c_pickupStoreID: '002' } });
    await customer.client.addBasketItems({ params, body: [{ productId: 'CAP', quantity: 4, c_shipmentType: 'in-store-pickup' }] });
    const owner = { customerGroupId: customer.customerGroupId, customerId: customer.customerId, email: customer.email };
    const merge = await mergeGuestBasket(commerce.deps, { guestGroupId: guest.usid, guestCustomerId: guest.customerId, ...owner });
    expect(merge).toMatchObject({ basketItems: 1, shortfalls: [], movedItems: [] });
    const basket = await customer.client.getBasket({ params });
    expect(basket.c_pickupStoreID).toBe('002');
    expect(deliveries(basket)).toEqual([
      ['CAP', 4, 'in-store-pickup'],
      ['BELT', 1, 'ship-to-home'],
    ]);
  });
});
