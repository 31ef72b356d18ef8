import type { ShipmentType } from '@outfitter/contract';
import { CallError, type Order } from '@outfitter/contract/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { closeStore, setStorePickup } from '../../stores/index.ts';
import { cards } from '../../testing/checkout-builder.ts';
import { fakePayments } from '../../testing/fake-payments.ts';
import { buildPickupCheckout, type PickupCheckout } from '../../testing/pickup-checkout.ts';
import { usePickupCommands } from '../../testing/pickup-commands.ts';
import { addStores, setStoreStock } from '../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { OrderStep } from './order-steps.ts';
import { sweepOrders } from './sweep-orders.ts';

const database = useTestDatabase();
let onStep: ((step: OrderStep) => Promise<void> | void) | undefined;
const payments = fakePayments();
const options = { payments: payments.provider, onOrderStep: async (step: OrderStep) => onStep?.(step) };
const shops = [useTestCommerce(database, options), useTestCommerce(database, options)] as const;
const [shop] = shops;
// As `npm run pickups` does, with connections of its own.
const storeProcess = useTestCommerce(database, options);
const { execute, stockOf } = usePickupCommands(database, storeProcess);

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(shop, { id: '001' }, { id: '002' }, { id: '003' });
  payments.wrap(shop.deps);
});
afterEach(async () => {
  onStep = undefined;
  payments.plan.clear();
  expect(await audit(database.pool, shop.clock.now())).toEqual([]);
  for (const { clock } of shops) clock.set(testNow);
});

async function addScarceSku(id: string, units: { store: number; warehouse: number }): Promise<void> {
  await addSku(database.pool, { id, onHand: units.warehouse });
  await setStoreStock(database.pool, id, '001', units.store);
}

const types = ['in-store-pickup', 'ship-to-store', 'ship-to-home'] as const;

/** Builds buyers, a third for each delivery method, in chunks, so that the setup does not exhaust the connections. */
async function buildBuyers(skuId: string, count: number, cardOf: (index: number) => string = () => cards.approved) {
  const buyers: { type: ShipmentType; card: string; checkout: PickupCheckout }[] = [];
  for (let start = 0; start < count; start += 10) {
    const chunk = Array.from({ length: Math.min(10, count - start) }, (_, offset) => start + offset);
    buyers.push(
      ...(await Promise.all(
        chunk.map(async (index) => {
          const type = types[index % types.length] ?? 'ship-to-home';
          const [items, card] = [[{ skuId, type }], cardOf(index)];
          return { type, card, checkout: await buildPickupCheckout(shops[index % 2 === 0 ? 0 : 1], { items, card }) };
        }),
      )),
    );
  }
  return buyers;
}

const isInterrupted = (error: unknown) => error instanceof CallError && (error.status === 503 || error.type === 'OrderInProgressException');

type Buyer = Awaited<ReturnType<typeof buildBuyers>>[number];

/** Places the orders of all buyers at once; those whose request a busy machine has interrupted place them again, as the checkout does. */
async function placeAtOnce(buyers: readonly Buyer[]): Promise<{ type: ShipmentType; result: Order | CallError }[]> {
  const place = ({ checkout }: Buyer) => checkout.place().catch((error: CallError) => error);
  const results = await Promise.all(buyers.map(async (buyer) => ({ buyer, type: buyer.type, result: await place(buyer) })));
  const interrupted = results.filter(({ result }) => isInterrupted(result));
  if (interrupted.length === 0) return results;
  for (const { clock } of shops) clock.advance(25_000);
  const again = await placeAtOnce(interrupted.map(({ buyer }) => buyer));
  return [...results.filter(({ result }) => !isInterrupted(result)), ...again];
}

async function unitsOf(skuId: string): Promise<Record<string, { reserved: number; placed: number }>> {
  const { rows } = await database.pool.query<{ location_id: string; reserved: number; placed: number }>(
    `SELECT location_id, reserved, (
       SELECT coalesce(sum(quantity), 0)::integer FROM order_line JOIN customer_order ON customer_order.id = order_id
       WHERE order_line.sku_id = stock.sku_id AND order_line.location_id = stock.location_id AND status = 'new') AS placed
     FROM stock WHERE sku_id = $1`,
    [skuId],
  );
  return Object.fromEntries(rows.map(({ location_id, reserved, placed }) => [location_id, { reserved, placed }]));
}

/** Places an order of two units of the store, which finds one of them. */
async function placeAndMissUnit(skuId: string) {
  const { orderNo, productItems } = await (
    await buildPickupCheckout(shop, { items: [{ skuId, quantity: 2, type: 'in-store-pickup' }] })
  ).place();
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM pickup WHERE order_no = $1', [orderNo]);
  const pickupId = rows[0]!.id;
  await execute(pickupId, { action: 'pick', found: new Map([[productItems[0]!.itemId, 1]]) });
  return pickupId;
}

/** Has the missing unit sent from the warehouse; it is refunded if the warehouse has none, or if it is lost on the way. */
async function transferMissingUnit(pickupId: string, { isLost = false } = {}): Promise<'arrived' | 'lost' | 'unavailable'> {
  const transferred = await execute(pickupId, { action: 'short', choice: 'transfer' });
  if (!transferred.ok) expect(transferred.error).toBe('ProductItemNotAvailableException');
  const outcome = !transferred.ok ? 'unavailable' : isLost ? 'lost' : 'arrived';
  if (transferred.ok && isLost) {
    const received = new Map(transferred.value.pickup.lines.map(({ itemId }) => [itemId, 0]));
    expect(await execute(pickupId, { action: 'receive', received })).toMatchObject({ value: { pickup: { state: 'short' } } });
  }
  if (outcome !== 'arrived') expect(await execute(pickupId, { action: 'short', choice: 'refund' })).toMatchObject({ ok: true });
  expect(await execute(pickupId, { action: 'ready' })).toMatchObject({ ok: true });
  return outcome;
}

const deaths: readonly OrderStep[] = ['prepared', 'authorized', 'finishing', 'failing', 'finished'];

/** Places the orders of all buyers at once, in processes that may die at `step`, and lets the sweeper settle what was interrupted. */
async function placeInterrupted(buyers: readonly Buyer[], step: typeof onStep): Promise<void> {
  onStep = step;
  await Promise.allSettled(buyers.map(({ checkout }) => checkout.place()));
  onStep = undefined;
  for (let sweep = 0; sweep < 6; sweep++) {
    for (const { clock } of shops) clock.advance(60_000);
    await sweepOrders(shop.deps);
  }
  for (const { clock } of shops) clock.set(testNow);
}

describe('shoppers of the same SKU by pickup, from the warehouse to the store, and to their home', () => {
  it('ORDER-003 sixty for 5 units of the store and 8 of the warehouse: each location sells exactly what it has', {
    timeout: 120_000,
  }, async () => {
    await addScarceSku('SCARCE', { store: 5, warehouse: 8 });
    const buyers = await buildBuyers('SCARCE', 60);
    const results = await placeAtOnce(buyers);
    const placed = results.filter(({ result }) => !(result instanceof CallError));
    expect(placed.filter(({ type }) => type === 'in-store-pickup')).toHaveLength(5);
    expect(placed).toHaveLength(13);
    for (const { result } of results) if (result instanceof CallError) expect(result.type).toBe('ProductItemNotAvailableException');
    expect(await unitsOf('SCARCE')).toEqual({ '001': { reserved: 5, placed: 5 }, warehouse: { reserved: 8, placed: 8 } });
  });

  it('ORDER-003 sixty while the store finds too few units of earlier orders and has others sent from the warehouse: no unit is sold twice', {
    timeout: 120_000,
  }, async () => {
    await addScarceSku('SHORT', { store: 5 + 4 * 2, warehouse: 8 });
    const earlier = await Promise.all(Array.from({ length: 4 }, () => placeAndMissUnit('SHORT')));
    const buyers = await buildBuyers('SHORT', 60);
    const transfers: ReturnType<typeof transferMissingUnit>[] = [];
    const transferNext = () => {
      const pickupId = earlier.pop();
      if (pickupId) transfers.push(transferMissingUnit(pickupId));
    };
    let steps = 0;
    onStep = (step) => {
      steps += step === 'preparing' ? 1 : 0;
      if (step === 'preparing' && steps % 4 === 0) transferNext();
    };
    // Sends one before the buyers start, so that there is at least one.
    expect(await transferMissingUnit(earlier.pop()!)).toBe('arrived');
    const results = await placeAtOnce(buyers);
    onStep = undefined;
    const transferred = 1 + (await Promise.all(transfers)).filter((outcome) => outcome === 'arrived').length;
    expect(transfers).toHaveLength(3);
    const placed = results.filter(({ result }) => !(result instanceof CallError));
    expect(placed.filter(({ type }) => type === 'in-store-pickup')).toHaveLength(5);
    expect(placed).toHaveLength(5 + 8 - transferred);
    // What was transferred has left the warehouse, and is reserved in the store.
    const inStore = 5 + 4 + transferred;
    expect(await stockOf('SHORT')).toEqual({ '001': [inStore, inStore], warehouse: [8 - transferred, 8 - transferred] });
  });

  it('with declined cards, lost responses and processes that die: nothing is sold twice, and the remaining buyers get what failed', {
    timeout: 120_000,
  }, async () => {
    await addScarceSku('SHAKY', { store: 5, warehouse: 8 });
    const cardsInTurn = [cards.approved, cards.declined, cards.responseLost, cards.approved, cards.processorError];
    const buyers = await buildBuyers('SHAKY', 60, (index) => cardsInTurn[index % cardsInTurn.length] ?? cards.approved);
    let steps = 0;
    await placeInterrupted(buyers, (step) => {
      steps += 1;
      if (steps % 4 === 0 && deaths.includes(step)) throw new Error('the process died');
    });
    const shaken = await unitsOf('SHAKY');
    for (const { reserved, placed } of Object.values(shaken)) expect(reserved).toBe(placed);
    expect(shaken['001']?.placed).toBeLessThanOrEqual(5);
    expect(shaken.warehouse?.placed).toBeLessThanOrEqual(8);
    expect(await audit(database.pool, shop.clock.now())).toEqual([]);

    // Those whose cards are declined would hold units meanwhile.
    await placeAtOnce(buyers.filter(({ card }) => card === cards.approved));
    expect(await unitsOf('SHAKY')).toEqual({ '001': { reserved: 5, placed: 5 }, warehouse: { reserved: 8, placed: 8 } });
  });

  it('ORDER-003 sixty while processes die and missing units are sent to the store, some of them lost on the way: exactly what exists is sold', {
    timeout: 120_000,
  }, async () => {
    await addScarceSku('STORM', { store: 5 + 5 * 2, warehouse: 8 });
    const earlier = await Promise.all(Array.from({ length: 5 }, () => placeAndMissUnit('STORM')));
    const buyers = await buildBuyers('STORM', 60);
    // Sends two before the buyers start, so that at least one arrives and one is lost.
    const outcomes = [
      await transferMissingUnit(earlier.pop()!, { isLost: true }),
      await transferMissingUnit(earlier.pop()!, { isLost: false }),
    ];
    expect(outcomes).toEqual(['lost', 'arrived']);
    const transfers: ReturnType<typeof transferMissingUnit>[] = [];
    const seen: Partial<Record<OrderStep, number>> = {};
    let died = 0;
    await placeInterrupted(buyers, (step) => {
      const count = (seen[step] ?? 0) + 1;
      seen[step] = count;
      const pickupId = step === 'preparing' && count % 4 === 0 ? earlier.pop() : undefined;
      if (pickupId) transfers.push(transferMissingUnit(pickupId, { isLost: transfers.length % 2 === 0 }));
      if (count % 3 === 0 && deaths.includes(step)) {
        died += 1;
        throw new Error('the process died');
      }
    });
    expect(died).toBeGreaterThan(1);
    expect(transfers).toHaveLength(3);
    outcomes.push(...(await Promise.all(transfers)));
    expect(await audit(database.pool, shop.clock.now())).toEqual([]);
    await placeAtOnce(buyers);

    const count = (wanted: (typeof outcomes)[number]) => outcomes.filter((outcome) => outcome === wanted).length;
    const inWarehouse = 8 - count('arrived') - count('lost');
    // The store still has the units of the earlier orders: those that it found, and those that have arrived.
    const inStore = 5 + 5 + count('arrived');
    expect(await stockOf('STORM')).toEqual({ '001': [inStore, inStore], warehouse: [inWarehouse, inWarehouse] });
    expect(await unitsOf('STORM')).toEqual({
      '001': { reserved: inStore, placed: 5 },
      warehouse: { reserved: inWarehouse, placed: inWarehouse },
    });
  });
});

describe('shoppers of the last unit of the warehouse, which may also be backordered', () => {
  it('have it sent to a store once: nobody collects a unit that has not arrived', async () => {
    await addSku(database.pool, { id: 'LAST', onHand: 1 });
    const items = [{ skuId: 'LAST', type: 'ship-to-store' }] as const;
    const checkouts = await Promise.all(shops.map((commerce) => buildPickupCheckout(commerce, { items })));
    await database.pool.query(`UPDATE stock SET backorder_limit = 10 WHERE sku_id = 'LAST'`);
    // Both have read that the unit is there before either of them reserves it.
    const { promise: bothHaveRead, resolve } = Promise.withResolvers<void>();
    let count = 0;
    onStep = (step) => {
      if (step !== 'preparing') return;
      count += 1;
      if (count === shops.length) resolve();
      return bothHaveRead;
    };
    const results = await Promise.all(checkouts.map((checkout) => checkout.place().catch((error: CallError) => error)));
    onStep = undefined;
    expect(results.filter((result) => !(result instanceof CallError))).toHaveLength(1);
    expect((await unitsOf('LAST')).warehouse).toEqual({ reserved: 1, placed: 1 });
    const home = await buildPickupCheckout(shop, { items: [{ skuId: 'LAST', type: 'ship-to-home' }] });
    expect((await home.place()).status).toBe('new');
  });
});

describe('an order of items in a store and in the warehouse', () => {
  it('reserves each where it is, and releases both if the payment is declined', async () => {
    await addScarceSku('SPLIT', { store: 2, warehouse: 2 });
    const items = types.map((type) => ({ skuId: 'SPLIT', type }));
    const declined = await (await buildPickupCheckout(shop, { items, card: cards.declined })).place();
    expect(declined.status).toBe('failed');
    expect(await unitsOf('SPLIT')).toEqual({ '001': { reserved: 0, placed: 0 }, warehouse: { reserved: 0, placed: 0 } });
    const order = await (await buildPickupCheckout(shop, { items })).place();
    expect(order).toMatchObject({ status: 'new', c_orderType: 'split' });
    expect(await unitsOf('SPLIT')).toEqual({ '001': { reserved: 1, placed: 1 }, warehouse: { reserved: 2, placed: 2 } });
    const { rows } = await database.pool.query('SELECT shipment_id, state FROM pickup WHERE order_no = $1 ORDER BY shipment_id', [
      order.orderNo,
    ]);
    expect(rows).toEqual([
      { shipment_id: 'BOPISCart', state: 'to_pick' },
      { shipment_id: 'ship-to-store', state: 'in_transfer' },
    ]);
  });

  it('may take the units that the store keeps back, once they were promised', async () => {
    await addScarceSku('KEPT', { store: 3, warehouse: 0 });
    const checkout = await buildPickupCheckout(shop, { items: [{ skuId: 'KEPT', quantity: 1, type: 'in-store-pickup' }] });
    onStep = async (step) => {
      if (step !== 'preparing') return;
      await database.pool.query(
        `INSERT INTO safety_stock (location_id, style_id, units, changed_by, changed_at) VALUES ('001', '4117', 3, 'ada', now())`,
      );
    };
    expect((await checkout.place()).status).toBe('new');
    await database.pool.query('DELETE FROM safety_stock');
  });
});

describe('a store that shoppers have chosen', () => {
  const edit = { by: 'ada', now: testNow };

  it.each([
    ['loses pickup', '002', (id: string) => setStorePickup(shop.deps.database.db, id, false, edit)],
    ['closes', '003', (id: string) => closeStore(shop.deps.database.db, id, { from: '2026-11-20', reason: 'Flood' }, edit)],
  ])('and that %s gets no order: they are told why, and what else they can choose', async (_, storeId, change) => {
    await addSku(database.pool, { id: `AT${storeId}`, onHand: 9 });
    await setStoreStock(database.pool, `AT${storeId}`, storeId, 5);
    const checkout = await buildPickupCheckout(shop, { items: [{ skuId: `AT${storeId}`, type: 'in-store-pickup' }], storeId });
    await change(storeId);
    const error = await checkout.place().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 409, type: 'BasketNotReadyException', arguments: { basket: { basketId: checkout.basketId } } });
    const { flashes } = (error as CallError).arguments as { flashes: { type: string; details?: Record<string, unknown> }[] };
    expect(flashes).toMatchObject([{ type: 'StoreNotEligible' }]);
    expect(JSON.stringify(flashes)).toContain('001');
    expect(await unitsOf(`AT${storeId}`)).toMatchObject({ [storeId]: { reserved: 0, placed: 0 } });
  });
});
