import { beforeAll, describe, expect, it } from 'vitest';
import { quoteByTable } from '../../tax/table-tax.ts';
import type { TaxService } from '../../tax/tax-service.ts';
import { createGuestBasket } from '../../testing/guest-basket.ts';
import { createPickupBasket } from '../../testing/pickup-basket.ts';
import { addStores } from '../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { testAddress } from '../../testing/test-address.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
let fails = false;
let quotes = 0;
const tax: TaxService = {
  async quote(request) {
    quotes += 1;
    // Fails if a transaction holds the lock of any basket.
    await database.pool.query('SELECT 1 FROM basket FOR UPDATE NOWAIT');
    if (fails) throw new Error('the tax service is away');
    return { ...quoteByTable(request), isEstimate: false };
  },
};
const commerce = useTestCommerce(database, { tax });
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 10_000 });
});

describe('an external tax service', () => {
  it('is asked while no basket is locked, once for each change of what is taxed', async () => {
    const { client, params, home } = await createGuestBasket(commerce);
    await client.addBasketItems({ params, body: [{ productId: 'COAT' }] });
    quotes = 0;
    const withAddress = await client.setShippingAddress({ params: home, body: testAddress });
    expect(withAddress.taxTotal).toBeGreaterThan(0);
    const two = await client.addBasketItems({ params, body: [{ productId: 'COAT' }] });
    expect(two.taxTotal).toBeCloseTo(withAddress.taxTotal * 2, 1);
    expect(quotes).toBe(2);
  });

  it('is asked about the home and the store of a basket that is shipped and picked up', async () => {
    await addStores(commerce, { id: '001' });
    const { home, client, add } = await createPickupBasket(commerce, '001');
    await client.setShippingAddress({ params: home, body: { ...testAddress, stateCode: 'WI', postalCode: '54801' } });
    await add('COAT', 1);
    quotes = 0;
    const split = await add('COAT', 1, 'ship-to-store');
    // Minnesota taxes no clothing, but this product is none.
    expect(split.productItems.map(({ tax }) => tax)).toEqual([5, 6.88]);
    expect(quotes).toBe(2);
  });

  it('that fails leaves the basket and its Idempotency-Key as they were', async () => {
    const { client, params, home } = await createGuestBasket(commerce);
    await client.setShippingAddress({ params: home, body: testAddress });
    const addition = { params, body: [{ productId: 'COAT' }], idempotencyKey: 'addition-1' };
    fails = true;
    await expect(client.addBasketItems(addition)).rejects.toMatchObject({ status: 500 });
    fails = false;
    expect((await client.getBasket({ params })).productItems).toEqual([]);
    expect((await client.addBasketItems(addition)).productItems).toMatchObject([{ quantity: 1 }]);
    expect((await client.addBasketItems(addition)).productItems).toMatchObject([{ quantity: 1 }]);
  });
});
