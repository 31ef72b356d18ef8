import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type Distribution, distribution } from './table-distribution.ts';

const database = useTestDatabase();
const undistributedTables = new Set(['schema_migration']);

interface UniqueKey {
  table: string;
  name: string;
  columns: string[];
}
interface ForeignKey {
  name: string;
  source: string;
  target: string;
  columns: string[];
  target_columns: string[];
}

async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ relname: string }>(
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname`,
  );
  return rows.map((row) => row.relname);
}
const distributedTables = async () => (await tables()).filter((name) => !undistributedTables.has(name));

const columnsOf = (numbers: string, relation: string) =>
  `ARRAY(SELECT attname::text FROM unnest(${numbers}) AS number JOIN pg_attribute ON attrelid = ${relation} AND attnum = number)`;

async function uniqueKeys(): Promise<UniqueKey[]> {
  const { rows } = await database.pool.query<UniqueKey>(
    `SELECT indrelid::regclass::text AS "table", indexrelid::regclass::text AS name, ${columnsOf('indkey::int2[]', 'indrelid')} AS columns
     FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
     WHERE indisunique AND relnamespace = 'public'::regnamespace`,
  );
  return rows;
}

async function foreignKeys(): Promise<ForeignKey[]> {
  const { rows } = await database.pool.query<ForeignKey>(
    `SELECT conname AS name, conrelid::regclass::text AS source, confrelid::regclass::text AS target,
            ${columnsOf('conkey', 'conrelid')} AS columns, ${columnsOf('confkey', 'confrelid')} AS target_columns
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  return rows;
}

function columnOf(table: string): string | undefined {
  const tableDistribution: Distribution | undefined = distribution[table];
  return typeof tableDistribution === 'object' ? tableDistribution.by : undefined;
}

describe('the distribution of tables', () => {
  it('is declared for every table, and only for tables', async () => {
    expect(Object.keys(distribution).sort()).toEqual(await distributedTables());
  });

  it('uses a column of the primary key and of each unique key', async () => {
    const keys = await uniqueKeys();
    const keysWithoutColumn = keys.filter(({ table, columns }) => {
      const column = columnOf(table);
      return column !== undefined && !columns.includes(column);
    });
    expect(keysWithoutColumn).toEqual([]);
    for (const table of Object.keys(distribution)) expect(keys.map((key) => key.table)).toContain(table);
  });

  it('is never crossed by a foreign key, except to reference tables', async () => {
    const crossingKeys = (await foreignKeys()).filter(({ source, target, columns, target_columns }) => {
      if (distribution[target] === 'reference') return false;
      const column = columnOf(source);
      if (column === undefined || column !== columnOf(target)) return distribution[source] !== distribution[target];
      return columns.indexOf(column) < 0 || target_columns[columns.indexOf(column)] !== column;
    });
    expect(crossingKeys).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  const operations = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const heading = '| table | content | retention |';
  const rows = operations
    .split(heading)
    .slice(1)
    .flatMap((rest) => rest.trim().split('\n\n', 1)[0]?.split('\n') ?? []);
  const documented = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, table]) => table));

  it('says how long each table is kept, and names no other', async () => {
    expect(documented.sort()).toEqual(await tables());
  });
});
