import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestCommerce } from '../testing/commerce.ts';
import { useTestDatabase } from '../testing/database.ts';
import { inSearch } from './in-search.ts';

const commerce = useTestCommerce(useTestDatabase());

it('a statement of a search is given up after the time of the settings, and no statement after it', async () => {
  const { db } = commerce.deps.database;
  const timeoutOf = (rows: Record<string, unknown>[]) => rows[0]?.statement_timeout;
  const before = timeoutOf((await db.execute(sql`SHOW statement_timeout`)).rows);
  const within = await inSearch({ db, searchTimeout: 1_234 }, async (tx) =>
    timeoutOf((await tx.execute(sql`SHOW statement_timeout`)).rows),
  );
  expect(within).toBe('1234ms');
  await expect(inSearch({ db, searchTimeout: 50 }, (tx) => tx.execute(sql`SELECT pg_sleep(30)`))).rejects.toMatchObject({
    cause: { code: '57014' },
  });
  await expect(inSearch({ db, searchTimeout: 50 }, (tx) => tx.execute(sql`CREATE TABLE written ()`))).rejects.toMatchObject({
    cause: { code: '25006' },
  });
  expect(timeoutOf((await db.execute(sql`SHOW statement_timeout`)).rows)).toBe(before);
});
