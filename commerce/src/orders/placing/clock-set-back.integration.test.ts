import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { buildPickupCheckout } from '../../testing/pickup-checkout.ts';
import { usePickupCommands } from '../../testing/pickup-commands.ts';
import { addStores } from '../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { settleLedgers } from '../ledger/settle-ledger.ts';
import { expirePickups } from '../pickups/ending/end-pickups.ts';
import type { OrderStep } from './order-steps.ts';
import { sweepOrders } from './sweep-orders.ts';

const database = useTestDatabase();
let crashStep: OrderStep | undefined;
const commerce = useTestCommerce(database, {
  onOrderStep: (step) => {
    if (step === crashStep) throw new Error(`planned crash at ${step}`);
  },
});
const { placeOrder, execute, makeReady, ledgerOf } = usePickupCommands(database, commerce);
const hour = 60 * 60 * 1000;
const setBack = () => commerce.clock.set(new Date(commerce.clock.now().getTime() - hour));

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(commerce, { id: '001' });
  await addSku(database.pool, { id: 'COAT', onHand: 10 });
});
beforeEach(() => commerce.clock.set(testNow));
afterEach(async () => {
  crashStep = undefined;
  expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
});

async function crashAt(step: OrderStep) {
  const buyer = await buildPickupCheckout(commerce, { items: [{ skuId: 'COAT', type: 'ship-to-store' }] });
  crashStep = step;
  await expect(buyer.place()).rejects.toMatchObject({ status: 500 });
  crashStep = undefined;
  setBack();
  return buyer;
}

describe('a clock that is set back an hour', () => {
  it.each(['prepared', 'requesting', 'responded', 'authorized'] as const)(
    'ORDER-003 leaves no order of a process that died at "%s" waiting for an hour: its shopper or the sweeper finishes it',
    async (step) => {
      const again = await crashAt(step);
      expect(await again.place()).toMatchObject({ status: 'new', c_orderType: 'pickup' });
      commerce.clock.set(testNow);
      const swept = await crashAt(step);
      expect(await sweepOrders(commerce.deps)).toMatchObject({ finished: 1, waiting: 0, failed: 0 });
      expect(await swept.place()).toMatchObject({ status: 'new' });
    },
  );

  it('does not stop the work in a store, and its money and units stay right', async () => {
    const { pickupId, order, read } = await placeOrder({ type: 'in-store-pickup', quantity: 2 });
    setBack();
    await execute(pickupId, { action: 'pick', found: new Map() });
    setBack();
    expect(await execute(pickupId, { action: 'ready' })).toMatchObject({ ok: true });
    setBack();
    expect(await execute(pickupId, { action: 'collect' })).toMatchObject({ ok: true });
    expect(await read()).toMatchObject({ status: 'completed' });
    // A request from before the clock was set back is sent at the latest when the clock reaches that time again.
    commerce.clock.set(testNow);
    await settleLedgers(commerce.deps);
    expect(await ledgerOf(order.orderNo)).toEqual([expect.stringMatching(/^capture \d+ succeeded$/)]);
  });

  it('ends no pickup before the end that its shopper was told, and none twice', async () => {
    const { pickupId, read } = await placeOrder({ type: 'in-store-pickup' });
    await makeReady(pickupId);
    const { rows } = await database.pool.query<{ end: Date }>('SELECT collect_until AS end FROM pickup WHERE id = $1', [pickupId]);
    commerce.clock.set(rows[0]!.end);
    setBack();
    expect(await expirePickups(commerce.deps)).toEqual({ expired: 0, failed: 0 });
    commerce.clock.set(rows[0]!.end);
    expect(await expirePickups(commerce.deps)).toEqual({ expired: 1, failed: 0 });
    setBack();
    expect(await expirePickups(commerce.deps)).toEqual({ expired: 0, failed: 0 });
    expect(await execute(pickupId, { action: 'collect' })).toMatchObject({ ok: false });
    expect(await read()).toMatchObject({ status: 'cancelled' });
  });
});
