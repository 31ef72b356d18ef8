import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakePayments } from '../../../testing/fake-payments.ts';
import { centsOf, type Line, usePickupCommands } from '../../../testing/pickup-commands.ts';
import { addStores } from '../../../testing/pickup-shop.ts';
import { insertShop } from '../../../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../../../testing/test-commerce.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { settleLedgers } from '../../ledger/settle-ledger.ts';
import { listPickups } from '../list-pickups.ts';

const database = useTestDatabase();
const payments = fakePayments();
const commerce = useTestCommerce(database, { payments: payments.provider });
const { placeOrder, execute, stockOf, ledgerOf, checkInvariants } = usePickupCommands(database, commerce);
const day = 86_400_000;
const inState = (state: string) => ({ value: { isChanged: true, pickup: { state } } });
const nothingChanged = { value: { isChanged: false } };

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(commerce, { id: '001' });
  payments.wrap(commerce.deps);
});
beforeEach(() => commerce.clock.set(testNow));

async function place(line: Line) {
  const placed = await placeOrder(line);
  const { itemId } = placed.order.productItems[0]!;
  const { skuId } = placed.items[0]!;
  return {
    ...placed,
    itemId,
    receive: (units: number) => execute(placed.pickupId, { action: 'receive', received: new Map([[itemId, units]]) }),
    decide: (choice: 'transfer' | 'refund') => execute(placed.pickupId, { action: 'short', choice }),
    stock: () => stockOf(skuId),
    promise: async () => {
      const { c_readyBy, c_promiseDate } = (await placed.read()).shipments[0]!;
      return { c_readyBy, c_promiseDate };
    },
  };
}

describe('units that the warehouse has sent and that do not arrive', () => {
  it('are refunded: the shopper collects the others, and the missing one is counted nowhere', async () => {
    const { order, pickupId, itemId, read, receive, decide, stock } = await place({ type: 'ship-to-store', quantity: 2 });
    expect(await receive(1)).toMatchObject(inState('short'));
    expect(await receive(1)).toMatchObject(nothingChanged);
    expect(await stock()).toEqual({ warehouse: [8, 0], '001': [7, 2] });
    expect(await read()).toMatchObject({ status: 'allocated', shipments: [{ c_pickupState: 'preparing' }] });
    await checkInvariants();
    expect(await execute(pickupId, { action: 'ready' })).toMatchObject({ error: 'PickupStateException' });

    expect(await decide('refund')).toMatchObject(inState('picked'));
    expect(await decide('refund')).toMatchObject(nothingChanged);
    expect(await receive(1)).toMatchObject(nothingChanged);
    expect(await stock()).toEqual({ warehouse: [8, 0], '001': [6, 1] });
    expect((await read()).shipments[0]).toMatchObject({
      c_missingItems: [{ itemId, quantity: 1, c_choice: 'refund' }],
      c_refundedTotal: order.orderTotal / 2,
    });
    await checkInvariants();

    await execute(pickupId, { action: 'ready' });
    await execute(pickupId, { action: 'collect' });
    expect((await read()).status).toBe('completed');
    expect(await stock()).toEqual({ warehouse: [8, 0], '001': [5, 0] });
    await settleLedgers(commerce.deps);
    expect(await ledgerOf(order.orderNo)).toEqual([`capture ${centsOf(order)} succeeded`, `refund ${centsOf(order) / 2} succeeded`]);
    await checkInvariants();
  });

  it('are sent again, with a new promise, until everything is there and the shopper collects it', async () => {
    const { order, pickupId, itemId, read, receive, decide, stock, promise } = await place({ type: 'in-store-pickup', quantity: 3 });
    await execute(pickupId, { action: 'pick', found: new Map([[itemId, 1]]) });
    await decide('transfer');
    const first = await promise();
    commerce.clock.advance(11 * day);
    expect(await receive(1)).toMatchObject(inState('short'));
    expect(await promise()).toEqual(first);
    // The store has written off two units that it did not find, and has counted two that were sent.
    expect(await stock()).toEqual({ warehouse: [8, 0], '001': [5, 3] });
    await checkInvariants();

    expect(await decide('transfer')).toMatchObject(inState('in_transfer'));
    expect(await stock()).toEqual({ warehouse: [8, 1], '001': [4, 2] });
    const second = await promise();
    expect(Date.parse(second.c_readyBy ?? '')).toBeGreaterThan(commerce.clock.now().getTime());
    expect((second.c_promiseDate ?? '') > (first.c_promiseDate ?? '')).toBe(true);
    const listed = () => listPickups(commerce.deps.database.db, { orderNo: order.orderNo, limit: 1 }, commerce.clock.now());
    expect(await listed()).toMatchObject([{ state: 'in_transfer', readyBy: second.c_readyBy, isLate: false }]);
    await checkInvariants();

    expect(await execute(pickupId, { action: 'receive', received: new Map() })).toMatchObject(inState('picked'));
    expect(await promise()).toEqual(second);
    expect(await stock()).toEqual({ warehouse: [7, 0], '001': [5, 3] });
    expect(await execute(pickupId, { action: 'ready' })).toMatchObject(inState('ready'));
    await execute(pickupId, { action: 'collect' });
    expect(await read()).toMatchObject({ status: 'completed' });
    expect(await stock()).toEqual({ warehouse: [7, 0], '001': [2, 0] });
    await settleLedgers(commerce.deps);
    expect(await ledgerOf(order.orderNo)).toEqual([`capture ${centsOf(order)} succeeded`]);
    await checkInvariants();
  });

  it('give an order that is shipped to the store a new promise, too, once they are sent again', async () => {
    const { pickupId, receive, decide, stock, promise } = await place({ type: 'ship-to-store', quantity: 2 });
    const { c_promiseDate: first = '', c_readyBy } = await promise();
    expect(c_readyBy).toBeUndefined();
    commerce.clock.advance(11 * day);
    await receive(0);
    await decide('transfer');
    const second = await promise();
    expect(second.c_promiseDate! > first).toBe(true);
    expect(Date.parse(second.c_readyBy ?? '')).toBeGreaterThan(commerce.clock.now().getTime());
    expect(await execute(pickupId, { action: 'ready' })).toMatchObject(inState('ready'));
    expect(await stock()).toEqual({ warehouse: [6, 0], '001': [7, 2] });
    await checkInvariants();
  });

  it('never give it an earlier promise than before', async () => {
    const { pickupId, receive, decide, promise } = await place({ type: 'ship-to-store', quantity: 2 });
    await database.pool.query(`UPDATE pickup SET promised_on = '2027-01-15' WHERE id = $1`, [pickupId]);
    await receive(1);
    await decide('transfer');
    expect(await promise()).toEqual({ c_promiseDate: '2027-01-15' });
  });

  it('end the pickup if none has arrived and all are refunded', async () => {
    const { order, read, receive, decide, stock } = await place({ type: 'ship-to-store', quantity: 2 });
    await receive(0);
    expect(await decide('refund')).toMatchObject(inState('closed'));
    expect(await read()).toMatchObject({
      status: 'cancelled',
      shipments: [{ c_pickupState: 'closed', c_refundedTotal: order.orderTotal }],
    });
    expect(await stock()).toEqual({ warehouse: [8, 0], '001': [5, 0] });
    await settleLedgers(commerce.deps);
    expect(await ledgerOf(order.orderNo)).toEqual([`capture ${centsOf(order)} succeeded`, `refund ${centsOf(order)} succeeded`]);
    await checkInvariants();
  });

  it('stay missing while the warehouse has no others', async () => {
    const { items, receive, decide, stock } = await place({ type: 'ship-to-store', quantity: 2 });
    await receive(1);
    await database.pool.query(`UPDATE stock SET on_hand = 0 WHERE sku_id = $1 AND location_id = 'warehouse'`, [items[0]?.skuId]);
    expect(await decide('transfer')).toMatchObject({
      error: 'ProductItemNotAvailableException',
      arguments: { requested: 1, available: 0 },
    });
    expect(await stock()).toEqual({ warehouse: [0, 0], '001': [7, 2] });
    expect(await decide('refund')).toMatchObject(inState('picked'));
    await checkInvariants();
  });

  it('are recorded with their receipt', async () => {
    const { pickupId, itemId, receive } = await place({ type: 'ship-to-store', quantity: 2 });
    await receive(1);
    await receive(1);
    const { rows } = await database.pool.query('SELECT * FROM pickup_change WHERE pickup_id = $1', [pickupId]);
    expect(rows).toMatchObject([
      { changed_by: 'ada', action: 'receive', state_before: 'in_transfer', state_after: 'short', detail: { received: { [itemId]: 1 } } },
    ]);
  });
});
