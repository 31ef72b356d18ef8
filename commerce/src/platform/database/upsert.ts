import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * What an upsert sets where the row is already there: every column of the table as the refused row had it, except
 * those that name the row (`keys`, as the table's own properties).
 */
export function upsertSet<Table extends PgTable>(table: Table, ...keys: (keyof Table['_']['columns'] & string)[]): Record<string, SQL> {
  const kept = new Set<string>(keys);
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => !kept.has(property));
  return Object.fromEntries(columns.map(([property, column]) => [property, sql`excluded.${sql.identifier(column.name)}`]));
}

/** Rows in portions that stay below PostgreSQL's limit of parameters for one statement. */
export function chunkRows<Row>(rows: readonly Row[], columns: number): Row[][] {
  const size = Math.floor(30_000 / columns);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size));
}
