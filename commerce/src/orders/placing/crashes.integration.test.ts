import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { buildCheckout, cards } from '../../testing/checkout-builder.ts';
import { fakePayments } from '../../testing/fake-payments.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { OrderStep } from './order-steps.ts';
import { sweepOrders } from './sweep-orders.ts';

const database = useTestDatabase();
let crashStep: OrderStep | undefined;
const onOrderStep = (step: OrderStep) => {
  if (step === crashStep) throw new Error(`planned crash at ${step}`);
};
const payments = fakePayments();
const commerce = useTestCommerce(database, { onOrderStep, payments: payments.provider });
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000, onHand: 10_000 });
  payments.wrap(commerce.deps);
});
const noViolations = async () => expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
afterEach(async () => {
  crashStep = undefined;
  payments.plan.clear();
  await noViolations();
});

const sweepLater = (milliseconds = 60_000) => {
  commerce.clock.advance(milliseconds);
  return sweepOrders(commerce.deps);
};
async function charges(basketId: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    `SELECT state FROM sandbox_payment WHERE state <> 'refused'
       AND split_part(key, ':', 1) IN (SELECT id::text FROM customer_order WHERE basket_id = $1)`,
    [basketId],
  );
  return rows.map((row) => row.state);
}

describe('a process that dies between two steps', () => {
  it.each(['preparing', 'prepared', 'requesting', 'responded', 'authorized', 'finishing', 'finished'] as const)(
    'ORDER-003 at "%s" leaves, after the sweeper, one order with one charge, or neither',
    async (step) => {
      const buyer = await buildCheckout(commerce, { skuId: 'COAT', coupon: 'ONCE-2' });
      crashStep = step;
      await expect(buyer.place()).rejects.toMatchObject({ status: 500 });
      await noViolations();
      crashStep = undefined;
      const report = await sweepLater();
      expect(report).toMatchObject({ waiting: 0, failed: 0 });
      const order = await buyer.place();
      expect(order.status).toBe('new');
      expect(await charges(buyer.basketId)).toEqual(['authorised']);
      await database.pool.query('DELETE FROM coupon_redemption');
    },
  );

  it.each(['failing', 'failed', 'voided'] as const)('at "%s" leaves the remaining steps of a failed order to the sweeper', async (step) => {
    const buyer = await buildCheckout(commerce, { skuId: 'COAT', card: cards.processorError });
    crashStep = step;
    await expect(buyer.place()).rejects.toMatchObject({ status: 500 });
    await noViolations();
    crashStep = undefined;
    await sweepLater();
    expect(await charges(buyer.basketId)).toEqual(['voided']);
    expect((await buyer.basket()).paymentInstruments).toEqual([]);
  });

  it('makes a repeated request wait, and a later one get the order without the sweeper', async () => {
    const buyer = await buildCheckout(commerce, { skuId: 'COAT' });
    crashStep = 'responded';
    await expect(buyer.place()).rejects.toMatchObject({ status: 500 });
    crashStep = undefined;
    for (const wait of [0, 20_000]) {
      commerce.clock.advance(wait);
      await expect(buyer.place()).rejects.toMatchObject({ status: 409, type: 'OrderInProgressException', retryAfterSeconds: 1 });
    }
    commerce.clock.advance(1);
    expect((await buyer.place()).status).toBe('new');
    expect(await charges(buyer.basketId)).toEqual(['authorised']);
  });

  it('leaves unpaid orders that fail after hours of downtime, and nothing is charged late', async () => {
    const buyer = await buildCheckout(commerce, { skuId: 'COAT' });
    crashStep = 'prepared';
    await expect(buyer.place()).rejects.toMatchObject({ status: 500 });
    crashStep = undefined;
    await sweepLater(3 * 3_600_000);
    // The key of the request, which may still arrive, is void.
    expect(await charges(buyer.basketId)).toEqual(['voided']);
    const { rows } = await database.pool.query('SELECT status, flash FROM customer_order WHERE basket_id = $1', [buyer.basketId]);
    expect(rows).toMatchObject([{ status: 'failed', flash: [{ details: { reason: 'timed_out' } }] }]);
  });
});

describe('an order that cannot be finished after its payment', () => {
  it('has its authorization recorded, which is reported after five minutes, until the sweeper finishes the order', async () => {
    const buyer = await buildCheckout(commerce, { skuId: 'COAT' });
    crashStep = 'finishing';
    await expect(buyer.place()).rejects.toMatchObject({ status: 500 });
    const authorizations = await database.pool.query(
      `SELECT payment_entry.state, status FROM payment_entry JOIN customer_order ON customer_order.id = order_id WHERE basket_id = $1`,
      [buyer.basketId],
    );
    expect(authorizations.rows).toEqual([{ state: 'succeeded', status: 'authorised' }]);
    expect(await sweepLater(6 * 60_000)).toMatchObject({ finished: 0, failed: 1 });
    expect((await audit(database.pool, commerce.clock.now())).map(({ rule }) => rule)).toEqual([
      'an authorized payment has an order or a void within five minutes',
    ]);
    crashStep = undefined;
    expect(await sweepLater()).toMatchObject({ finished: 1, failed: 0 });
    expect((await buyer.place()).status).toBe('new');
    expect(await charges(buyer.basketId)).toEqual(['authorised']);
  });
});

describe('a failing payment provider', () => {
  it('is asked for the status if its response is lost, never for a second charge', async () => {
    const buyer = await buildCheckout(commerce, { skuId: 'COAT' });
    payments.plan.plan('authorize', 'lost');
    expect((await buyer.place()).status).toBe('new');
    expect(payments.plan.count('authorize')).toBe(1);
    expect(await charges(buyer.basketId)).toEqual(['authorised']);
  });

  it('makes the order fail if it never receives the request, which is blocked if it arrives later', async () => {
    const buyer = await buildCheckout(commerce, { skuId: 'COAT' });
    payments.plan.plan('authorize', 'unreachable');
    expect(await buyer.place()).toMatchObject({ status: 'failed', _flash: [{ details: { reason: 'processor_error' } }] });
    expect(await charges(buyer.basketId)).toEqual(['voided']);
  });

  it('makes the shopper wait for an unknown outcome until the sweeper determines it', async () => {
    const buyer = await buildCheckout(commerce, { skuId: 'COAT' });
    payments.plan.plan('authorize', 'lost');
    payments.plan.plan('status', 'unreachable', 'unreachable');
    await expect(buyer.place()).rejects.toMatchObject({ status: 409, type: 'OrderInProgressException' });
    expect(await sweepLater()).toMatchObject({ waiting: 1, finished: 0 });
    await noViolations();
    expect(await sweepLater()).toMatchObject({ waiting: 0, finished: 1 });
    expect((await buyer.place()).status).toBe('new');
    expect(await charges(buyer.basketId)).toEqual(['authorised']);
  });

  it('is asked to void again until it confirms', async () => {
    const buyer = await buildCheckout(commerce, { skuId: 'COAT' });
    payments.plan.plan('authorize', 'unreachable');
    payments.plan.plan('void', 'unreachable', 'lost');
    expect((await buyer.place()).status).toBe('failed');
    expect(await sweepLater()).toMatchObject({ voided: 0, waiting: 1 });
    expect(await sweepLater()).toMatchObject({ voided: 1, waiting: 0 });
    expect(await charges(buyer.basketId)).toEqual(['voided']);
  });

  it('causes one order if it responds slowly and the shopper retries', async () => {
    const buyer = await buildCheckout(commerce, { skuId: 'COAT' });
    const { promise: response, resolve: respond } = Promise.withResolvers<void>();
    payments.plan.plan('authorize', response);
    const first = buyer.place();
    await vi.waitFor(() => expect(payments.plan.count('authorize')).toBe(1));
    await expect(buyer.place()).rejects.toMatchObject({ status: 409 });
    respond();
    const order = await first;
    expect(await buyer.place()).toEqual(order);
    expect(await charges(buyer.basketId)).toEqual(['authorised']);
  });
});
