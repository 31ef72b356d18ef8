import { beforeAll, describe, expect, it } from 'vitest';
import { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import { systemClock } from '../platform/clock.ts';
import { buildCheckout } from '../testing/checkout-builder.ts';
import { createGuestBasket } from '../testing/guest-basket.ts';
import { createPickupBasket } from '../testing/pickup-basket.ts';
import { addStores, setStoreStock } from '../testing/pickup-shop.ts';
import { countRoundTrips, recordStatements } from '../testing/record-statements.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { testAddress } from '../testing/test-address.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const cache = new InvalidatingCache({ clock: systemClock, isCurrent: () => true });
const commerce = useTestCommerce(database);
const cachingCommerce = useTestCommerce(database, { cache });
let sent: string[];
let sentWithCache: string[];

beforeAll(async () => {
  sent = recordStatements(commerce.deps.database);
  sentWithCache = recordStatements(cachingCommerce.deps.database);
  await insertShop(database.pool);
  for (const id of ['COAT', 'CAP', 'BELT']) await addSku(database.pool, { id, usd: 6_000 });
});

async function countOf(call: () => Promise<unknown>): Promise<number> {
  sent.length = 0;
  await call();
  return sent.length;
}

async function countWithCache(call: () => Promise<unknown>) {
  sentWithCache.length = 0;
  await call();
  return countRoundTrips(sentWithCache);
}

/** Maximum numbers of statements without cached reference data, including BEGIN, COMMIT and those of the `Idempotency-Key`. */
const maxStatements = { read: 6, addItem: 12, changeQuantity: 12, addCoupon: 16, setAddress: 13, placeOrder: 16 };

describe('the number of statements of basket calls', () => {
  it('is fixed, whatever the number of SKUs', async () => {
    const buyer = await buildCheckout(commerce, { skuId: 'COAT' });
    const { client, basketId } = buyer;
    const params = { basketId };
    await client.addBasketItems({ params, body: [{ productId: 'BELT' }] });
    const [line] = (await buyer.basket()).productItems;
    const byItem = { basketId, itemId: line?.itemId ?? '' };
    const home = { basketId, shipmentId: 'me' };
    const counts = {
      read: await countOf(() => buyer.basket()),
      addItem: await countOf(() => client.addBasketItems({ params, body: [{ productId: 'CAP' }] })),
      changeQuantity: await countOf(() => client.updateBasketItem({ params: byItem, body: { quantity: 3 } })),
      addCoupon: await countOf(() => client.addCoupon({ params, body: { code: 'WELCOME15' } })),
      setAddress: await countOf(() => client.setShippingAddress({ params: home, query: { use_as_billing: 'true' }, body: testAddress })),
      placeOrder: await countOf(() => buyer.place()),
    };
    expect(Object.entries(counts).filter(([call, count]) => count > maxStatements[call as keyof typeof maxStatements])).toEqual([]);
  });

  it('is eight, with one commit, to add to a basket while the reference data is cached; a basket is created in six', async () => {
    const first = await createGuestBasket(cachingCommerce);
    await first.client.addBasketItems({ params: first.params, body: [{ productId: 'COAT' }, { productId: 'CAP' }] });

    const guest = await cachingCommerce.guest();
    let params = { basketId: '' };
    const create = async () => {
      params = { basketId: (await guest.client.createBasket()).basketId };
    };
    const add = (productId: string, locale?: string) =>
      guest.client.addBasketItems({ params, query: locale ? { locale } : {}, body: [{ productId }] });
    expect(await countWithCache(create)).toEqual({ statements: 6, commits: 1 });
    expect(await countWithCache(() => add('COAT'))).toEqual({ statements: 8, commits: 1 });
    expect(await countWithCache(() => add('CAP'))).toEqual({ statements: 8, commits: 1 });
    expect(await countWithCache(() => add('COAT'))).toEqual({ statements: 8, commits: 1 });
    await add('COAT', 'fr-FR');
    expect(await countWithCache(() => add('COAT', 'fr-FR'))).toEqual({ statements: 8, commits: 1 });
    expect(await countWithCache(create)).toEqual({ statements: 7, commits: 1 });
    expect(await countWithCache(() => guest.client.getBasket({ params }))).toEqual({ statements: 2, commits: 0 });
  });

  it('is one more, the stock of the store, while items are picked up there', async () => {
    await addStores(cachingCommerce, { id: '001' });
    for (const id of ['COAT', 'CAP']) await setStoreStock(database.pool, id, '001', 100);
    const { client, params, add } = await createPickupBasket(cachingCommerce, '001');
    await add('COAT', 1, 'in-store-pickup');
    expect(await countWithCache(() => add('CAP', 1, 'in-store-pickup'))).toEqual({ statements: 9, commits: 1 });
    expect(await countWithCache(() => client.getBasket({ params }))).toEqual({ statements: 3, commits: 0 });
  });
});
