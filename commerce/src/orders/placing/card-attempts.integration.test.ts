import type { CallError, Order } from '@outfitter/contract/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { buildCheckout, type CheckoutGuest, cards } from '../../testing/checkout-builder.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { sweepOrders } from './sweep-orders.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000 });
});

beforeEach(async () => {
  await database.pool.query('TRUNCATE rate_limit');
});
afterEach(async () => {
  expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
});

function buildCheckoutAt(address: string, card: string) {
  return buildCheckout({ ...commerce, guest: () => commerce.guest(address) }, { skuId: 'COAT', card });
}

async function tokensOf(name: string): Promise<number[]> {
  const { rows } = await database.pool.query<{ tokens: number }>('SELECT tokens FROM rate_limit WHERE name = $1', [name]);
  return rows.map(({ tokens }) => tokens);
}

const setTokens = (name: string, tokens: number) =>
  database.pool.query('UPDATE rate_limit SET tokens = $1 WHERE name = $2', [tokens, name]);

async function outcomeOf(order: Promise<Order>): Promise<string> {
  return order.then(
    ({ status }) => status,
    (error: CallError) => `${error.status} ${error.type} ${error.retryAfterSeconds}`,
  );
}
async function placeInTurn(buyers: readonly CheckoutGuest[]): Promise<string[]> {
  const outcomes: string[] = [];
  for (const buyer of buyers) outcomes.push(await outcomeOf(buyer.place()));
  return outcomes;
}
const buildMany = (addresses: readonly string[], card: string) => Promise.all(addresses.map((address) => buildCheckoutAt(address, card)));

describe('cards that were added before a pause', () => {
  const addresses = Array.from({ length: 6 }, () => '203.0.113.7');

  it('are not tried during the pause of the network, and are tried after it', async () => {
    const buyers = await buildMany(addresses, cards.declined);
    const honest = await buildCheckoutAt('203.0.112.7', cards.approved);
    const patient = await buildCheckoutAt('203.0.113.7', cards.approved);
    expect(await placeInTurn(buyers.slice(0, 1))).toEqual(['failed']);
    await setTokens('payment-rejected-network', 2);
    const paused = '429 TooManyRequestsException 60';
    expect(await placeInTurn([...buyers.slice(1), patient])).toEqual(['failed', 'failed', paused, paused, paused, paused]);
    expect(await tokensOf('payment-rejected-network')).toEqual([0]);
    expect((await buyers[3]?.basket())?.paymentInstruments).toHaveLength(1);
    expect(await outcomeOf(honest.place())).toBe('new');
    commerce.clock.advance(60_000);
    expect(await outcomeOf(patient.place())).toBe('new');
  });

  it('are not tried during the pause of the wide network', async () => {
    const buyers = await buildMany(['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:7:3::1', '2001:db8:7:4::1'], cards.declined);
    expect(await placeInTurn(buyers.slice(0, 1))).toEqual(['failed']);
    await setTokens('payment-rejected-network-wide', 1);
    expect(await placeInTurn(buyers.slice(1))).toEqual(['failed', '429 TooManyRequestsException 8', '429 TooManyRequestsException 8']);
  });

  it('are not tried during the pause of a shopper who moves on to other networks', async () => {
    const buyer = await buildCheckoutAt('203.0.113.7', cards.declined);
    expect(await outcomeOf(buyer.place())).toBe('failed');
    await buyer.payWith(cards.approved);
    await setTokens('payment-rejected-shopper', 0);
    await setTokens('payment-rejected-network', 30);
    expect(await outcomeOf(buyer.place())).toBe('429 TooManyRequestsException 60');
  });

  it('are tried one by one with growing pauses while the whole shop sees an attack', async () => {
    const buyers = await buildMany(addresses.slice(0, 3), cards.declined);
    expect(await placeInTurn(buyers.slice(0, 1))).toEqual(['failed']);
    await setTokens('payment-rejected', -300);
    expect(await placeInTurn(buyers.slice(1, 2))).toEqual(['429 TooManyRequestsException 2']);
    commerce.clock.advance(2_000);
    expect(await placeInTurn(buyers.slice(1))).toEqual(['failed', '429 TooManyRequestsException 4']);
  });

  it('do not keep the shopper of a placed order from seeing it again', async () => {
    const buyer = await buildCheckoutAt('203.0.113.7', cards.approved);
    const order = await buyer.place();
    const other = await buildCheckoutAt('203.0.113.7', cards.declined);
    await other.place();
    await setTokens('payment-rejected-network', -30);
    expect(await buyer.place()).toEqual(order);
  });
});

describe('a free order', () => {
  it('is placed during the pause of its network', async () => {
    const buyer = await buildCheckoutAt('203.0.113.7', cards.approved);
    for (const code of ['ALL-FREE', 'FREESHIP50']) await buyer.client.addCoupon({ params: { basketId: buyer.basketId }, body: { code } });
    await (await buildCheckoutAt('203.0.113.7', cards.declined)).place();
    await setTokens('payment-rejected-network', 0);
    expect(await buyer.place()).toMatchObject({ status: 'new', orderTotal: 0 });
  });
});

describe('a decline after the second factor', () => {
  const decide = (order: Order, decision: string) =>
    commerce.request(new URL(String(order._flash[0]?.details?.url)).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ decision }).toString(),
    });
  const counted = async () =>
    Promise.all(['shopper', 'network', 'network-wide'].map((kind) => tokensOf(`payment-rejected-${kind}`))).then(async (counts) => [
      ...counts,
      await tokensOf('payment-rejected'),
    ]);

  it('counts once when the shopper returns, for the network that the card came from', async () => {
    const buyer = await buildCheckoutAt('203.0.113.7', cards.secondFactor);
    const order = await buyer.place();
    expect([order.status, await counted()]).toEqual(['awaiting_shopper', [[], [], [], []]]);
    await decide(order, 'decline');
    const returning = () => commerce.clientWith(buyer.accessToken).returnFromPayment({ body: { orderNo: order.orderNo } });
    await Promise.all([returning(), returning(), buyer.client.returnFromPayment({ body: { orderNo: order.orderNo } })]);
    expect(await counted()).toEqual([[9], [29], [239], [299]]);
  });

  it('counts as well if the shopper never returns', async () => {
    const order = await (await buildCheckoutAt('203.0.113.7', cards.secondFactor)).place();
    await decide(order, 'decline');
    commerce.clock.advance(60_000);
    await sweepOrders(commerce.deps);
    expect(await counted()).toEqual([[9], [29], [239], [299]]);
  });

  it('leads to the pause that other declines lead to', async () => {
    const [first, second] = await buildMany(['203.0.113.7', '203.0.113.7'], cards.secondFactor);
    const order = await first?.place();
    if (!order || !second) throw new Error('there is no order');
    await decide(order, 'decline');
    await first?.client.returnFromPayment({ body: { orderNo: order.orderNo } });
    await setTokens('payment-rejected-network', 0);
    expect(await outcomeOf(second.place())).toBe('429 TooManyRequestsException 60');
  });

  it('is not counted for an approved payment, whose attempt the sweeper gives back', async () => {
    const order = await (await buildCheckoutAt('203.0.113.7', cards.secondFactor)).place();
    expect(await tokensOf('payment-network')).toEqual([149]);
    await decide(order, 'approve');
    commerce.clock.advance(1_000);
    await sweepOrders(commerce.deps);
    commerce.clock.advance(59_000);
    await sweepOrders(commerce.deps);
    expect([await tokensOf('payment-network'), await tokensOf('payment-network-wide')]).toEqual([[150], [1_200]]);
    expect(await counted()).toEqual([[], [], [], []]);
  });

  it('is counted by hashes of the network, which the order has only until it is placed or has failed', async () => {
    const stored = async () =>
      (
        await database.pool.query(
          'SELECT status, attempt_networks AS networks FROM customer_order ORDER BY created_at DESC, id DESC LIMIT 1',
        )
      ).rows[0];
    for (const [decision, status] of [
      ['approve', 'new'],
      ['decline', 'failed'],
    ] as const) {
      commerce.clock.advance(1_000);
      const buyer = await buildCheckoutAt('203.0.113.7', cards.secondFactor);
      const order = await buyer.place();
      const hash = expect.stringMatching(/^[A-Za-z0-9_-]{43}$/);
      expect(await stored()).toEqual({ status: 'awaiting_shopper', networks: { near: hash, wide: hash } });
      await decide(order, decision);
      await buyer.client.returnFromPayment({ body: { orderNo: order.orderNo } });
      expect(await stored()).toEqual({ status, networks: null });
    }
  });
});

describe('the card attempts of a network', () => {
  it('do not count cards that have paid an order, and a repeated order does not give back more', async () => {
    const buyer = await buildCheckoutAt('203.0.113.7', cards.approved);
    await buyer.payWith(cards.approved);
    expect(await tokensOf('payment-network')).toEqual([148]);
    for (let time = 0; time < 3; time++) expect((await buyer.place()).status).toBe('new');
    expect(await tokensOf('payment-network')).toEqual([149]);
    expect(await tokensOf('payment-rejected-network')).toEqual([]);
  });

  it('count a decline of the bank, for the network and for the shop', async () => {
    const buyer = await buildCheckoutAt('203.0.113.7', cards.declined);
    expect((await buyer.place()).status).toBe('failed');
    expect(await tokensOf('payment-rejected-network')).toEqual([29]);
    expect(await tokensOf('payment-rejected')).toEqual([299]);
  });

  it('do not count an error of the processor as a decline', async () => {
    const buyer = await buildCheckoutAt('203.0.113.7', cards.processorError);
    expect((await buyer.place()).status).toBe('failed');
    expect(await tokensOf('payment-rejected-network')).toEqual([]);
  });

  it('do not keep a shopper from learning of the decline if they cannot be counted', async () => {
    const buyer = await buildCheckoutAt('203.0.113.7', cards.declined);
    await database.pool.query(`ALTER TABLE rate_limit ADD CONSTRAINT uncountable CHECK (name NOT LIKE 'payment-rejected%')`);
    try {
      expect((await buyer.place()).status).toBe('failed');
    } finally {
      await database.pool.query('ALTER TABLE rate_limit DROP CONSTRAINT uncountable');
    }
    expect((await buyer.basket()).paymentInstruments).toEqual([]);
  });
});
