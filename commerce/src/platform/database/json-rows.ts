import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type Columns = [string, PgColumn][];

function rowOf(columns: Columns): SQL {
  return sql`json_build_object(${sql.join(
    columns.map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`),
    sql`, `,
  )})`;
}

function decodeRow(columns: Columns, row: Record<string, unknown>): unknown {
  return Object.fromEntries(columns.map(([key, column]) => [key, row[key] === null ? null : column.mapFromDriverValue(row[key])]));
}

/**
 * Selects the rows of `table` that match `where` as one JSON column of a statement about their parent row, typed and decoded like rows of
 * their own statement:
 *     db.select({ basket: baskets, items: jsonRows(basketItems, sql`…`, sql`${basketItems.position}`) }).from(baskets)
 */
export function jsonRows<Table extends PgTable>(table: Table, where: SQL, orderBy: SQL): SQL<Table['$inferSelect'][]> {
  const columns = Object.entries(getTableColumns(table));
  const decode = (rows: Record<string, unknown>[]) => rows.map((row) => decodeRow(columns, row));
  return sql`(SELECT coalesce(json_agg(${rowOf(columns)} ORDER BY ${orderBy}), '[]') FROM ${table} WHERE ${where})`.mapWith(decode) as SQL<
    Table['$inferSelect'][]
  >;
}

/** Like `jsonRows`, but selects only the first row; null if there is none. */
export function firstJsonRow<Table extends PgTable>(table: Table, where: SQL, orderBy: SQL): SQL<Table['$inferSelect'] | null> {
  const columns = Object.entries(getTableColumns(table));
  const decode = (row: Record<string, unknown>) => decodeRow(columns, row);
  return sql`(SELECT ${rowOf(columns)} FROM ${table} WHERE ${where} ORDER BY ${orderBy} LIMIT 1)`.mapWith(decode) as SQL<
    Table['$inferSelect'] | null
  >;
}

type DecodedRow<Columns extends Record<string, PgColumn>> = {
  [Name in keyof Columns]: Columns[Name]['_']['notNull'] extends true ? Columns[Name]['_']['data'] : Columns[Name]['_']['data'] | null;
};

/**
 * Selects columns of all rows of `source` as one JSON column, typed and decoded, so that one statement can read several lists:
 *     db.select({ stock: jsonRowsFrom({ skuId: stock.skuId }, sql`${stock} WHERE …`), rates: … }).from(sql`(values (1)) AS one_row`)
 */
export function jsonRowsFrom<Columns extends Record<string, PgColumn>>(columns: Columns, source: SQL): SQL<DecodedRow<Columns>[]> {
  const named = Object.entries(columns);
  const decode = (rows: Record<string, unknown>[]) => rows.map((row) => decodeRow(named, row));
  return sql`(SELECT coalesce(json_agg(${rowOf(named)}), '[]') FROM ${source})`.mapWith(decode) as SQL<DecodedRow<Columns>[]>;
}
