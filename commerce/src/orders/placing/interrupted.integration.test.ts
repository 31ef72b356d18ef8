import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/log.ts';
import { buildCheckout, cards } from '../../testing/checkout-builder.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { OrderStep } from './order-steps.ts';
import { sweepOrders } from './sweep-orders.ts';

const database = useTestDatabase();
let onStep: (step: OrderStep) => Promise<void> | void = () => undefined;
let logged: Record<string, unknown>[] = [];
const shop = useTestCommerce(database, {
  log: createLogger({ level: 'warn', destination: { write: (line) => void logged.push(JSON.parse(line)) } }),
  onOrderStep: (step) => onStep(step),
  get database() {
    const url = new URL(database.url);
    url.searchParams.set('options', '-c lock_timeout=500');
    return openDatabase({ url: url.href, maxConnections: 20 });
  },
});
beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT' });
});
afterEach(async () => {
  onStep = () => undefined;
  logged = [];
  expect(await audit(database.pool, shop.clock.now())).toEqual([]);
});

const errorOf = (placing: Promise<unknown>) =>
  placing.then(
    () => undefined,
    (error) => error,
  );

describe('a request that is interrupted after its order was prepared', () => {
  it('ORDER-003 by a database that fails gets 503 with the number of the order, which is finished later', async () => {
    const buyer = await buildCheckout(shop, { skuId: 'COAT' });
    const locking = await database.pool.connect();
    onStep = async (step) => {
      if (step === 'authorized') await locking.query('BEGIN; LOCK TABLE customer_order IN ACCESS EXCLUSIVE MODE');
    };
    try {
      const error = await errorOf(buyer.place());
      expect(error).toMatchObject({ status: 503, type: 'ServiceUnavailableException', retryAfterSeconds: 2 });
      onStep = () => undefined;
      await locking.query('ROLLBACK');
      const params = { orderNo: error.arguments.orderNo };
      const { status, orderId } = await buyer.client.getOrder({ params });
      expect(status).toBe('authorising');
      expect(logged).toContainEqual(
        expect.objectContaining({
          msg: 'an authorization could not be recorded; the sweeper asks for it',
          orderId,
          error: expect.anything(),
        }),
      );
      expect(logged).toContainEqual(
        expect.objectContaining({ msg: expect.stringContaining('request of an order'), orderId, error: expect.anything() }),
      );
      expect(await errorOf(buyer.place())).toMatchObject({ type: 'OrderInProgressException', arguments: params });
      shop.clock.advance(60_000);
      await sweepOrders(shop.deps);
      expect(await buyer.client.getOrder({ params })).toMatchObject({ ...params, status: 'new' });
    } finally {
      locking.release();
    }
  });

  it('before its own order was prepared gets 503 without a number', async () => {
    const buyer = await buildCheckout(shop, { skuId: 'COAT' });
    const locking = await database.pool.connect();
    try {
      await locking.query('BEGIN; LOCK TABLE stock IN ACCESS EXCLUSIVE MODE');
      expect(await errorOf(buyer.place())).toMatchObject({ status: 503, arguments: {} });
    } finally {
      await locking.query('ROLLBACK');
      locking.release();
    }
    expect((await buyer.place()).status).toBe('new');
  });

  it('ORDER-003 and is repeated with its key gets 409 with the number of its own order, not of one that was declined', async () => {
    const buyer = await buildCheckout(shop, { skuId: 'COAT', card: cards.declined });
    const declined = await buyer.place();
    expect(declined.status).toBe('failed');
    await buyer.payWith(cards.approved);

    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let arrive: () => void = () => undefined;
    const hasArrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    onStep = (step) => {
      if (step !== 'authorized') return undefined;
      arrive();
      return held;
    };
    const attempt = { body: { basketId: buyer.basketId }, idempotencyKey: 'attempt-2' };
    const first = buyer.client.placeOrder(attempt);
    await hasArrived;
    const repeated = await errorOf(buyer.client.placeOrder(attempt));
    finish();
    const { orderNo } = await first;
    expect(repeated).toMatchObject({ status: 409, type: 'RequestInProgressException', arguments: { orderNo }, retryAfterSeconds: 1 });
    expect(orderNo).not.toBe(declined.orderNo);
    expect(await buyer.client.placeOrder(attempt)).toMatchObject({ orderNo, status: 'new' });
  });
});

it('a basket that is being placed without an order gets 500, and the log names the basket', async () => {
  const buyer = await buildCheckout(shop, { skuId: 'COAT' });
  const setStatus = (status: string) => database.pool.query('UPDATE basket SET status = $1 WHERE id = $2', [status, buyer.basketId]);
  await setStatus('placing');
  expect(await errorOf(buyer.place())).toMatchObject({ status: 500, type: 'InternalServerException' });
  expect(logged).toMatchObject([{ call: 'placeOrder', error: { message: expect.stringContaining(buyer.basketId) } }]);
  await setStatus('open');
});
