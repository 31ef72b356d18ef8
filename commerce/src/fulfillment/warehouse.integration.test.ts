import { beforeAll, expect, it } from 'vitest';
import { createPickupBasket } from '../testing/pickup-basket.ts';
import { addStores } from '../testing/pickup-shop.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { type TestCommerce, testNow, testSettings, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const duluth = useTestCommerce(database);
const warehouse = { ...testSettings.warehouse, closedDays: new Set(['2026-11-23', '2026-11-24']) };
const closedUntilWednesday = useTestCommerce(database, { settings: { ...testSettings, warehouse } });

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(duluth, { id: '001' });
  await addSku(database.pool, { id: 'COAT', onHand: 10 });
});

async function datesOf(commerce: TestCommerce) {
  const params = { siteId: testSettings.siteId, locale: 'en-US' };
  const RequestDetails = [{ DetailId: 'a', ItemId: 'COAT', Quantity: 1, StoreId: '001', EvaluatePickupWithShipTo: true }];
  const promised = await commerce.clientWith().getCartAtp({ params, body: { RequestDetails } as never });
  const overnight = promised.ShippingOptions.find(({ ShippingMethodId }) => ShippingMethodId === '03');
  const basket = await createPickupBasket(commerce, '001');
  const { shipments } = await basket.add('COAT', 1, 'ship-to-store');
  return {
    overnight: overnight?.LatestDeliveryDate,
    shipToStore: promised.ShipToStoreOptions[0]?.EarliestPickupDate,
    basket: shipments.find(({ c_isBOPIS }) => c_isBOPIS)?.c_promiseDate,
  };
}

it('FULFIL-013 parcels, and items for a store, leave on the working days of the warehouse of the settings', async () => {
  // A Saturday; the transfer takes five working days, of which Thanksgiving is none.
  expect(testNow.toISOString()).toBe('2026-11-21T15:00:00.000Z');
  expect(await datesOf(duluth)).toEqual({ overnight: '2026-11-24', shipToStore: '2026-12-01', basket: '2026-12-01' });
  expect(await datesOf(closedUntilWednesday)).toEqual({ overnight: '2026-11-27', shipToStore: '2026-12-03', basket: '2026-12-03' });
});
