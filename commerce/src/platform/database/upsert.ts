import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Returns the SET clause of an upsert: every column except `keys` takes the value of the conflicting row. */
export function upsertSet<Table extends PgTable>(table: Table, ...keys: (keyof Table['_']['columns'] & string)[]): Record<string, SQL> {
  const keyColumns = new Set<string>(keys);
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => !keyColumns.has(property));
  return Object.fromEntries(columns.map(([property, column]) => [property, sql`excluded.${sql.identifier(column.name)}`]));
}

/** Maximum number of parameters per statement; PostgreSQL allows 65,535. */
const maxParametersPerStatement = 30_000;

/** Splits rows into chunks that one INSERT statement can hold: a row takes at most one parameter per column of the table. */
export function chunkRows<Row>(table: PgTable, rows: readonly Row[]): Row[][] {
  const size = Math.floor(maxParametersPerStatement / Object.keys(getTableColumns(table)).length);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size));
}
