import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/log.ts';
import { fakePayments } from '../../../testing/fake-payments.ts';
import { centsOf, usePickupCommands } from '../../../testing/pickup-commands.ts';
import { addStores } from '../../../testing/pickup-shop.ts';
import { insertShop } from '../../../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../../../testing/test-commerce.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { schedules } from '../../background.ts';
import { settleLedgers } from '../../ledger/settle-ledger.ts';
import { expirePickups } from './end-pickups.ts';

const database = useTestDatabase();
const logged: Record<string, unknown>[] = [];
const log = createLogger({ level: 'info', destination: { write: (line) => void logged.push(JSON.parse(line)) } });
const payments = fakePayments();
const commerce = useTestCommerce(database, { log, payments: payments.provider });
const { placeOrder, makeReady, stockOf, ledgerOf, checkInvariants } = usePickupCommands(database, commerce);
const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Saturday, 8 pm in Ely: the store's closing on the seventh day after `testNow`. */
const pickupEnd = new Date('2026-11-29T02:00:00Z');
const setDays = (days: number) => commerce.clock.set(new Date(testNow.getTime() + days * day));

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(commerce, { id: '001' });
  payments.wrap(commerce.deps);
});
beforeEach(() => commerce.clock.set(testNow));

describe('items that are not picked up', () => {
  it('go back on sale when the store closes on the seventh day, and the money goes back', async () => {
    const { order, items, pickupId, read } = await placeOrder({ type: 'in-store-pickup', quantity: 2 });
    await makeReady(pickupId);
    commerce.clock.set(new Date(pickupEnd.getTime() - 1));
    expect(await expirePickups(commerce.deps)).toEqual({ expired: 0, failed: 0 });
    commerce.clock.set(pickupEnd);
    expect(await expirePickups(commerce.deps)).toEqual({ expired: 1, failed: 0 });
    expect(await expirePickups(commerce.deps)).toEqual({ expired: 0, failed: 0 });
    expect(await read()).toMatchObject({
      status: 'cancelled',
      shipments: [{ c_pickupState: 'expired', c_refundedTotal: order.orderTotal }],
    });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 0], '001': [5, 0] });
    await settleLedgers(commerce.deps);
    expect(await ledgerOf(order.orderNo)).toEqual([`capture ${centsOf(order)} succeeded`, `refund ${centsOf(order)} succeeded`]);
    await checkInvariants();
  });

  it('are refunded once, although the payment provider cannot be reached and its responses are lost', async () => {
    const { order, pickupId } = await placeOrder({ type: 'in-store-pickup' });
    await makeReady(pickupId);
    commerce.clock.set(pickupEnd);
    await expirePickups(commerce.deps);
    payments.plan.plan('capture', 'unreachable', 'lost');
    payments.plan.plan('refund', 'lost', 'unreachable');
    for (let attempt = 0; attempt < 5; attempt++) {
      await settleLedgers(commerce.deps);
      commerce.clock.set(new Date(commerce.clock.now().getTime() + hour));
    }
    expect(await ledgerOf(order.orderNo)).toEqual([`capture ${centsOf(order)} succeeded`, `refund ${centsOf(order)} succeeded`]);
    const { rows } = await database.pool.query<{ captured: number; refunded: number }>(
      `SELECT captured_minor::integer AS captured, refunded_minor::integer AS refunded FROM sandbox_payment WHERE key LIKE $1`,
      [`${order.orderId}%`],
    );
    expect(rows).toEqual([{ captured: centsOf(order), refunded: centsOf(order) }]);
    await checkInvariants();
  });
});

it('pickups that cannot be ended are logged, and keep neither later ones from ending nor shoppers from being reminded', async () => {
  const placed = [];
  for (const days of [0, 1, 2]) {
    setDays(days);
    const order = await placeOrder({ type: 'in-store-pickup' });
    await makeReady(order.pickupId);
    placed.push(order);
  }
  const broken = placed.slice(0, 2).map(({ items }) => items[0]?.skuId);
  const setReserved = (reserved: number) =>
    database.pool.query(`UPDATE stock SET reserved = $1 WHERE sku_id = ANY ($2) AND location_id = '001'`, [reserved, broken]);
  await setReserved(0);
  setDays(14);
  const reminded = await placeOrder({ type: 'in-store-pickup' });
  await makeReady(reminded.pickupId);
  await database.pool.query('UPDATE pickup SET collect_until = $1 WHERE id = $2', [
    new Date(testNow.getTime() + 15 * day),
    reminded.pickupId,
  ]);

  expect(await expirePickups(commerce.deps, 1)).toEqual({ expired: 1, failed: 2 });
  expect(await placed[2]?.read()).toMatchObject({ status: 'cancelled' });
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'a pickup whose time is over could not be ended', level: 50 }));
  await schedules.find(({ name }) => name === 'expire-pickups')?.run(commerce.deps);
  expect(logged.at(-1)).toMatchObject({ expired: 0, failed: 2, reminded: 1 });

  await setReserved(1);
  expect(await expirePickups(commerce.deps)).toEqual({ expired: 2, failed: 0 });
  await checkInvariants();
});
