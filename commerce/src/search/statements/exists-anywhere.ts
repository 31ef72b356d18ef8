import { type SQL, sql } from 'drizzle-orm';
import { liveGeneration, searchDocuments } from '../tables.ts';

/** Returns the condition that some style matches; none matches `undefined`. It does not depend on the row, so it runs at most once per statement. */
export function existsAnywhere(tsquery: string | undefined): SQL {
  return sql`EXISTS (
    SELECT FROM ${searchDocuments} AS other WHERE other.generation_id = ${liveGeneration} AND other.words @@ ${tsquery ?? null}::tsquery)`;
}
