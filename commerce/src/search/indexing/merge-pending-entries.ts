import { getTableName, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { searchDocuments, searchListings, searchTerms } from '../tables.ts';

const indexedTables = [searchDocuments, searchListings, searchTerms].map((table) => getTableName(table));

/**
 * Merges the new entries of the GIN indexes. PostgreSQL collects them in a list that each search scans, and which makes the index look too
 * expensive to be used; autovacuum merges it only after a thousand new rows. Merging after a batch is ten times as fast as inserting each
 * entry at its place. Without ownership of the indexes, it is left to autovacuum.
 */
export async function mergePendingEntries(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    SELECT gin_clean_pending_list(index.oid) FROM pg_index JOIN pg_class AS index ON index.oid = indexrelid
    WHERE indrelid = ANY (${sql.param(indexedTables)}::regclass[]) AND relam = (SELECT oid FROM pg_am WHERE amname = 'gin')
      AND pg_has_role(relowner, 'USAGE')`);
}
