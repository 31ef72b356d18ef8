import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { staticSql } from '../../platform/database/static-sql.ts';
import { liveGeneration, searchDocuments } from '../tables.ts';

const otherDocuments = staticSql(sql`SELECT FROM ${searchDocuments} AS other WHERE other.generation_id = ${liveGeneration}`);

/**
 * Returns the condition that some style matches; none matches `undefined`. It does not depend on the row, so it runs at most once per
 * statement.
 */
export function anyStyleMatches(tsquery: string | undefined): SQL {
  return sql`EXISTS (${otherDocuments} AND other.words @@ ${tsquery ?? null}::tsquery)`;
}

/** Returns the condition that a column of codes contains a style number, a SKU or a barcode. */
export const hasCode = (codes: SQLWrapper, code: string): SQL => sql`${codes} @> ARRAY[${code}]::text[]`;

/** Returns the condition that some style has the code. Like `anyStyleMatches`, it runs at most once per statement. */
export const anyStyleHasCode = (code: string): SQL => sql`EXISTS (${otherDocuments} AND ${hasCode(sql`other.codes`, code)})`;
