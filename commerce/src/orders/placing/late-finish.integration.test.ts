import { afterEach, beforeAll, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { runWithDeadline } from '../../platform/load/request-budget.ts';
import { createLogger } from '../../platform/log.ts';
import { buildCheckout } from '../../testing/checkout-builder.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { OrderStep } from './order-steps.ts';
import { sweepOrders } from './sweep-orders.ts';

const database = useTestDatabase();
let onStep: (step: OrderStep) => Promise<void> | void = () => undefined;
let logged: Record<string, unknown>[] = [];
const shop = useTestCommerce(database, {
  log: createLogger({ level: 'error', destination: { write: (line) => void logged.push(JSON.parse(line)) } }),
  onOrderStep: (step) => onStep(step),
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

/** Milliseconds: the shop responds five seconds before the deadline. */
const deadline = 5_200;

it('ORDER-003 an order that is finished late is followed by its number and placed once', async () => {
  const buyer = await buildCheckout(shop, { skuId: 'COAT' });
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let finished: () => void = () => undefined;
  const isFinished = new Promise<void>((resolve) => {
    finished = resolve;
  });
  onStep = (step) => (step === 'authorized' ? held : step === 'finished' ? finished() : undefined);

  const body = { basketId: buyer.basketId };
  const attempt = { body, idempotencyKey: 'attempt-1' };
  const error = await runWithDeadline(deadline, () => buyer.client.placeOrder(attempt)).catch((thrown) => thrown);
  expect(error).toMatchObject({ status: 409, type: 'OrderInProgressException', retryAfterSeconds: 1 });
  const { orderNo } = error.arguments;
  expect(await buyer.client.getOrder({ params: { orderNo } })).toMatchObject({ orderNo, status: 'authorising' });

  finish();
  await isFinished;
  expect(await buyer.client.placeOrder(attempt)).toMatchObject({ orderNo, status: 'new' });
  expect((await buyer.client.getOrder({ params: { orderNo } })).status).toBe('new');
  const { rows } = await database.pool.query('SELECT state FROM sandbox_payment');
  expect(rows).toEqual([{ state: 'authorised' }]);
});

it('ORDER-003 an error after the response is logged with the order, which the sweeper finishes', async () => {
  const buyer = await buildCheckout(shop, { skuId: 'COAT' });
  let crash: (error: Error) => void = () => undefined;
  const held = new Promise<void>((_, reject) => {
    crash = reject;
  });
  onStep = (step) => (step === 'authorized' ? held : undefined);
  const error = await runWithDeadline(deadline, () => buyer.place()).catch((thrown) => thrown);
  const params = { orderNo: error.arguments.orderNo };
  const { orderId } = await buyer.client.getOrder({ params });

  onStep = () => undefined;
  crash(new Error('planned crash'));
  await expect.poll(() => logged).toMatchObject([{ orderId, error: { message: 'planned crash' } }]);
  shop.clock.advance(60_000);
  await sweepOrders(shop.deps);
  expect(await buyer.client.getOrder({ params })).toMatchObject({ ...params, status: 'new' });
});

it('a deadline that passes after the payment does not cut the order off', async () => {
  const buyer = await buildCheckout(shop, { skuId: 'COAT' });
  onStep = (step) => (step === 'responded' ? new Promise((done) => setTimeout(done, 300)) : undefined);
  // The order is prepared within the deadline; everything after the provider's response comes later.
  const order = await runWithDeadline(250, () => buyer.place()).catch((thrown) => thrown);
  expect(['OrderInProgressException', 'ServiceUnavailableException']).toContain(order.type);
  await expect
    .poll(
      () =>
        buyer.place().then(
          ({ status }) => status,
          () => 'placing',
        ),
      { timeout: 10_000 },
    )
    .toBe('new');
});
