import { beforeAll, describe, expect, it } from 'vitest';
import { insertShop } from '../testing/shop-fixture.ts';
import { pageHeaders, testNow, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const hour = 60 * 60 * 1000;
beforeAll(() => insertShop(database.pool));

describe('a clock that is set back an hour', () => {
  it('right after the first key was created leaves sessions valid, and new ones can be started', async () => {
    const before = await commerce.guest();
    expect((await before.client.createBasket()).basketId).toBeTruthy();
    commerce.clock.set(new Date(testNow.getTime() - hour));

    const created = await before.client.createBasket();
    const after = await commerce.guest();
    expect((await after.client.createBasket()).basketId).not.toBe(created.basketId);
    const { rows } = await database.pool.query('SELECT id FROM signing_key');
    expect(rows).toHaveLength(1);
  });

  it('does not change which token of a login is its lock', async () => {
    commerce.clock.set(testNow);
    const { cookie, usid } = await commerce.guest();
    const first = await database.pool.query<{ hash: Buffer }>('SELECT token_hash AS hash FROM refresh_token WHERE customer_group_id = $1', [
      usid,
    ]);
    let next = cookie;
    for (const back of [1, 2, 3]) {
      commerce.clock.set(new Date(testNow.getTime() - back * hour));
      const response = await commerce.request('/api/session/refresh', { method: 'POST', headers: { ...pageHeaders, cookie: next } });
      expect(response.status).toBe(200);
      next = response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    }
    const { rows } = await database.pool.query<{ hash: Buffer }>(
      'SELECT token_hash AS hash FROM refresh_token WHERE customer_group_id = $1 ORDER BY issued_at, token_hash',
      [usid],
    );
    expect(rows).toHaveLength(4);
    expect(rows[0]!.hash.equals(first.rows[0]!.hash)).toBe(true);
  });
});
