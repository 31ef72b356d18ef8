import { and, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { categoryIdsOfStyles } from '../../catalog/catalog-records.ts';
import { lockStyles } from '../../catalog/read-catalog.ts';
import { invalidate } from '../../platform/cache/invalidation.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import { searchKey, vocabularyKey } from '../cache-keys.ts';
import { searchDocuments, searchGenerations, searchListedSkus } from '../tables.ts';
import { collectDocuments } from './collect-documents.ts';
import { type ListedSkus, readListedSkus, stylesWithOutdatedStock, writeListedSkus } from './listed-skus.ts';
import { mergePendingEntries } from './merge-pending-entries.ts';
import { documentFormatVersion } from './search-document.ts';
import { writeDocuments } from './write-documents.ts';

/**
 * Rewrites the documents of some styles in every generation and invalidates the listings that contain them. A SKU that has sold out or come
 * back still counts as before, unless `followsStock` is true. Deletes the document of a style that is no longer sold. Idempotent.
 */
export async function updateDocuments(
  tx: Transaction,
  styleIds: readonly string[],
  now: Date,
  { followsStock = false } = {},
): Promise<void> {
  const ids = [...new Set(styleIds)].sort();
  // Locked before anything is read, so that of two concurrent updates the second one reads the newer data.
  await lockStyles(tx, ids);
  const refreshed: ReadonlyMap<string, ListedSkus> = followsStock ? new Map() : await readListedSkus(tx, ids);
  const styles = await collectDocuments(tx, ids, now, refreshed);
  const documents = styles.map(({ document }) => document);
  const found = new Set(documents.map((document) => document.styleId));
  const removed = ids.filter((id) => !found.has(id));
  const generations = await tx.select({ id: searchGenerations.id }).from(searchGenerations).orderBy(searchGenerations.id);
  let newTerms = 0;
  for (const { id } of generations) newTerms += await writeDocuments(tx, id, documents, { followsStock });
  await mergePendingEntries(tx);
  await writeListedSkus(tx, styles, now);
  if (removed.length > 0) {
    await tx.delete(searchDocuments).where(inArray(searchDocuments.styleId, removed));
    await tx.delete(searchListedSkus).where(inArray(searchListedSkus.styleId, removed));
  }
  const categoryKeys = (await categoryIdsOfStyles(tx, ids)).map((id) => `category-${id}`);
  await invalidate(tx, [searchKey, ...(newTerms > 0 ? [vocabularyKey] : []), ...categoryKeys]);
}

const batchSize = 50;

/**
 * Updates documents whose prices or stock promises have changed without a write, and documents of an earlier format version. Returns their
 * number.
 */
export async function refreshStaleDocuments(db: Database, now: Date): Promise<number> {
  const rows = await db
    .selectDistinct({ id: searchDocuments.styleId })
    .from(searchDocuments)
    .where(
      or(
        and(sql`${searchDocuments.staleFrom} IS NOT NULL`, lte(searchDocuments.staleFrom, now)),
        lt(searchDocuments.format, documentFormatVersion),
      ),
    );
  const ids = rows.map((row) => row.id).sort();
  await updateInBatches(db, ids, now);
  return ids.length;
}

/** Makes listings show the current stock of styles whose stock changed before the last refresh (decision 49). Returns their number. */
export async function refreshListedStock(db: Database, now: Date): Promise<number> {
  const ids = await stylesWithOutdatedStock(db, now);
  await updateInBatches(db, ids, now, { followsStock: true });
  return ids.length;
}

async function updateInBatches(db: Database, ids: readonly string[], now: Date, options: { followsStock?: boolean } = {}): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    await inTransaction(db, (tx) => updateDocuments(tx, ids.slice(start, start + batchSize), now, options));
  }
}
