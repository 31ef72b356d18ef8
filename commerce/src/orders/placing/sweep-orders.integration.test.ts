import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import type { PaymentResult } from '../../payments/payment-provider.ts';
import { newId } from '../../platform/ids.ts';
import { createLogger } from '../../platform/log.ts';
import { buildCheckout, type CheckoutGuest, cards } from '../../testing/checkout-builder.ts';
import { fakePayments } from '../../testing/fake-payments.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { advanceOrder } from './advance-order.ts';
import type { OrderStep } from './order-steps.ts';
import { sweepOrders } from './sweep-orders.ts';
import { voidPayment } from './void-payment.ts';

const database = useTestDatabase();
const payments = fakePayments();
/** Functions that replace the provider's next responses. */
let nextStatus: (() => Promise<PaymentResult>) | undefined;
let nextVoid: (() => Promise<PaymentResult>) | undefined;
let voidedKeys: string[] = [];
const provider = {
  ...payments.provider,
  status(key: string) {
    const respond = nextStatus;
    nextStatus = undefined;
    return respond ? respond() : payments.provider.status(key);
  },
  void(key: string) {
    voidedKeys.push(key);
    const respond = nextVoid;
    nextVoid = undefined;
    return respond ? respond() : payments.provider.void(key);
  },
};
let logged: Record<string, unknown>[] = [];
const log = createLogger({ level: 'warn', destination: { write: (line) => void logged.push(JSON.parse(line)) } });
let crashStep: OrderStep | undefined;
const onOrderStep = (step: OrderStep) => {
  if (step === crashStep) throw new Error(`planned crash at ${step}`);
};
const commerce = useTestCommerce(database, { onOrderStep, payments: provider, log });
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT', usd: 6_000, onHand: 1_000 });
  payments.wrap(commerce.deps);
});
afterEach(async () => {
  [crashStep, nextStatus, nextVoid] = [undefined, undefined, undefined];
  voidedKeys = [];
  payments.plan.clear();
  expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
});

const nothing = { finished: 0, waiting: 0, voided: 0, failed: 0 };
const sweepAfter = (seconds: number) => {
  commerce.clock.advance(seconds * 1_000);
  return sweepOrders(commerce.deps);
};
async function crashAt(step: OrderStep, card: string = cards.approved): Promise<{ buyer: CheckoutGuest; orderId: string }> {
  const buyer = await buildCheckout(commerce, { skuId: 'COAT', card });
  crashStep = step;
  await expect(buyer.place()).rejects.toMatchObject({ status: 500 });
  crashStep = undefined;
  logged = [];
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM customer_order WHERE basket_id = $1', [buyer.basketId]);
  return { buyer, orderId: rows[0]!.id };
}
async function statusOf(orderId: string): Promise<[status: string, reason: string | undefined]> {
  const { rows } = await database.pool.query<{ status: string; reason: string }>(
    `SELECT status, flash -> 0 -> 'details' ->> 'reason' AS reason FROM customer_order WHERE id = $1`,
    [orderId],
  );
  return [rows[0]!.status, rows[0]!.reason ?? undefined];
}
const throwing = (message: string) => () => Promise.reject(new Error(message));

describe('the sweeper', () => {
  it('ORDER-003 finishes an order whose request has been silent for 30 seconds, and no earlier', async () => {
    const { buyer } = await crashAt('requesting');
    expect(await sweepAfter(29)).toEqual(nothing);
    expect(await sweepAfter(2)).toEqual({ ...nothing, finished: 1 });
    expect((await buyer.place()).status).toBe('new');
  });

  it('voids a payment ten seconds after its order has failed, and no earlier', async () => {
    const { orderId } = await crashAt('failed', cards.processorError);
    expect([await sweepAfter(9), voidedKeys]).toEqual([nothing, []]);
    expect([await sweepAfter(2), voidedKeys]).toEqual([{ ...nothing, voided: 1 }, [`${orderId}:1`]]);
    expect(await sweepAfter(60)).toEqual(nothing);
  });

  it('reports an order that an unexpected error keeps from being finished, goes on, and finishes it the next time', async () => {
    const { orderId } = await crashAt('requesting');
    const other = await crashAt('requesting');
    nextStatus = throwing('the provider sent nonsense');
    expect(await sweepAfter(31)).toEqual({ ...nothing, finished: 1, failed: 1 });
    expect(logged).toEqual([expect.objectContaining({ level: 50, msg: 'an unfinished order could not be swept', orderId })]);
    expect((await other.buyer.place()).status).toBe('new');
    expect(await sweepAfter(31)).toEqual({ ...nothing, finished: 1 });
  });

  it('reports a payment that an unexpected error keeps from being voided, and voids it the next time', async () => {
    const { orderId } = await crashAt('failed', cards.processorError);
    nextVoid = throwing('the provider sent nonsense');
    expect(await sweepAfter(11)).toEqual({ ...nothing, failed: 1 });
    expect(logged).toEqual([expect.objectContaining({ level: 50, msg: 'a payment could not be voided', orderId })]);
    expect(await sweepAfter(1)).toEqual({ ...nothing, voided: 1 });
  });

  it('reports an order without the payment that it waits for', async () => {
    const { orderId } = await crashAt('requesting');
    const remove = `UPDATE customer_order SET document = document - 'payment' WHERE id = $1 RETURNING
      (SELECT document FROM customer_order AS previous WHERE previous.id = customer_order.id) AS document`;
    const { rows } = await database.pool.query<{ document: object }>(remove, [orderId]);
    expect(await sweepAfter(31)).toEqual({ ...nothing, failed: 1 });
    expect(logged).toEqual([
      expect.objectContaining({ orderId, error: expect.objectContaining({ message: `the order ${orderId} has nothing to pay` }) }),
    ]);
    await database.pool.query('UPDATE customer_order SET document = $2 WHERE id = $1', [orderId, rows[0]?.document]);
    expect(await sweepAfter(31)).toEqual({ ...nothing, finished: 1 });
  });
});

describe('an order that its process left', () => {
  it.each(['authorised', 'captured'] as const)('becomes an order without another request if its payment is %s', async (state) => {
    const { orderId } = await crashAt('responded');
    nextStatus = async () => ({ state, reference: 'r' });
    expect(await sweepAfter(31)).toEqual({ ...nothing, finished: 1 });
    expect(await statusOf(orderId)).toEqual(['new', undefined]);
    expect(payments.plan.count('authorize')).toBe(1);
  });

  it('has timed out if the provider declined its payment as void', async () => {
    const { orderId } = await crashAt('requesting');
    nextStatus = async () => ({ state: 'declined', reason: 'voided', reference: 'r' });
    expect(await sweepAfter(31)).toEqual({ ...nothing, finished: 1 });
    expect(await statusOf(orderId)).toEqual(['failed', 'timed_out']);
  });

  it('is paid until its reservation ends, and times out at its end', async () => {
    const early = await crashAt('requesting');
    expect(await sweepAfter(15 * 60 - 1)).toMatchObject({ finished: 1 });
    expect(await statusOf(early.orderId)).toEqual(['new', undefined]);
    const late = await crashAt('requesting');
    expect(await sweepAfter(15 * 60)).toMatchObject({ finished: 1 });
    expect(await statusOf(late.orderId)).toEqual(['failed', 'timed_out']);
    expect(payments.plan.count('authorize')).toBe(1);
  });

  it('must exist', async () => {
    const key = { customerGroupId: newId(), orderId: newId() };
    await expect(advanceOrder(commerce.deps, key)).rejects.toThrow(`there is no order ${key.orderId}`);
  });
});

describe('a void', () => {
  it.each<PaymentResult>([
    { state: 'authorised', reference: 'r' },
    { state: 'captured', reference: 'r' },
    { state: 'challenge', reference: 'r', url: 'https://bank.example' },
  ])('after which the payment is still $state is repeated until the payment is void', async (result) => {
    const { orderId } = await crashAt('failed', cards.processorError);
    nextVoid = async () => result;
    expect(await sweepAfter(11)).toEqual({ ...nothing, waiting: 1 });
    expect(await sweepAfter(1)).toEqual({ ...nothing, voided: 1 });
    expect(voidedKeys).toEqual([`${orderId}:1`, `${orderId}:1`]);
  });

  it('whose response is lost is logged, and repeated', async () => {
    const { orderId } = await crashAt('failed', cards.processorError);
    payments.plan.plan('void', 'lost');
    expect(await sweepAfter(11)).toEqual({ ...nothing, waiting: 1 });
    expect(logged).toEqual([expect.objectContaining({ level: 40, msg: 'a payment could not be voided and will be retried', orderId })]);
    expect(await sweepAfter(1)).toEqual({ ...nothing, voided: 1 });
  });

  it('is done without the provider if the authorization was never requested', async () => {
    const key = { customerGroupId: newId(), orderId: newId() };
    expect(await voidPayment(commerce.deps, key, provider)).toBe(true);
    expect(voidedKeys).toEqual([]);
  });
});

it('a payment whose outcome is unknown is logged with its order, and the order waits', async () => {
  const { orderId } = await crashAt('requesting');
  payments.plan.plan('status', 'unreachable');
  expect(await sweepAfter(31)).toEqual({ ...nothing, waiting: 1 });
  expect(logged).toEqual([expect.objectContaining({ level: 40, msg: 'the outcome of a payment is unknown', orderId })]);
  expect(await sweepAfter(31)).toEqual({ ...nothing, finished: 1 });
});
