import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { createLogger } from '../../platform/log.ts';
import { fakePayments } from '../../testing/fake-payments.ts';
import { centsOf, usePickupCommands } from '../../testing/pickup-commands.ts';
import { addStores } from '../../testing/pickup-shop.ts';
import { insertShop } from '../../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { expirePickups } from '../pickups/ending/end-pickups.ts';
import { settleLedgers } from './settle-ledger.ts';

const database = useTestDatabase();
const payments = fakePayments();
let logged: { msg: string }[] = [];
const log = createLogger({ level: 'warn', destination: { write: (line) => void logged.push(JSON.parse(line)) } });
const commerce = useTestCommerce(database, { payments: payments.provider, log });
const { placeOrder, execute, makeReady, ledgerOf, checkInvariants } = usePickupCommands(database, commerce);
const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(commerce, { id: '001' });
  payments.wrap(commerce.deps);
});
beforeEach(() => {
  commerce.clock.set(testNow);
  payments.plan.clear();
  logged = [];
});

async function placeReady() {
  const placed = await placeOrder({ type: 'in-store-pickup' });
  await makeReady(placed.pickupId);
  return placed;
}

async function settleAfter(milliseconds: number, limit?: number) {
  commerce.clock.set(new Date(testNow.getTime() + milliseconds));
  return settleLedgers(commerce.deps, limit);
}

describe('a capture whose outcome is unknown', () => {
  it('is sent again after 15 seconds, then after as long again as it has been open, and at least once an hour', async () => {
    const { order } = await placeReady();
    payments.plan.plan('capture', ...Array.from({ length: 12 }, () => 'unreachable' as const));
    const sentAt: number[] = [];
    for (let seconds = 0; seconds <= 3 * 3_600; seconds += 15) {
      const before = payments.plan.count('capture');
      await settleAfter(seconds * second);
      if (payments.plan.count('capture') > before) sentAt.push(seconds);
    }
    expect(sentAt).toEqual([0, 15, 30, 60, 120, 240, 480, 960, 1_920, 3_840, 7_440]);
    expect(await ledgerOf(order.orderNo)).toEqual([`capture ${centsOf(order)} asked`]);
    await settleAfter(day);
    await settleAfter(2 * day);
    expect(await ledgerOf(order.orderNo)).toEqual([`capture ${centsOf(order)} succeeded`]);
    await checkInvariants();
  });

  it('does not keep others from being sent', async () => {
    const stuck = await placeReady();
    commerce.clock.set(new Date(testNow.getTime() + second));
    const other = await placeReady();
    payments.plan.plan('capture', 'unreachable');
    await settleAfter(second, 1);
    await settleAfter(second, 1);
    expect(await ledgerOf(stuck.order.orderNo)).toEqual([`capture ${centsOf(stuck.order)} asked`]);
    expect(await ledgerOf(other.order.orderNo)).toEqual([`capture ${centsOf(other.order)} succeeded`]);
    await settleAfter(hour);
    await checkInvariants();
  });
});

describe('a capture that the provider rejects', () => {
  it('is recorded, logged and reported by the audit, and is not sent again', async () => {
    const { order } = await placeReady();
    const setPayment = (state: string) =>
      database.pool.query('UPDATE sandbox_payment SET state = $1 WHERE key LIKE $2', [state, `${order.orderId}%`]);
    await setPayment('voided');
    expect(await settleAfter(0)).toEqual({ settled: 1, waiting: 0 });
    expect(await settleAfter(day)).toEqual({ settled: 0, waiting: 0 });
    expect(payments.plan.count('capture')).toBe(1);
    expect(await ledgerOf(order.orderNo)).toEqual([`capture ${centsOf(order)} refused`]);
    expect(logged.map(({ msg }) => msg)).toEqual(['a capture was rejected']);
    expect(await audit(database.pool, commerce.clock.now())).toEqual([
      { rule: 'no capture and no refund is declined', subject: order.orderId, detail: expect.stringContaining('capture of') },
    ]);
    await setPayment('authorised');
    await database.pool.query(`UPDATE payment_entry SET state = 'failed' WHERE state = 'refused'`);
    await checkInvariants();
  });

  it('of one pickup is not refunded from the money of another', async () => {
    const { order, pickupIds } = await placeOrder({ type: 'in-store-pickup' }, { type: 'ship-to-store' });
    const [rejected = '', paid = ''] = pickupIds;
    payments.plan.plan('capture', 'rejected');
    await makeReady(rejected);
    await settleAfter(0);
    commerce.clock.set(new Date(testNow.getTime() + hour));
    await execute(paid, { action: 'ready' });
    await settleAfter(hour);
    expect(await execute(paid, { action: 'collect' })).toMatchObject({ ok: true });
    commerce.clock.set(new Date(testNow.getTime() + 14 * day));
    expect(await expirePickups(commerce.deps)).toMatchObject({ failed: 0 });
    await settleAfter(14 * day);
    const [price = 0, other = 0] = order.productItems.map((item) => Math.round((item.priceAfterOrderDiscount + item.tax) * 100));
    expect(await ledgerOf(order.orderNo)).toEqual([`capture ${price} refused`, `capture ${other} succeeded`, `refund ${price} failed`]);
    const { rows } = await database.pool.query('SELECT refunded_minor::integer AS refunded FROM sandbox_payment WHERE key LIKE $1', [
      `${order.orderId}%`,
    ]);
    expect(rows).toEqual([{ refunded: 0 }]);
    expect((await audit(database.pool, commerce.clock.now())).map(({ rule }) => rule)).toEqual(['no capture and no refund is declined']);
    await database.pool.query(`UPDATE payment_entry SET state = 'failed' WHERE state = 'refused'`);
  });
});

describe('a capture of a payment of another provider', () => {
  it('waits until that provider is configured again', async () => {
    const { order } = await placeReady();
    const setProvider = (provider: string) =>
      database.pool.query('UPDATE payment_entry SET provider = $1 WHERE order_id = $2', [provider, order.orderId]);
    await setProvider('acme');
    expect(await settleAfter(0)).toEqual({ settled: 0, waiting: 1 });
    expect(payments.plan.count('capture')).toBe(0);
    expect(logged).toMatchObject([{ error: { message: "the payment provider 'acme' is not configured" } }]);
    await setProvider('sandbox');
    expect(await settleAfter(hour)).toEqual({ settled: 1, waiting: 0 });
    expect(await ledgerOf(order.orderNo)).toEqual([`capture ${centsOf(order)} succeeded`]);
    await checkInvariants();
  });
});
