import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { runCombinedWrites, type Write } from './combined-writes.ts';
import { type DatabaseHandle, inTransaction, openDatabase } from './database.ts';

const test = useTestDatabase();
let database: DatabaseHandle;
beforeAll(async () => {
  database = openDatabase({ url: test.url, maxConnections: 2 });
  await test.pool.query('CREATE TABLE parent (id integer PRIMARY KEY, note text)');
  await test.pool.query('CREATE TABLE child (parent_id integer NOT NULL REFERENCES parent (id), position integer NOT NULL)');
});
afterAll(() => database.close());

const insertParent = sql`INSERT INTO parent (id, note) VALUES (${sql.placeholder('id')}::integer, ${sql.placeholder('note')}) RETURNING id`;
const parent = (id: number, note: string): Write => ({ build: () => insertParent, values: { id, note } });
const insertChildren = sql`INSERT INTO child SELECT ${sql.placeholder('parentId')}::integer, unnest(${sql.placeholder('positions')}::integer[]) RETURNING 1`;
const children = (id: number, positions: number[]): Write => ({ build: () => insertChildren, values: { parentId: id, positions } });
const renameParents: Write = { build: () => sql`UPDATE parent SET note = 'renamed' WHERE note = 'none' RETURNING id`, values: {} };

it('runs all writes and returns their numbers of rows, also those that write nothing or are absent', async () => {
  const write = (id: number, positions: number[]) =>
    inTransaction(database.db, (tx) =>
      runCombinedWrites(tx, 'family', {
        parents: parent(id, 'first'),
        children: children(id, positions),
        renamed: renameParents,
        absent: undefined,
      }),
    );
  expect(await write(1, [1, 2, 3])).toEqual({ parents: 1, children: 3, renamed: 0, absent: 0 });
  // The same statement with other values, on any connection.
  expect(await Promise.all([write(2, []), write(3, [1])])).toEqual([
    { parents: 1, children: 0, renamed: 0, absent: 0 },
    { parents: 1, children: 1, renamed: 0, absent: 0 },
  ]);
});

it('keeps statements with other writes apart', async () => {
  const alone = await inTransaction(database.db, (tx) => runCombinedWrites(tx, 'family', { parents: parent(11, 'none') }));
  const renamed = await inTransaction(database.db, (tx) => runCombinedWrites(tx, 'family', { renamed: renameParents }));
  expect([alone, renamed]).toEqual([{ parents: 1 }, { renamed: 1 }]);
});

it('writes nothing if one of them fails', async () => {
  await expect(
    inTransaction(database.db, (tx) => runCombinedWrites(tx, 'family', { parents: parent(21, 'gone'), children: children(404, [1]) })),
  ).rejects.toThrow();
  const { rows } = await test.pool.query('SELECT 1 FROM parent WHERE id = 21');
  expect(rows).toEqual([]);
});

it('rejects two values of one placeholder', async () => {
  await expect(
    inTransaction(database.db, (tx) => runCombinedWrites(tx, 'twins', { first: parent(31, 'first'), second: parent(32, 'first') })),
  ).rejects.toThrow('has two values of "id"');
});
