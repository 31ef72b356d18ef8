import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const source = fileURLToPath(new URL('../..', import.meta.url));

async function declaredTables(): Promise<Map<string, PgTable>> {
  const found = new Map<string, PgTable>();
  for (const file of await readdir(source, { recursive: true })) {
    if (path.basename(file) !== 'tables.ts') continue;
    const module = (await import(pathToFileURL(path.join(source, file)).href)) as Record<string, unknown>;
    for (const value of Object.values(module)) if (is(value, PgTable)) found.set(getTableConfig(value).name, value);
  }
  return found;
}

interface Column {
  table: string;
  column: string;
  type: string;
  required: boolean;
  key: boolean;
}

async function actualColumns(): Promise<Column[]> {
  const { rows } = await database.pool.query<Column>(
    `SELECT relname AS "table", attname AS "column", format_type(atttypid, atttypmod) AS type, attnotnull AS required,
            attnum = ANY (coalesce((SELECT indkey::int2[] FROM pg_index WHERE indrelid = pg_class.oid AND indisprimary), '{}')) AS key
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped
       AND relname <> 'schema_migration'
     ORDER BY relname, attname`,
  );
  return rows.map((row) => ({ ...row, type: row.type.replaceAll(/,\s*/g, ', ') }));
}

function declaredColumns(table: PgTable): Column[] {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
  return columns.map((column) => ({
    table: name,
    column: column.name,
    type: column.getSQLType().replaceAll(/,\s*/g, ', '),
    required: column.notNull || column.primary || keys.has(column.name),
    key: column.primary || keys.has(column.name),
  }));
}

describe('the schema in code', () => {
  it('matches the tables and columns of the database: types, nullability and keys', async () => {
    const declared = await declaredTables();
    const actual = await actualColumns();
    const order = (a: Column, b: Column) => (a.table + a.column < b.table + b.column ? -1 : 1);
    expect(declared.size).toBeGreaterThan(20);
    const expected = [...declared.values()].flatMap(declaredColumns).sort(order);
    const existing = actual.filter(({ table }) => declared.has(table)).map((column) => ({ ...column, type: abbreviateType(column.type) }));
    expect(expected).toEqual(existing.sort(order));
  });
});

function abbreviateType(type: string): string {
  return type.replace('character varying', 'varchar');
}
