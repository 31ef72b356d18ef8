import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidatingCache } from '../../platform/cache/invalidating-cache.ts';
import { followInvalidations, type InvalidationFollower, invalidate } from '../../platform/cache/invalidation.ts';
import { systemClock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { setPrices } from '../../products/set-prices.ts';
import { importPromotions } from '../../promotions/import-promotions.ts';
import { importShipping } from '../../shipping/import-shipping.ts';
import { buildCheckout } from '../../testing/checkout-builder.ts';
import { createGuestBasket } from '../../testing/guest-basket.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { addSku, insertShop, setPrice } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
let follower: InvalidationFollower | undefined;
let delay = 0;
const cache = new InvalidatingCache({
  clock: systemClock,
  isCurrent: () => follower?.isCurrent() ?? false,
  age: () => (follower?.age() ?? Number.POSITIVE_INFINITY) + delay,
});
const commerce = useTestCommerce(database, { cache });
let sent: string[];

beforeAll(async () => {
  sent = recordStatements(commerce.deps.database);
  await insertShop(database.pool);
  for (const id of ['COAT', 'CAP', 'BELT']) await addSku(database.pool, { id, usd: 4_000 });
  follower = await followInvalidations({
    pool: database.pool,
    listenUrl: database.url,
    onKeys: (keys) => cache.invalidate(keys),
    onGap: () => cache.clear(),
  });
});
afterAll(() => follower?.close());

const usd = (skuId: string, amountMinor: number, validFrom?: Date) =>
  inTransaction(commerce.deps.database.db, (tx) =>
    setPrices(tx, [{ priceBookId: 'dtc-usd-regular', skuId, amountMinor, ...(validFrom ? { validFrom } : {}) }], commerce.clock.now()),
  );
const reads = (table: string) => sent.filter((text) => text.includes(`from "${table}"`)).length;
/** Time limit of the poll: longer than the promised second, because the machine may be busy. */
const within = { timeout: 10_000, interval: 20 };

async function startBasket(skuId: string) {
  const { client, params } = await createGuestBasket(commerce);
  await client.addBasketItems({ params, body: [{ productId: skuId }] });
  const read = () => client.getBasket({ params });
  await read();
  return { client, params, read, priceOf: async () => (await read()).productItems[0]?.basePrice };
}

describe('cached reference data of baskets', () => {
  it('is not read again, but stock is', async () => {
    const { read } = await startBasket('COAT');
    sent.length = 0;
    await read();
    expect(['sku', 'price', 'shipping_rate', 'promotion'].map(reads)).toEqual([0, 0, 0, 0]);
    expect(reads('stock')).toBe(1);
  });

  it('shows a changed price once its invalidation is received', async () => {
    const { priceOf } = await startBasket('COAT');
    await usd('COAT', 5_500);
    await expect.poll(priceOf, within).toBe(55);
  });

  it('changes a price at the time for which it is scheduled', async () => {
    const start = new Date(commerce.clock.now().getTime() + 60_000);
    await usd('CAP', 3_000, start);
    const { priceOf } = await startBasket('CAP');
    expect(await priceOf()).toBe(40);
    commerce.clock.set(start);
    expect(await priceOf()).toBe(30);
  });

  it('shows changed shipping rates and promotions', async () => {
    const { client, params, read } = await startBasket('BELT');
    await client.addCoupon({ params, body: { code: 'FREESHIP50' } });
    expect((await read()).couponItems).toMatchObject([{ statusCode: 'no_applicable_promotion' }]);
    await inTransaction(commerce.deps.database.db, async (tx) => {
      const method = { id: '02', name: 'Lorry', description: 'By road', position: 1, daysLeast: 3, daysMost: 5 };
      const rates = [{ methodId: '02', countryCode: 'US', currency: 'USD', thresholdMinor: 0, amountMinor: 777 }];
      await importShipping(tx, { methods: [method], rates });
      const always = { validFrom: new Date('2020-01-01'), validTo: new Date('2030-01-01') };
      const free = { id: 'free-shipping-50', kind: 'shipping_free', thresholdMinor: { USD: 1_000 }, callout: 'Off', ...always } as const;
      await importPromotions(tx, { promotions: [{ ...free, requiresCoupon: true }], coupons: [] });
    });
    await expect.poll(async () => (await read()).couponItems, within).toMatchObject([{ statusCode: 'applied' }]);
    await expect.poll(async () => (await read()).shippingAdjustments, within).toMatchObject([{ price: -7.77 }]);
    expect((await read()).applicableShippingMethods[0]).toMatchObject({ name: 'Lorry', price: 0 });
  });

  it('is not used while invalidations may be more than a second late', async () => {
    const { priceOf } = await startBasket('BELT');
    await setPrice(database.pool, 'BELT', 'usd', 6_600);
    expect(await priceOf()).toBe(40);
    delay = 1_001;
    expect(await priceOf()).toBe(66);
    delay = 0;
    expect(await priceOf()).toBe(40);
    await inTransaction(commerce.deps.database.db, (tx) => invalidate(tx, ['product-4117']));
    await expect.poll(priceOf, within).toBe(66);
  });

  it('ORDER-003 is read again when an order is placed', async () => {
    await addSku(database.pool, { id: 'LAMP', usd: 4_000 });
    const buyer = await buildCheckout(commerce, { skuId: 'LAMP' });
    const { orderTotal } = await buyer.basket();
    await setPrice(database.pool, 'LAMP', 'usd', 9_000);
    await expect(buyer.place(orderTotal)).rejects.toMatchObject({
      type: 'BasketTotalChangedException',
      arguments: { basket: { productItems: [{ basePrice: 90 }] } },
    });
  });
});
