import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { fakePayments } from '../../testing/fake-payments.ts';
import { buildPickupCheckout } from '../../testing/pickup-checkout.ts';
import { addStores, setStoreStock } from '../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { settleLedgers } from '../ledger/settle-ledger.ts';
import { orderKeyOfNumber, readOrder } from '../order-queries.ts';
import { presentOrder } from '../present-order.ts';
import { changePickup, type PickupWork } from './change-pickup.ts';
import { expirePickups } from './end-pickups.ts';

const database = useTestDatabase();
const payments = fakePayments();
const commerce = useTestCommerce(database, { payments: payments.provider });
const day = 24 * 60 * 60 * 1000;
let skuCount = 0;

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(commerce, { id: '001' });
  payments.wrap(commerce.deps);
});
beforeEach(() => commerce.clock.set(testNow));

type Items = Parameters<typeof buildPickupCheckout>[1]['items'];
type Line = Omit<Items[number], 'skuId'>;

/** Places an order of SKUs of its own, of which the store has 5 units and the warehouse 10. */
async function placeOrder(...lines: Line[]) {
  const items = [];
  for (const line of lines) {
    skuCount += 1;
    const skuId = `SKU${skuCount}`;
    await addSku(database.pool, { id: skuId, onHand: 10 });
    await setStoreStock(database.pool, skuId, '001', 5);
    items.push({ ...line, skuId });
  }
  const checkout = await buildPickupCheckout(commerce, { items });
  const order = await checkout.place();
  expect(order.status).toBe('new');
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM pickup WHERE order_no = $1 ORDER BY shipment_id', [
    order.orderNo,
  ]);
  // The access token of the shopper ends long before the pickup.
  const read = async () => {
    const key = await orderKeyOfNumber(commerce.deps.database.db, order.orderNo);
    return presentOrder((await readOrder(commerce.deps.database.db, key!))!);
  };
  return { order, items, pickupIds: rows.map(({ id }) => id), pickupId: rows[0]?.id ?? '', read };
}

function work(pickupId: string, command: PickupWork['command'], proof?: PickupWork['proof'], db = commerce.deps.database.db) {
  return changePickup(db, { pickupId, command, proof, by: 'ada', now: commerce.clock.now() });
}

async function workToReady(pickupId: string): Promise<void> {
  await work(pickupId, { action: 'pick', found: new Map() });
  expect(await work(pickupId, { action: 'ready' })).toMatchObject({ ok: true });
}

async function stockOf(skuId: string) {
  const { rows } = await database.pool.query<{ location_id: string; on_hand: number; reserved: number }>(
    'SELECT location_id, on_hand, reserved FROM stock WHERE sku_id = $1',
    [skuId],
  );
  return Object.fromEntries(rows.map(({ location_id, on_hand, reserved }) => [location_id, [on_hand, reserved]]));
}

async function ledgerOf(orderNo: string) {
  const { rows } = await database.pool.query<{ kind: string; state: string; amount: number }>(
    `SELECT kind, payment_entry.state, amount_minor::integer AS amount FROM payment_entry JOIN customer_order ON customer_order.id = order_id
     WHERE order_no = $1 AND kind IN ('capture', 'refund') ORDER BY asked_at, kind`,
    [orderNo],
  );
  return rows.map(({ kind, state, amount }) => `${kind} ${amount} ${state}`);
}

const checkInvariants = async () => expect(await audit(database.pool, commerce.clock.now())).toEqual([]);
const centsOf = ({ orderTotal }: { orderTotal: number }) => Math.round(orderTotal * 100);

describe('the work in a store', () => {
  it('begins with the order, and ends when the shopper shows the code: the units are gone, and the price is captured', async () => {
    const { order, items, pickupId, read } = await placeOrder({ type: 'in-store-pickup', quantity: 2 });
    expect(order).toMatchObject({ c_orderType: 'pickup', shipments: [{ c_pickupState: 'preparing' }] });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 0], '001': [5, 2] });
    await workToReady(pickupId);
    const ready = await read();
    expect(ready).toMatchObject({
      status: 'ready_for_pickup',
      shipments: [{ c_pickupState: 'ready', c_readySince: testNow.toISOString() }],
    });
    const code = ready.shipments[0]?.c_pickupCode ?? '';
    expect(code).toMatch(/^[A-Z2-9]{6}$/);
    expect(await work(pickupId, { action: 'collect' }, { code: 'BBBBBB' })).toMatchObject({ error: 'PickupProofException' });
    expect(await work(pickupId, { action: 'collect' }, { code: code.toLowerCase() })).toMatchObject({ value: { isChanged: true } });
    expect(await work(pickupId, { action: 'collect' }, { name: 'Ostergaard, Dale' })).toMatchObject({ value: { isChanged: false } });
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
    expect(await work(pickupId, { action: 'ready' })).toMatchObject({ value: { pickup: { state: 'ready' } } });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [7, 0], '001': [8, 3] });
    await checkInvariants();
    await work(pickupId, { action: 'collect' }, { name: 'dale ostergaard' });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [7, 0], '001': [5, 0] });
    expect((await read()).status).toBe('completed');
    await checkInvariants();
  });

  it('on a part of an order leaves the rest of the order open', async () => {
    const { order, items, pickupId, read } = await placeOrder({ type: 'ship-to-home' }, { type: 'in-store-pickup' });
    expect(order).toMatchObject({ c_orderType: 'split' });
    await workToReady(pickupId);
    expect((await read()).status).toBe('ready_for_pickup');
    await work(pickupId, { action: 'collect' });
    expect((await read()).status).toBe('allocated');
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 1], '001': [5, 0] });
    expect(await stockOf(items[1]!.skuId)).toEqual({ warehouse: [10, 0], '001': [4, 0] });
    const [captured] = await ledgerOf(order.orderNo);
    const item = order.productItems[1]!;
    expect(captured).toBe(`capture ${Math.round((item.priceAfterOrderDiscount + item.tax) * 100)} asked`);
    await checkInvariants();
  });

  it('records who did what', async () => {
    const { pickupId } = await placeOrder({ type: 'in-store-pickup' });
    await workToReady(pickupId);
    await work(pickupId, { action: 'ready' });
    await work(pickupId, { action: 'collect' }, { name: 'Dale Ostergaard' });
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
    const picked = await work(placed.pickupId, { action: 'pick', found: new Map([[item.itemId, 1]]) });
    expect(picked).toMatchObject({ value: { pickup: { state: 'short' } } });
    expect(await work(placed.pickupId, { action: 'ready' })).toMatchObject({ error: 'PickupStateException' });
    return { ...placed, item };
  }

  it('are refunded: the money goes back, and the store counts them no longer', async () => {
    const { order, items, pickupId, item, read } = await placeAndMiss({});
    expect(await work(pickupId, { action: 'short', choice: 'refund' })).toMatchObject({ value: { pickup: { state: 'picked' } } });
    expect(await work(pickupId, { action: 'short', choice: 'refund' })).toMatchObject({ value: { isChanged: false } });
    const refunded = centsOf(order) - Math.floor(centsOf(order) / 3);
    const shipment = (await read()).shipments[0];
    expect(shipment).toMatchObject({
      c_pickupState: 'preparing',
      c_missingItems: [{ itemId: item.itemId, quantity: 2, c_choice: 'refund' }],
    });
    expect(Math.abs((shipment?.c_refundedTotal ?? 0) * 100 - refunded)).toBeLessThanOrEqual(1);
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 0], '001': [3, 1] });
    await settleLedgers(commerce.deps);
    expect(await ledgerOf(order.orderNo)).toEqual([
      `capture ${centsOf(order)} succeeded`,
      `refund ${Math.round((shipment?.c_refundedTotal ?? 0) * 100)} succeeded`,
    ]);
    await checkInvariants();
  });

  it('are sent from the warehouse to the store', async () => {
    const { items, pickupId, item, read } = await placeAndMiss({});
    expect(await work(pickupId, { action: 'short', choice: 'transfer' })).toMatchObject({ value: { pickup: { state: 'in_transfer' } } });
    expect((await read()).shipments[0]).toMatchObject({
      c_pickupState: 'in_transfer',
      c_missingItems: [{ itemId: item.itemId, quantity: 2, c_choice: 'transfer' }],
    });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 2], '001': [3, 1] });
    await checkInvariants();
    await work(pickupId, { action: 'ready' });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [8, 0], '001': [5, 3] });
    await work(pickupId, { action: 'collect' });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [8, 0], '001': [2, 0] });
    await checkInvariants();
  });

  it('are shipped to the address of the order, if it has one', async () => {
    const pickupOnly = await placeAndMiss({});
    expect(await work(pickupOnly.pickupId, { action: 'short', choice: 'ship' })).toMatchObject({ error: 'ValidationException' });
    const { items, pickupId, read } = await placeAndMiss({}, { type: 'ship-to-home' });
    expect(await work(pickupId, { action: 'short', choice: 'ship' })).toMatchObject({ value: { pickup: { state: 'picked' } } });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 2], '001': [3, 1] });
    expect((await read()).status).toBe('allocated');
    await checkInvariants();
  });

  it('that the warehouse does not have either stay undecided', async () => {
    const { items, pickupId } = await placeAndMiss({});
    await database.pool.query(`UPDATE stock SET on_hand = 1 WHERE sku_id = $1 AND location_id = 'warehouse'`, [items[0]?.skuId]);
    expect(await work(pickupId, { action: 'short', choice: 'transfer' })).toMatchObject({
      error: 'ProductItemNotAvailableException',
      arguments: { requested: 2, available: 1 },
    });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [1, 0], '001': [5, 3] });
    await checkInvariants();
  });
});

describe('items that nobody collects', () => {
  it('go back on sale after 7 days, and the money goes back', async () => {
    const { order, items, pickupId, read } = await placeOrder({ type: 'in-store-pickup', quantity: 2 });
    await workToReady(pickupId);
    commerce.clock.set(new Date(testNow.getTime() + 7 * day - 1));
    expect(await expirePickups(commerce.deps.database.db, commerce.clock.now())).toBe(0);
    commerce.clock.set(new Date(testNow.getTime() + 7 * day));
    expect(await expirePickups(commerce.deps.database.db, commerce.clock.now())).toBe(1);
    expect(await expirePickups(commerce.deps.database.db, commerce.clock.now())).toBe(0);
    expect(await read()).toMatchObject({
      status: 'cancelled',
      shipments: [{ c_pickupState: 'expired', c_refundedTotal: order.orderTotal }],
    });
    expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 0], '001': [5, 0] });
    await settleLedgers(commerce.deps);
    expect(await ledgerOf(order.orderNo)).toEqual([`capture ${centsOf(order)} succeeded`, `refund ${centsOf(order)} succeeded`]);
    await checkInvariants();
  });

  it('are refunded once, however often the payment provider is away and its responses are lost', async () => {
    const { order, pickupId } = await placeOrder({ type: 'in-store-pickup' });
    await workToReady(pickupId);
    commerce.clock.set(new Date(testNow.getTime() + 8 * day));
    await expirePickups(commerce.deps.database.db, commerce.clock.now());
    payments.plan.plan('capture', 'unreachable', 'lost');
    payments.plan.plan('refund', 'lost', 'unreachable');
    for (let attempt = 0; attempt < 5; attempt++) await settleLedgers(commerce.deps);
    expect(await ledgerOf(order.orderNo)).toEqual([`capture ${centsOf(order)} succeeded`, `refund ${centsOf(order)} succeeded`]);
    const { rows } = await database.pool.query<{ captured: number; refunded: number }>(
      `SELECT captured_minor::integer AS captured, refunded_minor::integer AS refunded FROM sandbox_payment WHERE key LIKE $1`,
      [`${order.orderId}%`],
    );
    expect(rows).toEqual([{ captured: centsOf(order), refunded: centsOf(order) }]);
    await checkInvariants();
  });
});

describe('two people who work on one pickup at once', () => {
  async function withTwoConnections<T>(use: (dbs: [typeof commerce.deps.database.db, typeof commerce.deps.database.db]) => Promise<T>) {
    const handles = [0, 1].map(() => openDatabase({ url: database.url, maxConnections: 1 }));
    try {
      return await use([handles[0]!.db, handles[1]!.db]);
    } finally {
      await Promise.all(handles.map((handle) => handle.close()));
    }
  }

  it('pick it once: the same counts agree, and others are rejected', async () => {
    const { order, pickupIds } = await placeOrder({ type: 'in-store-pickup', quantity: 2 });
    const [pickupId = ''] = pickupIds;
    const itemId = order.productItems[0]!.itemId;
    await withTwoConnections(async (dbs) => {
      const results = await Promise.all(
        dbs.map((db, index) => work(pickupId, { action: 'pick', found: new Map([[itemId, index + 1]]) }, undefined, db)),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results.find(({ ok }) => !ok)).toMatchObject({ error: 'PickupStateException' });
    });
    await checkInvariants();
  });

  it('hand it over or let it expire, never both', async () => {
    for (let round = 0; round < 6; round++) {
      commerce.clock.set(testNow);
      const { order, items, pickupId, read } = await placeOrder({ type: 'in-store-pickup', quantity: 2 });
      await workToReady(pickupId);
      commerce.clock.set(new Date(testNow.getTime() + 7 * day));
      const { c_pickupCode: code = '' } = (await read()).shipments[0]!;
      await withTwoConnections(async ([one, other]) => {
        const collecting = () => work(pickupId, { action: 'collect' }, { code }, one);
        const expiring = () => work(pickupId, { action: 'expire' }, undefined, other);
        const results = await Promise.all(round % 2 === 0 ? [collecting(), expiring()] : [expiring(), collecting()]);
        expect(results.filter((result) => result.ok && result.value.isChanged)).toHaveLength(1);
      });
      const { status } = await read();
      expect(await stockOf(items[0]!.skuId)).toEqual({ warehouse: [10, 0], '001': status === 'completed' ? [3, 0] : [5, 0] });
      expect(await ledgerOf(order.orderNo)).toHaveLength(status === 'completed' ? 1 : 2);
    }
    await checkInvariants();
  });

  it('finish the two pickups of an order, which is then completed', async () => {
    const { pickupIds, read } = await placeOrder({ type: 'in-store-pickup' }, { type: 'ship-to-store' });
    const [inStore = '', sent = ''] = pickupIds;
    await workToReady(inStore);
    await work(sent, { action: 'ready' });
    await withTwoConnections((dbs) =>
      Promise.all(dbs.map((db, index) => work(pickupIds[index] ?? '', { action: 'collect' }, undefined, db))),
    );
    expect((await read()).status).toBe('completed');
    await checkInvariants();
  });
});
