import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { staticSql } from '../../platform/database/static-sql.ts';
import { liveGeneration, searchDocuments } from '../tables.ts';

const otherDocuments = staticSql(sql`SELECT FROM ${searchDocuments} AS other WHERE other.generation_id = ${liveGeneration}`);

/**
 * Returns the condition that some style of the index matches; false for `undefined`. It refers to no row of the outer query, so PostgreSQL
 * evaluates it at most once per statement.
 */
export function anyStyleMatches(tsquery: string | undefined): SQL {
  return sql`EXISTS (${otherDocuments} AND other.words @@ ${tsquery ?? null}::tsquery)`;
}

/** Returns the condition that a column of codes contains a style number, a SKU or a barcode. */
export const hasCode = (codes: SQLWrapper, code: string): SQL => sql`${codes} @> ARRAY[${code}]::text[]`;

/** Returns the condition that some style has the code. Like `anyStyleMatches`, it runs at most once per statement. */
export const anyStyleHasCode = (code: string): SQL => sql`EXISTS (${otherDocuments} AND ${hasCode(sql`other.codes`, code)})`;
