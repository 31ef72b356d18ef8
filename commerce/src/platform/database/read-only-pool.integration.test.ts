import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type DatabaseHandle, openDatabase } from './database.ts';

const database = useTestDatabase();
const opened: DatabaseHandle[] = [];
const open = (options: { url?: string; isBehindPooler?: boolean; readOnlyTimeoutMs: number }) => {
  const handle = openDatabase({ url: database.url, maxConnections: 2, ...options });
  opened.push(handle);
  return handle;
};
afterAll(async () => void (await Promise.all(opened.map(({ close }) => close()))));

describe.each([
  ['by connections of their own', false],
  ['behind a pooler, by transactions', true],
])('the read-only pool %s', (_, isBehindPooler) => {
  it('sets the timeout and the similarity threshold for its statements only', async () => {
    const { db, readOnly } = open({ isBehindPooler, readOnlyTimeoutMs: 1_234 });
    const parameters = sql`SELECT current_setting('statement_timeout') AS timeout, current_setting('pg_trgm.similarity_threshold', true) AS similarity`;
    const { rows } = await readOnly.read((queryable) => queryable.execute(parameters));
    expect(rows).toEqual([{ timeout: '1234ms', similarity: '0.2' }]);
    const after = await db.execute<{ timeout: string }>(parameters);
    expect(after.rows[0]?.timeout).not.toBe('1234ms');
  });

  it('cancels a statement after the timeout; the next one succeeds', async () => {
    const { readOnly } = open({ isBehindPooler, readOnlyTimeoutMs: 50 });
    await expect(readOnly.read((queryable) => queryable.execute(sql`SELECT pg_sleep(30)`))).rejects.toMatchObject({
      cause: { code: '57014' },
    });
    expect((await readOnly.read((queryable) => queryable.execute(sql`SELECT 1 AS one`))).rows).toEqual([{ one: 1 }]);
  });

  it('prepares repeated statements', async () => {
    const { readOnly } = open({ isBehindPooler, readOnlyTimeoutMs: 2_000 });
    const prepared = () =>
      readOnly.read((queryable) => queryable.execute(sql`SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%length(%'`));
    const responses: unknown[] = [];
    for (const text of ['a', 'bb', 'ccc']) {
      const { rows } = await readOnly.read((queryable) => queryable.execute(sql`SELECT length(${text}::text) AS length`));
      responses.push(rows[0]?.length);
    }
    expect(responses).toEqual([1, 2, 3]);
    // Behind a pooler, statements are not prepared.
    expect((await prepared()).rows).toHaveLength(isBehindPooler ? 0 : 1);
  });

  it('cannot write', async () => {
    const { readOnly } = open({ isBehindPooler, readOnlyTimeoutMs: 2_000 });
    await expect(readOnly.read((queryable) => queryable.execute(sql`CREATE TABLE written ()`))).rejects.toMatchObject({
      cause: { code: '25006' },
    });
  });
});

it('the read-only pool keeps the parameters of the connection URL', async () => {
  const address = new URL(database.url);
  address.searchParams.set('options', '-c work_mem=8MB');
  const { readOnly } = open({ url: address.href, readOnlyTimeoutMs: 1_234 });
  const { rows } = await readOnly.read((queryable) =>
    queryable.execute(sql`SELECT current_setting('statement_timeout') AS timeout, current_setting('work_mem') AS memory`),
  );
  expect(rows).toEqual([{ timeout: '1234ms', memory: '8MB' }]);
});
