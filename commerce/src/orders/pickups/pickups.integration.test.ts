import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakePayments } from '../../testing/fake-payments.ts';
import { centsOf, type Line, usePickupCommands } from '../../testing/pickup-commands.ts';
import { addStores } from '../../testing/pickup-shop.ts';
import { insertShop } from '../../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { settleLedgers } from '../ledger/settle-ledger.ts';

const database = useTestDatabase();
const payments = fakePayments();
const commerce = useTestCommerce(database, { payments: payments.provider });
const { placeOrder, execute, makeReady, stockOf, ledgerOf, checkInvariants } = usePickupCommands(database, commerce);

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(commerce, { id: '001' });
  payments.wrap(commerce.deps);
});
beforeEach(() => commerce.clock.set(testNow));

describe('the work in a store', () => {
  it('begins with the order, and ends when the shopper shows the code: the units are gone, and the price is captured', async () => {
    const { order, items, pickupId, read } = await placeOrder({ type: 'in-store-pickup', quantity: 2 });
    expect(order).toMatchObject({ c_orderType: 'pickup', shipments: [{ c_pickupState: 'preparing' }] });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 0], '001': [5, 2] });
    await makeReady(pickupId);
    const ready = await read();
    expect(ready).toMatchObject({
      status: 'ready_for_pickup',
      shipments: [{ c_pickupState: 'ready', c_readySince: testNow.toISOString() }],
    });
    const code = ready.shipments[0]?.c_pickupCode ?? '';
    expect(code).toMatch(/^[A-Z2-9]{6}$/);
    expect(await execute(pickupId, { action: 'collect' }, { code: 'BBBBBB' })).toMatchObject({ error: 'PickupProofException' });
    expect(await execute(pickupId, { action: 'collect' }, { code: code.toLowerCase() })).toMatchObject({ value: { isChanged: true } });
    expect(await execute(pickupId, { action: 'collect' }, { name: 'Ostergaard, Dale' })).toMatchObject({ value: { isChanged: false } });
    const done = await read();
    expect(done).toMatchObject({ status: 'completed', shipments: [{ c_pickupState: 'collected', c_collectedAt: testNow.toISOString() }] });
    expect(done.shipments[0]).not.toHaveProperty('c_pickupCode');
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 0], '001': [3, 0] });
    await settleLedgers(commerce.deps);
    expect(await ledgerOf(order.orderNo)).toEqual([`capture ${centsOf(order)} succeeded`]);
    await checkInvariants();
  });

  it('on items from the warehouse moves them to the store when they have arrived', async () => {
    const { order, items, pickupId, read } = await placeOrder({ type: 'ship-to-store', quantity: 3 });
    expect(order.shipments[0]).toMatchObject({ c_pickupState: 'in_transfer' });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 3], '001': [5, 0] });
    expect(await execute(pickupId, { action: 'ready' })).toMatchObject({ value: { pickup: { state: 'ready' } } });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [7, 0], '001': [8, 3] });
    await checkInvariants();
    await execute(pickupId, { action: 'collect' }, { name: 'dale ostergaard' });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [7, 0], '001': [5, 0] });
    expect((await read()).status).toBe('completed');
    await checkInvariants();
  });

  it('on a part of an order leaves the rest of the order open', async () => {
    const { order, items, pickupId, read } = await placeOrder({ type: 'ship-to-home' }, { type: 'in-store-pickup' });
    expect(order).toMatchObject({ c_orderType: 'split' });
    await makeReady(pickupId);
    expect((await read()).status).toBe('ready_for_pickup');
    await execute(pickupId, { action: 'collect' });
    expect((await read()).status).toBe('allocated');
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 1], '001': [5, 0] });
    expect(await stockOf(items[1]!.skuId)).toEqual({ warehouse: [10, 0], '001': [4, 0] });
    const [captured] = await ledgerOf(order.orderNo);
    const item = order.productItems[1]!;
    expect(captured).toBe(`capture ${Math.round((item.priceAfterOrderDiscount + item.tax) * 100)} asked`);
    await checkInvariants();
  });

  it('does not hand over items whose payment was declined, unless the operator says so, which is recorded', async () => {
    const { order, pickupId, read } = await placeOrder({ type: 'in-store-pickup' });
    await makeReady(pickupId);
    const settleByHand = (state: string) =>
      database.pool.query(
        `UPDATE payment_entry SET state = $2, known_at = now()
         WHERE kind = 'capture' AND order_id = (SELECT id FROM customer_order WHERE order_no = $1)`,
        [order.orderNo, state],
      );
    await settleByHand('refused');
    const proof = { name: 'Dale Ostergaard' };
    expect(await execute(pickupId, { action: 'collect' }, proof)).toMatchObject({ error: 'PickupUnpaidException' });
    expect((await read()).status).toBe('ready_for_pickup');
    expect(await execute(pickupId, { action: 'collect', allowsUnpaid: true }, proof)).toMatchObject({ value: { isChanged: true } });
    expect(await execute(pickupId, { action: 'collect' }, proof)).toMatchObject({ value: { isChanged: false } });
    const { rows } = await database.pool.query(`SELECT * FROM pickup_change WHERE pickup_id = $1 AND action = 'collect'`, [pickupId]);
    expect(rows).toMatchObject([{ changed_by: 'ada', detail: { proof: 'name', isUnpaid: true } }]);
    // The hourly audit reports the declined capture until it is settled with the provider.
    await settleByHand('succeeded');
    await checkInvariants();
  });

  it('records wrong proofs and limits them by pickup: the right one counts for nothing', async () => {
    const { pickupId, read } = await placeOrder({ type: 'in-store-pickup' });
    await makeReady(pickupId);
    const { c_pickupCode: code = '' } = (await read()).shipments[0]!;
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await execute(pickupId, { action: 'collect' }, { code: 'BBBBBB' })).toMatchObject({ error: 'PickupProofException' });
    expect(await execute(pickupId, { action: 'collect' }, { code })).toMatchObject({ error: 'TooManyRequestsException' });
    expect((await read()).status).toBe('ready_for_pickup');
    const { rows } = await database.pool.query(`SELECT * FROM pickup_change WHERE pickup_id = $1 AND action = 'collect'`, [pickupId]);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toMatchObject({
      changed_by: 'ada',
      state_before: 'ready',
      state_after: 'ready',
      detail: { proof: 'code', isRejected: true },
    });
    commerce.clock.advance(6 * 60 * 1000);
    expect(await execute(pickupId, { action: 'collect' }, { code })).toMatchObject({ value: { isChanged: true } });
    expect(await execute(pickupId, { action: 'collect' }, { code })).toMatchObject({ value: { isChanged: false } });
  });

  it('records who did what', async () => {
    const { pickupId } = await placeOrder({ type: 'in-store-pickup' });
    await makeReady(pickupId);
    await execute(pickupId, { action: 'ready' });
    await execute(pickupId, { action: 'collect' }, { name: 'Dale Ostergaard' });
    const { rows } = await database.pool.query('SELECT * FROM pickup_change WHERE pickup_id = $1 ORDER BY id', [pickupId]);
    expect(rows).toMatchObject([
      { changed_by: 'ada', action: 'pick', state_before: 'to_pick', state_after: 'picked', changed_at: testNow },
      { changed_by: 'ada', action: 'ready', state_before: 'picked', state_after: 'ready' },
      { changed_by: 'ada', action: 'collect', state_after: 'collected', detail: { proof: 'name' } },
    ]);
  });
});

describe('items that the store does not find', () => {
  async function placeAndMiss(line: Partial<Line>, ...others: Line[]) {
    const placed = await placeOrder({ type: 'in-store-pickup', quantity: 3, ...line }, ...others);
    const item = placed.order.productItems.find(({ productId }) => productId === placed.items[0]?.skuId)!;
    const picked = await execute(placed.pickupId, { action: 'pick', found: new Map([[item.itemId, 1]]) });
    expect(picked).toMatchObject({ value: { pickup: { state: 'short' } } });
    expect(await execute(placed.pickupId, { action: 'ready' })).toMatchObject({ error: 'PickupStateException' });
    return { ...placed, item };
  }

  it('are refunded: the money goes back, and the store counts them no longer', async () => {
    const { order, items, pickupId, item, read } = await placeAndMiss({});
    expect(await execute(pickupId, { action: 'short', choice: 'refund' })).toMatchObject({ value: { pickup: { state: 'picked' } } });
    expect(await execute(pickupId, { action: 'short', choice: 'refund' })).toMatchObject({ value: { isChanged: false } });
    const shipment = (await read()).shipments[0];
    expect(shipment).toMatchObject({
      c_pickupState: 'preparing',
      c_missingItems: [{ itemId: item.itemId, quantity: 2, c_choice: 'refund' }],
      c_refundedTotal: 85.5,
    });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 0], '001': [3, 1] });
    await settleLedgers(commerce.deps);
    expect(await ledgerOf(order.orderNo)).toEqual(['capture 12825 succeeded', 'refund 8550 succeeded']);
    await checkInvariants();
  });

  it('are decided one by one, and a repeated decision about all the others changes nothing', async () => {
    const { order, pickupId } = await placeOrder(
      { type: 'in-store-pickup', quantity: 2 },
      { type: 'in-store-pickup', quantity: 2 },
      { type: 'ship-to-home' },
    );
    const [first = '', second = ''] = order.productItems.filter(({ shipmentId }) => shipmentId !== 'me').map(({ itemId }) => itemId);
    await execute(pickupId, {
      action: 'pick',
      found: new Map([
        [first, 1],
        [second, 1],
      ]),
    });
    const changed = (isChanged: boolean) => ({ value: { isChanged } });
    expect(await execute(pickupId, { action: 'short', choice: 'refund', itemIds: [first] })).toMatchObject(changed(true));
    expect(await execute(pickupId, { action: 'short', choice: 'ship' })).toMatchObject(changed(true));
    expect(await execute(pickupId, { action: 'short', choice: 'ship' })).toMatchObject(changed(false));
    expect(await execute(pickupId, { action: 'short', choice: 'refund', itemIds: [first] })).toMatchObject(changed(false));
    expect(await execute(pickupId, { action: 'short', choice: 'refund' })).toMatchObject({ error: 'PickupStateException' });
    await checkInvariants();
  });

  it('are sent from the warehouse to the store', async () => {
    const { items, pickupId, item, read } = await placeAndMiss({});
    expect(await execute(pickupId, { action: 'short', choice: 'transfer' })).toMatchObject({ value: { pickup: { state: 'in_transfer' } } });
    expect((await read()).shipments[0]).toMatchObject({
      c_pickupState: 'in_transfer',
      c_missingItems: [{ itemId: item.itemId, quantity: 2, c_choice: 'transfer' }],
    });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 2], '001': [3, 1] });
    await checkInvariants();
    await execute(pickupId, { action: 'ready' });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [8, 0], '001': [5, 3] });
    await execute(pickupId, { action: 'collect' });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [8, 0], '001': [2, 0] });
    await checkInvariants();
  });

  it('give the pickup the promise of items that are sent to the store at that time: an open day, after the transfer', async () => {
    // Closed on Sundays, and on the Tuesday after Thanksgiving.
    const hours = [...Array.from({ length: 6 }, () => ({ open: '09:00', close: '20:00' })), null];
    await addStores(commerce, { id: '001', hours, specialHours: [{ date: '2026-12-01', opening: null, name: 'Inventory' }] });
    const promises = [];
    for (const days of [0, 2, 5]) {
      commerce.clock.set(testNow);
      const { order, pickupId, item, read } = await placeAndMiss({}, { type: 'in-store-pickup' });
      commerce.clock.advance(days * 86_400_000);
      await execute(pickupId, { action: 'short', choice: 'transfer', itemIds: [item.itemId] });
      const { c_promiseDate = '', c_readyBy = '' } = (await read()).shipments[0]!;
      const sent = (await placeOrder({ type: 'ship-to-store' })).order.shipments[0]!;
      expect(c_promiseDate).toBe(sent.c_promiseDate);
      expect(Date.parse(c_readyBy)).toBeGreaterThan(commerce.clock.now().getTime() + 5 * 86_400_000);
      // Two hours after the store opens at 9, in its winter.
      expect(c_readyBy).toBe(`${c_promiseDate}T17:00:00.000Z`);
      expect(c_readyBy > (order.shipments[0]?.c_readyBy ?? '')).toBe(true);
      promises.push(c_promiseDate);
    }
    expect(promises).toEqual(promises.toSorted());
    expect(promises[0]).toBe('2026-12-02');
    const weekdays = promises.map((date) => new Date(`${date}T00:00:00Z`).getUTCDay());
    expect(weekdays).not.toContain(0);
    await addStores(commerce, { id: '001' });
    await checkInvariants();
  });

  it('keep the promise of the pickup if they are refunded or shipped', async () => {
    for (const choice of ['refund', 'ship'] as const) {
      const { order, pickupId, read } = await placeAndMiss({}, { type: 'ship-to-home' });
      commerce.clock.advance(60_000);
      expect(await execute(pickupId, { action: 'short', choice })).toMatchObject({ value: { isChanged: true } });
      const promiseOf = ({ shipments }: typeof order) => {
        const { c_readyBy, c_promiseDate } = shipments.find(({ c_isBOPIS }) => c_isBOPIS)!;
        return { c_readyBy, c_promiseDate };
      };
      expect(promiseOf(await read())).toEqual(promiseOf(order));
    }
  });

  it('are shipped to the address of the order, if it has one', async () => {
    const pickupOnly = await placeAndMiss({});
    expect(await execute(pickupOnly.pickupId, { action: 'short', choice: 'ship' })).toMatchObject({ error: 'ValidationException' });
    const { items, pickupId, read } = await placeAndMiss({}, { type: 'ship-to-home' });
    expect(await execute(pickupId, { action: 'short', choice: 'ship' })).toMatchObject({ value: { pickup: { state: 'picked' } } });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 2], '001': [3, 1] });
    expect((await read()).status).toBe('allocated');
    await checkInvariants();
  });

  it('that the warehouse does not have either stay undecided', async () => {
    const { items, pickupId } = await placeAndMiss({});
    await database.pool.query(`UPDATE stock SET on_hand = 1 WHERE sku_id = $1 AND location_id = 'warehouse'`, [items[0]?.skuId]);
    expect(await execute(pickupId, { action: 'short', choice: 'transfer' })).toMatchObject({
      error: 'ProductItemNotAvailableException',
      arguments: { requested: 2, available: 1 },
    });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [1, 0], '001': [5, 3] });
    await checkInvariants();
  });
});
