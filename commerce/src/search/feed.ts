/** Keeping the index at what the shop says: style by style, as events and the clock tell. */
import { and, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { withAncestors } from '../catalog/category-tree.ts';
import { allCategories, categoriesOfStyles, lockStyles } from '../catalog/queries.ts';
import { invalidate } from '../platform/cache/invalidation.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database/database.ts';
import { collectDocuments } from './collect-documents.ts';
import { documentFormat } from './document.ts';
import { searchKey, vocabularyKey } from './generations.ts';
import { searchDocuments, searchGenerations } from './tables.ts';
import { writeDocuments } from './write-documents.ts';

/**
 * Brings the documents of some styles up to date in every generation, and says so to the listings that they stand in.
 * A style that can no longer be found loses its document. Doing it twice changes nothing.
 */
export async function feedStyles(tx: Transaction, styleIds: readonly string[], now: Date): Promise<void> {
  const ids = [...new Set(styleIds)].sort();
  await lockStyles(tx, ids);
  const documents = await collectDocuments(tx, ids, now);
  const found = new Set(documents.map((document) => document.styleId));
  const gone = ids.filter((id) => !found.has(id));
  const generations = await tx.select({ id: searchGenerations.id }).from(searchGenerations).orderBy(searchGenerations.id);
  let newWords = 0;
  for (const { id } of generations) newWords += await writeDocuments(tx, id, documents);
  if (gone.length > 0) await tx.delete(searchDocuments).where(inArray(searchDocuments.styleId, gone));
  await invalidate(tx, [searchKey, ...(newWords > 0 ? [vocabularyKey] : []), ...(await categoryKeys(tx, ids))]);
}

/** The keys of every category that lists one of these styles. */
export async function categoryKeys(tx: Transaction, styleIds: readonly string[]): Promise<string[]> {
  const filed = await categoriesOfStyles(tx, styleIds);
  const tree = new Map((await allCategories(tx)).map((category) => [category.id, category]));
  return withAncestors([...new Set([...filed.values()].flat())], tree).map(({ id }) => `category-${id}`);
}

/** Styles brought up to date in one transaction. */
const batch = 50;

/**
 * Feeds the styles in which a price or a promise has changed by itself, and those that an older release wrote. Answers how many there
 * were.
 */
export async function refreshStale(db: Database, now: Date): Promise<number> {
  const rows = await db
    .selectDistinct({ id: searchDocuments.styleId })
    .from(searchDocuments)
    .where(
      or(
        and(sql`${searchDocuments.staleFrom} IS NOT NULL`, lte(searchDocuments.staleFrom, now)),
        lt(searchDocuments.format, documentFormat),
      ),
    );
  const ids = rows.map((row) => row.id).sort();
  for (let start = 0; start < ids.length; start += batch) {
    await inTransaction(db, (tx) => feedStyles(tx, ids.slice(start, start + batch), now));
  }
  return ids.length;
}
