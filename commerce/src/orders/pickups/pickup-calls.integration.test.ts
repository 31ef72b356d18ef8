import type { Pickup } from '@outfitter/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOperatorToken, removeOperator } from '../../operators/operator-tokens.ts';
import { buildPickupCheckout } from '../../testing/pickup-checkout.ts';
import { addStores, setStoreStock } from '../../testing/pickup-shop.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { testNow, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { settleLedgers } from '../ledger/settle-ledger.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const tokens = { all: '', ely: '', tower: '' };

beforeAll(async () => {
  await insertShop(database.pool);
  await addStores(commerce, { id: '001' }, { id: '002' });
  await addSku(database.pool, { id: 'COAT', onHand: 50 });
  for (const storeId of ['001', '002']) await setStoreStock(database.pool, 'COAT', storeId, 50);
  tokens.all = await newToken('ada', undefined);
  tokens.ely = await newToken('ely', '001');
  tokens.tower = await newToken('tower', '002');
});

beforeEach(() => commerce.clock.set(testNow));

async function newToken(name: string, storeId: string | undefined): Promise<string> {
  const added = await addOperatorToken(commerce.deps.database.db, { name, storeId, days: 90, by: 'ada' }, testNow);
  if (!added.ok) throw new Error(added.message);
  return added.value.token;
}

async function call(token: string | undefined, path: string, body?: object) {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await commerce.request(`/api/store/pickups${path}`, init);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Pickup & { data: Pickup[] } };
}

async function placeAt(storeId: string, type: 'in-store-pickup' | 'ship-to-store' = 'in-store-pickup') {
  const checkout = await buildPickupCheckout(commerce, { items: [{ skuId: 'COAT', quantity: 2, type }], storeId });
  const order = await checkout.place();
  const { body } = await call(tokens.all, `?orderNo=${order.orderNo}`);
  return { ...checkout, order, pickup: body.data[0]! };
}

describe('the calls of the work in a store', () => {
  it('list what has to be ready first at the top, with the persons who may collect it, and without its code', async () => {
    const early = await placeAt('002');
    commerce.clock.advance(60_000);
    const late = await placeAt('002');
    const { status, headers, body } = await call(tokens.tower, '');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body.data.map(({ orderNo }) => orderNo)).toEqual([early.order.orderNo, late.order.orderNo]);
    expect(body.data[0]).toMatchObject({
      storeId: '002',
      state: 'to_pick',
      shipmentType: 'in-store-pickup',
      readyBy: early.order.shipments[0]?.c_readyBy,
      isLate: false,
      isPaid: false,
      persons: ['Dale Ostergaard'],
      phone: '218-555-0134',
      items: [
        {
          productId: 'COAT',
          productName: 'Fencepost Chore Coat',
          choice: expect.arrayContaining(['Duck Brown', 'Large']),
          quantity: 2,
          picked: 0,
          missing: 0,
        },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('code');
    commerce.clock.set(new Date(testNow.getTime() + 86_400_000));
    expect((await call(tokens.tower, '')).body.data[0]).toMatchObject({ isLate: true });
    commerce.clock.set(testNow);
  });

  it('list what is still to be done before what waits for its shopper, in pages, and ended pickups from the last one', async () => {
    await addStores(commerce, { id: '003' });
    await setStoreStock(database.pool, 'COAT', '003', 50);
    const listed = async (query: string) => {
      const { body } = await call(tokens.all, `?storeId=003${query}`);
      return body.data.map(({ pickupId }) => pickupId);
    };
    const placed = [await placeAt('003'), await placeAt('003', 'ship-to-store')];
    commerce.clock.advance(60_000);
    placed.push(await placeAt('003'));
    const [ready, sent, toPick] = placed.map(({ pickup }) => pickup.pickupId) as [string, string, string];
    await call(tokens.all, `/${ready}/pick`, {});
    await call(tokens.all, `/${ready}/ready`, {});
    expect(await listed('')).toEqual([toPick, sent, ready]);
    expect(await listed('&count=2')).toEqual([toPick, sent]);
    expect((await call(tokens.all, '?storeId=003&start=2&count=2')).body).toMatchObject({
      count: 1,
      start: 2,
      data: [{ pickupId: ready }],
    });
    // What is promised for an earlier day comes first, also from the warehouse.
    await database.pool.query(`UPDATE pickup SET promised_on = '2026-01-01' WHERE id = $1`, [sent]);
    expect(await listed('')).toEqual([sent, toPick, ready]);
    await call(tokens.all, `/${sent}/ready`, {});
    for (const pickupId of [sent, ready]) {
      commerce.clock.advance(60_000);
      await call(tokens.all, `/${pickupId}/collect`, { name: 'Dale Ostergaard' });
    }
    expect(await listed('')).toEqual([toPick]);
    expect(await listed('&state=collected')).toEqual([ready, sent]);
  });

  it('compare a promised day with the day of the store', async () => {
    const { pickup } = await placeAt('002', 'ship-to-store');
    await database.pool.query(`UPDATE pickup SET promised_on = '2026-11-21' WHERE id = $1`, [pickup.pickupId]);
    const read = async () => (await call(tokens.tower, `?orderNo=${pickup.orderNo}`)).body.data[0];
    // 9 pm on the promised day in the store, and an hour after its midnight.
    commerce.clock.set('2026-11-22T03:00:00Z');
    expect(await read()).toMatchObject({ isLate: false });
    commerce.clock.set('2026-11-22T07:00:00Z');
    expect(await read()).toMatchObject({ isLate: true });
  });

  it('say whether the price has been captured, and hand unpaid items over if told so', async () => {
    const { pickup } = await placeAt('001');
    const at = (step: string) => `/${pickup.pickupId}/${step}`;
    await call(tokens.ely, at('pick'), {});
    expect((await call(tokens.ely, at('ready'), {})).body).toMatchObject({ state: 'ready', isPaid: false });
    await settleLedgers(commerce.deps);
    expect((await call(tokens.ely, `?orderNo=${pickup.orderNo}`)).body.data[0]).toMatchObject({ isPaid: true });
    await database.pool.query(`UPDATE payment_entry SET state = 'refused' WHERE key = $1`, [`${pickup.pickupId}:capture`]);
    const name = 'Dale Ostergaard';
    expect(await call(tokens.ely, at('collect'), { name })).toMatchObject({
      status: 409,
      body: { fault: { type: 'PickupUnpaidException' } },
    });
    const collected = await call(tokens.ely, at('collect'), { name, allowsUnpaid: true });
    expect(collected.body).toMatchObject({ state: 'collected', isPaid: false });
  });

  it('lead from picking to the hand-over, and may be repeated', async () => {
    const { client, order, pickup } = await placeAt('001');
    const { itemId } = pickup.items[0]!;
    const at = (step: string) => `/${pickup.pickupId}/${step}`;
    expect((await call(tokens.ely, at('pick'), { found: [{ itemId, quantity: 1 }] })).body).toMatchObject({
      state: 'short',
      items: [{ missing: 1 }],
    });
    expect((await call(tokens.ely, at('pick'), { found: [{ itemId, quantity: 1 }] })).status).toBe(200);
    expect(await call(tokens.ely, at('ready'), {})).toMatchObject({
      status: 409,
      body: { fault: { type: 'PickupStateException', arguments: { state: 'short' } } },
    });
    expect((await call(tokens.ely, at('missing'), { choice: 'refund' })).body).toMatchObject({ state: 'picked', items: [{ refunded: 1 }] });
    expect((await call(tokens.ely, at('ready'), {})).body).toMatchObject({ state: 'ready', readySince: testNow.toISOString() });
    expect(await call(tokens.ely, at('collect'), { name: 'Somebody Else' })).toMatchObject({
      status: 400,
      body: { fault: { type: 'PickupProofException' } },
    });
    const { c_pickupCode: code } = (await client.getOrder({ params: { orderNo: order.orderNo } })).shipments[0]!;
    expect((await call(tokens.ely, at('collect'), { code })).body).toMatchObject({ state: 'collected' });
    expect((await call(tokens.ely, at('collect'), { code })).status).toBe(200);
    expect((await client.getOrder({ params: { orderNo: order.orderNo } })).status).toBe('completed');
    const { rows } = await database.pool.query('SELECT DISTINCT changed_by FROM pickup_change WHERE pickup_id = $1', [pickup.pickupId]);
    expect(rows).toEqual([{ changed_by: 'ely' }]);
  });

  it('give the store, the shopper and the tracking page a new promise if missing items are sent to the store', async () => {
    const { client, order, pickup } = await placeAt('001');
    const { orderNo } = order;
    const at = (step: string) => `/${pickup.pickupId}/${step}`;
    await call(tokens.ely, at('pick'), { found: [{ itemId: pickup.items[0]!.itemId, quantity: 1 }] });
    // After the first promise.
    commerce.clock.set('2026-11-21T18:00:00Z');
    const promised = { readyBy: '2026-12-01T17:00:00.000Z', promisedOn: '2026-12-01', isLate: false };
    expect(await call(tokens.ely, `?orderNo=${orderNo}`)).toMatchObject({ body: { data: [{ isLate: true }] } });
    expect((await call(tokens.ely, at('missing'), { choice: 'transfer' })).body).toMatchObject({ state: 'in_transfer', ...promised });
    expect((await call(tokens.ely, `?orderNo=${orderNo}`)).body.data[0]).toMatchObject(promised);
    const shown = { c_pickupState: 'in_transfer', c_readyBy: promised.readyBy, c_promiseDate: promised.promisedOn };
    const tracked = await commerce.clientWith().getOrderDetail({ query: { orderNo, email: 'dale@example.com' } });
    expect(tracked.shipments[0]).toMatchObject(shown);
    // The access token of the shopper has ended since.
    commerce.clock.set(testNow);
    expect((await client.getOrder({ params: { orderNo } })).shipments[0]).toMatchObject(shown);
    // What an earlier release has stored has no promise: that of the order is shown.
    await database.pool.query(
      `UPDATE customer_order SET pickups = pickups #- '{BOPISCart,c_readyBy}' #- '{BOPISCart,c_promiseDate}' WHERE order_no = $1`,
      [orderNo],
    );
    const { c_readyBy, c_promiseDate } = order.shipments[0]!;
    expect((await client.getOrder({ params: { orderNo } })).shipments[0]).toMatchObject({ c_readyBy, c_promiseDate });
  });

  it('record which units have arrived from the warehouse, and may be repeated', async () => {
    const { pickup } = await placeAt('001', 'ship-to-store');
    const { itemId } = pickup.items[0]!;
    const at = (step: string) => `/${pickup.pickupId}/${step}`;
    const received = { received: [{ itemId, quantity: 1 }] };
    expect((await call(tokens.tower, at('receive'), received)).status).toBe(404);
    expect(await call(tokens.ely, at('receive'), { received: [{ itemId, quantity: 3 }] })).toMatchObject({
      status: 400,
      body: { fault: { type: 'ValidationException', arguments: { path: '$.received', itemId } } },
    });
    const short = { state: 'short', items: [{ picked: 1, transferred: 0, missing: 1 }] };
    expect((await call(tokens.ely, at('receive'), received)).body).toMatchObject(short);
    expect((await call(tokens.ely, at('receive'), received)).body).toMatchObject(short);
    expect(await call(tokens.ely, at('receive'), {})).toMatchObject({
      status: 409,
      body: { fault: { type: 'PickupStateException', arguments: { state: 'short' } } },
    });
    await call(tokens.ely, at('missing'), { choice: 'transfer' });
    expect((await call(tokens.ely, at('receive'), {})).body).toMatchObject({ state: 'picked', items: [{ picked: 2, missing: 0 }] });
    expect((await call(tokens.ely, at('ready'), {})).body).toMatchObject({ state: 'ready' });
  });

  it('end a pickup whose time is over, and none before', async () => {
    const { client, order, pickup } = await placeAt('001');
    const at = (step: string) => `/${pickup.pickupId}/${step}`;
    await call(tokens.ely, at('pick'), {});
    expect(await call(tokens.ely, at('expire'), {})).toMatchObject({ status: 409, body: { fault: { type: 'PickupStateException' } } });
    const { collectUntil = '' } = (await call(tokens.ely, at('ready'), {})).body;
    expect(await call(tokens.ely, at('expire'), {})).toMatchObject({ status: 409, body: { fault: { type: 'PickupStateException' } } });
    commerce.clock.set(collectUntil);
    expect((await call(tokens.tower, at('expire'), {})).status).toBe(404);
    expect((await call(tokens.ely, at('expire'), {})).body).toMatchObject({ state: 'expired', refundedTotal: order.orderTotal });
    expect((await call(tokens.ely, at('expire'), {})).status).toBe(200);
    commerce.clock.set(testNow);
    expect((await client.getOrder({ params: { orderNo: order.orderNo } })).status).toBe('cancelled');
    const { rows } = await database.pool.query(`SELECT changed_by FROM pickup_change WHERE pickup_id = $1 AND action = 'expire'`, [
      pickup.pickupId,
    ]);
    expect(rows).toEqual([{ changed_by: 'ely' }]);
  });

  it('show the shopper and the tracking page how far the store is, the latter without the code', async () => {
    const { client, order, pickup } = await placeAt('001', 'ship-to-store');
    const track = () => commerce.clientWith().getOrderDetail({ query: { orderNo: order.orderNo, email: 'dale@example.com' } });
    expect((await track()).shipments[0]).toMatchObject({ c_pickupState: 'in_transfer' });
    await call(tokens.ely, `/${pickup.pickupId}/ready`, {});
    const tracked = await track();
    expect(tracked.shipments[0]).toMatchObject({
      c_pickupState: 'ready',
      c_readySince: testNow.toISOString(),
      c_collectUntil: expect.any(String),
    });
    const own = await client.getOrder({ params: { orderNo: order.orderNo } });
    expect(JSON.stringify(tracked)).not.toContain(own.shipments[0]?.c_pickupCode);
  });

  it('serve operators only: no shopper, no other store, and nobody after the end of a token', async () => {
    const { accessToken, pickup } = await placeAt('001');
    const ready = (token: string | undefined) => call(token, `/${pickup.pickupId}/pick`, {});
    for (const token of [undefined, accessToken, 'operator_', `operator_${'a'.repeat(43)}`, 'a.b.c']) {
      expect(await ready(token)).toMatchObject({ status: 401, body: { fault: { type: 'InvalidAccessTokenException' } } });
      expect((await call(token, '')).status).toBe(401);
    }
    expect((await ready(tokens.tower)).status).toBe(404);
    expect((await call(tokens.tower, '?storeId=001')).status).toBe(403);
    expect((await call(tokens.tower, `?orderNo=${pickup.orderNo}`)).body.data).toEqual([]);
    const removed = await newToken('removed', '001');
    expect((await call(removed, '')).status).toBe(200);
    expect(await removeOperator(commerce.deps.database.db, 'removed')).toBe(1);
    expect((await call(removed, '')).status).toBe(401);
    commerce.clock.set(new Date(testNow.getTime() + 90 * 86_400_000));
    expect((await call(tokens.ely, '')).status).toBe(401);
    commerce.clock.set(testNow);
  });
});
