import { randomUUID } from 'node:crypto';
import type { Basket } from '@outfitter/contract/client';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../auditor/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { createGuestBasket, type GuestBasket } from '../../testing/guest-basket.ts';
import { addSku, insertShop, setOnHand } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { untilStatementsWait, waitingBackends } from '../../testing/waiting-statements.ts';
import { deleteExpiredBaskets } from '../delete-expired-baskets.ts';
import { lockSnapshot } from '../snapshot.ts';

const database = useTestDatabase();
const shops = [useTestCommerce(database), useTestCommerce(database)] as const;
beforeAll(async () => {
  await insertShop(database.pool);
  for (const id of ['COAT', 'CAP', 'RARE']) await addSku(database.pool, { id, usd: 6_000 });
});
afterEach(async () => {
  expect(await audit(database.pool, shops[0].clock.now())).toEqual([]);
});

interface Sent {
  status: number;
  isReplayed: boolean;
  body: Basket & { fault?: { type: string } };
}

let sends = 0;
async function add({ accessToken, params }: GuestBasket, productId: string, key: string): Promise<Sent> {
  const shop = shops[sends++ % 2 === 0 ? 0 : 1];
  const response = await shop.request(`/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets/${params.basketId}/items`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': key, 'content-type': 'application/json' },
    body: JSON.stringify([{ productId }]),
  });
  const body = (await response.json()) as Sent['body'];
  return { status: response.status, isReplayed: response.headers.get('idempotent-replayed') === 'true', body };
}

async function holdBasket({ params }: GuestBasket): Promise<{ client: pg.Client; release(): Promise<void> }> {
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM basket WHERE id = $1 FOR UPDATE', [params.basketId]);
  return {
    client,
    async release() {
      await client.query('COMMIT');
      await client.end();
    },
  };
}

async function recordsOf({ usid }: GuestBasket): Promise<(number | null)[]> {
  const { rows } = await database.pool.query<{ status: number | null }>(
    `SELECT status FROM idempotency_record WHERE customer_group_id = $1 AND path LIKE '%/items'`,
    [usid],
  );
  return rows.map(({ status }) => status);
}
const quantityOf = async (shopper: GuestBasket) =>
  (await shopper.client.getBasket({ params: shopper.params })).productItems.reduce((sum, { quantity }) => sum + quantity, 0);

describe('a change with an Idempotency-Key', () => {
  it('that is repeated while it runs is made once, and every repeat gets its response', async () => {
    const shopper = await createGuestBasket(shops[0]);
    const held = await holdBasket(shopper);
    const key = randomUUID();
    const sent = [add(shopper, 'COAT', key), add(shopper, 'COAT', key), add(shopper, 'COAT', key)];
    await untilStatementsWait(database, 3);
    await held.release();
    const responses = await Promise.all(sent);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
    for (const { body } of responses) expect(body).toEqual(responses[0]?.body);
    expect(await quantityOf(shopper)).toBe(1);
    expect(await recordsOf(shopper)).toEqual([200]);
  });

  it('whose connection is cut before its commit is made again, once', async () => {
    const shopper = await createGuestBasket(shops[0]);
    const held = await holdBasket(shopper);
    const sent = add(shopper, 'COAT', randomUUID());
    await untilStatementsWait(database, 1);
    for (const pid of await waitingBackends(database)) await database.pool.query('SELECT pg_terminate_backend($1)', [pid]);
    await held.release();
    expect(await sent).toMatchObject({ status: 200, isReplayed: false });
    expect(await quantityOf(shopper)).toBe(1);
  });

  it('whose process dies before its commit leaves neither the change nor a claim of the key', async () => {
    const shopper = await createGuestBasket(shops[0]);
    const key = randomUUID();
    const dying = new pg.Client(database.url);
    await dying.connect();
    await dying.query('BEGIN');
    await dying.query(
      `INSERT INTO idempotency_record (customer_group_id, path, key, fingerprint, started_at, expires_at)
       SELECT $1, $2, $3, '\\x00', now(), now() + interval '1 day'`,
      [shopper.usid, `/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets/${shopper.params.basketId}/items`, key],
    );
    await dying.query('UPDATE basket SET updated_at = now() WHERE id = $1', [shopper.params.basketId]);
    const repeat = add(shopper, 'COAT', key);
    await untilStatementsWait(database, 1);
    await dying.end();
    expect(await repeat).toMatchObject({ status: 200, isReplayed: false });
    expect(await quantityOf(shopper)).toBe(1);
  });

  it('that is rejected has the same response for every repeat, although the stock has arrived', async () => {
    const shopper = await createGuestBasket(shops[0]);
    await setOnHand(database.pool, 'RARE', 0);
    const key = randomUUID();
    const rejected = await add(shopper, 'RARE', key);
    expect(rejected).toMatchObject({ status: 400, body: { fault: { type: 'ProductItemNotAvailableException' } } });
    await setOnHand(database.pool, 'RARE', 5);
    expect(await add(shopper, 'RARE', key)).toMatchObject({ status: 400, isReplayed: true, body: rejected.body });
    expect(await add(shopper, 'RARE', randomUUID())).toMatchObject({ status: 200 });
    expect(await quantityOf(shopper)).toBe(1);
  });

  it('has one response for concurrent repeats, while the stock comes and goes', async () => {
    for (let round = 0; round < 5; round++) {
      const shopper = await createGuestBasket(shops[0]);
      const key = randomUUID();
      const sent = Array.from({ length: 8 }, () => add(shopper, 'RARE', key));
      const stock = [0, 5, 0, 5].map((onHand) => setOnHand(database.pool, 'RARE', onHand));
      const responses = await Promise.all(sent);
      await Promise.all(stock);
      expect(new Set(responses.map(({ status }) => status)).size).toBe(1);
      for (const { body } of responses) expect(body).toEqual(responses[0]?.body);
      await setOnHand(database.pool, 'RARE', 5);
      expect(await quantityOf(shopper)).toBe(responses[0]?.status === 200 ? 1 : 0);
    }
  });

  it('is rejected with the body of another change, during and after it', async () => {
    const shopper = await createGuestBasket(shops[0]);
    const held = await holdBasket(shopper);
    const key = randomUUID();
    const first = add(shopper, 'COAT', key);
    await untilStatementsWait(database, 1);
    const other = add(shopper, 'CAP', key);
    await untilStatementsWait(database, 2);
    await held.release();
    expect((await first).status).toBe(200);
    expect(await other).toMatchObject({ status: 422, body: { fault: { type: 'IdempotencyKeyReusedException' } } });
    expect((await add(shopper, 'CAP', key)).status).toBe(422);
    expect(await add(shopper, 'COAT', key)).toMatchObject({ status: 200, isReplayed: true });
    expect(await quantityOf(shopper)).toBe(1);
  });

  it('of a basket that expires meanwhile finds no basket', async () => {
    const shopper = await createGuestBasket(shops[0]);
    const changedBefore = new Date(shops[0].clock.now().getTime() + 1);
    let sent: Promise<Sent> | undefined;
    await deleteExpiredBaskets(shops[0].deps.database.db, {
      changedBefore,
      async findProtected(_, keys) {
        sent = add(shopper, 'COAT', randomUUID());
        await untilStatementsWait(database, 1);
        return new Set(keys.map(({ basketId }) => basketId).filter((basketId) => basketId !== shopper.params.basketId));
      },
    });
    expect(await sent).toMatchObject({ status: 404, body: { fault: { type: 'BasketNotFoundException' } } });
  });

  it('prevents the expiry of the basket', async () => {
    const shopper = await createGuestBasket(shops[0]);
    const changedBefore = new Date(shops[0].clock.now().getTime() + 1);
    const key = { customerGroupId: shopper.usid, basketId: shopper.params.basketId };
    await inTransaction(shops[1].deps.database.db, async (tx) => {
      await lockSnapshot(tx, key);
      await deleteExpiredBaskets(shops[0].deps.database.db, { changedBefore, findProtected: async () => new Set() });
    });
    expect(await add(shopper, 'COAT', randomUUID())).toMatchObject({ status: 200 });
  });
});

describe('the snapshot of a locked basket', () => {
  it('contains what another transaction committed while it waited for the lock', async () => {
    const shopper = await createGuestBasket(shops[0]);
    await shopper.client.addBasketItems({ params: shopper.params, body: [{ productId: 'COAT' }] });
    const key = { customerGroupId: shopper.usid, basketId: shopper.params.basketId };
    const held = await holdBasket(shopper);
    await held.client.query('UPDATE basket_item SET quantity = 7 WHERE basket_id = $1', [key.basketId]);
    await held.client.query('UPDATE basket SET updated_at = updated_at WHERE id = $1', [key.basketId]);
    const reading = inTransaction(shops[1].deps.database.db, (tx) => lockSnapshot(tx, key));
    await untilStatementsWait(database, 1);
    await held.release();
    expect((await reading)?.items.map(({ quantity }) => quantity)).toEqual([7]);
  });
});
