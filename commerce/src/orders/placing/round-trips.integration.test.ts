import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { InvalidatingCache } from '../../platform/cache/invalidating-cache.ts';
import { fixedClock } from '../../platform/clock.ts';
import { buildCheckout, type CheckoutGuest, type CheckoutOptions, cards } from '../../testing/checkout-builder.ts';
import { buildPickupCheckout } from '../../testing/pickup-checkout.ts';
import { addStores } from '../../testing/pickup-shop.ts';
import { countRoundTrips, recordStatements } from '../../testing/record-statements.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { placeOrderCosts } from './place-order.ts';

const database = useTestDatabase();
const cache = new InvalidatingCache({ clock: fixedClock(testNow), isCurrent: () => true });
const commerce = useTestCommerce(database, { cache });
let sent: string[];

beforeAll(async () => {
  sent = recordStatements(commerce.deps.database);
  await insertShop(database.pool);
  for (const id of ['COAT', 'CAP', 'BELT']) await addSku(database.pool, { id, usd: 6_000 });
  // Fills the cache, and parses what a process parses once.
  const buyer = await buildBuyer({ skuId: 'COAT' }, 'CAP', 'BELT');
  await buyer.place();
});
afterEach(async () => {
  expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
});

async function buildBuyer(options: CheckoutOptions, ...moreSkuIds: string[]): Promise<CheckoutGuest> {
  const buyer = await buildCheckout({ ...commerce, guest: () => commerce.guest('203.0.113.7') }, options);
  for (const productId of moreSkuIds) await buyer.client.addBasketItems({ params: { basketId: buyer.basketId }, body: [{ productId }] });
  return buyer;
}

async function costsOf(buyer: CheckoutGuest): Promise<{ status: string; roundTrips: number; durableCommits: number }> {
  sent.length = 0;
  const { status } = await buyer.place();
  const { statements, commits } = countRoundTrips(sent);
  return { status, roundTrips: statements, durableCommits: commits };
}

describe('the round trips and durable commits of placing an order', () => {
  it('are those that the bench prints, for one SKU and for three', async () => {
    expect(placeOrderCosts).toEqual({ roundTrips: 13, durableCommits: 3 });
    const one = await buildBuyer({ skuId: 'COAT' });
    expect(await costsOf(one), sent.join('\n')).toEqual({ status: 'new', ...placeOrderCosts });
    const three = await buildBuyer({ skuId: 'COAT' }, 'CAP', 'BELT');
    expect(await costsOf(three), sent.join('\n')).toEqual({ status: 'new', ...placeOrderCosts });
  });

  it('include two more reads and no more commits with a promo code', async () => {
    const buyer = await buildBuyer({ skuId: 'COAT', coupon: 'ONCE-1' });
    expect(await costsOf(buyer), sent.join('\n')).toEqual({ status: 'new', roundTrips: 15, durableCommits: 3 });
  });

  it('are bounded for a card that the bank declines', async () => {
    const buyer = await buildBuyer({ skuId: 'COAT', card: cards.declined });
    const { status, roundTrips, durableCommits } = await costsOf(buyer);
    expect(status).toBe('failed');
    expect(roundTrips, sent.join('\n')).toBeLessThanOrEqual(23);
    expect(durableCommits, sent.join('\n')).toBeLessThanOrEqual(6);
  });
});

it('ORDER-003 an order with a promo code to a home, and then one to a store, are placed on the same connection', async () => {
  await addStores(commerce, { id: '001' });
  const atHome = await buildBuyer({ skuId: 'COAT', coupon: 'WELCOME15' });
  const guest = () => commerce.guest('203.0.113.7');
  const items = [{ skuId: 'COAT', type: 'ship-to-store' }] as const;
  const atStore = await buildPickupCheckout({ guest }, { items, coupon: 'WELCOME15' });
  for (const buyer of [atHome, atStore]) expect(await buyer.place()).toMatchObject({ status: 'new' });
});
