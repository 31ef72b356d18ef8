import { eq, sql } from 'drizzle-orm';
import { lockStyles, styleIdsAfter } from '../../catalog/read-catalog.ts';
import { invalidate } from '../../platform/cache/invalidation.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { searchKey, vocabularyKey } from '../cache-keys.ts';
import { searchDocuments, searchFacets, searchGenerations, searchListedSkus, searchListings, searchTerms } from '../tables.ts';
import { collectDocuments } from './collect-documents.ts';
import { writeListedSkus } from './listed-skus.ts';
import { mergePendingEntries } from './merge-pending-entries.ts';
import { writeDocuments } from './write-documents.ts';

const batchSize = 100;

/**
 * Fills a new generation of the index in batches and then makes it the active one. Until then searches read the old one and updates are
 * written to both. Listings then follow the stock of the
 * moment. Deletes the generation of an aborted rebuild first. Returns the number of documents.
 */
export async function rebuildIndex(db: Database, now: () => Date): Promise<number> {
  const id = newId();
  await inTransaction(db, (tx) => startGeneration(tx, id, now()));
  let count = 0;
  for (let lastStyleId: string | undefined = ''; lastStyleId !== undefined; ) {
    const after: string = lastStyleId;
    const batch = await inTransaction(db, (tx) => writeBatch(tx, id, after, now()));
    count += batch.count;
    lastStyleId = batch.lastStyleId;
  }
  await inTransaction(db, (tx) => activateGeneration(tx, id));
  return count;
}

export async function rebuildIndexInTransaction(tx: Transaction, now: Date): Promise<number> {
  const id = newId();
  await startGeneration(tx, id, now);
  let count = 0;
  for (let lastStyleId: string | undefined = ''; lastStyleId !== undefined; ) {
    const batch: Batch = await writeBatch(tx, id, lastStyleId, now);
    count += batch.count;
    lastStyleId = batch.lastStyleId;
  }
  await activateGeneration(tx, id);
  return count;
}

async function startGeneration(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.delete(searchGenerations).where(eq(searchGenerations.isLive, false));
  await tx.insert(searchGenerations).values({ id, isLive: false, startedAt: now });
}

interface Batch {
  count: number;
  lastStyleId: string | undefined;
}

/**
 * Lock order: locks the styles before it reads anything, as an update does, so that of two concurrent writers the second reads the newer
 * data.
 */
async function writeBatch(tx: Transaction, generationId: string, after: string, now: Date): Promise<Batch> {
  const ids = await styleIdsAfter(tx, after, batchSize);
  await lockStyles(tx, ids);
  const styles = await collectDocuments(tx, ids, now, new Map());
  const documents = styles.map(({ document }) => document);
  await writeDocuments(tx, generationId, documents, { followsStock: true });
  await writeListedSkus(tx, styles, now);
  return { count: documents.length, lastStyleId: ids.at(-1) };
}

async function activateGeneration(tx: Transaction, id: string): Promise<void> {
  await mergePendingEntries(tx);
  // Without fresh statistics, the planner may choose a plan for the next statement that does not finish in a reasonable time.
  await tx.execute(sql`ANALYZE ${searchDocuments}, ${searchListings}, ${searchTerms}, ${searchFacets}`);
  await countStylesPerTerm(tx, id);
  await tx.execute(sql`DELETE FROM ${searchListedSkus} AS listed
    WHERE NOT EXISTS (SELECT FROM ${searchDocuments} AS document WHERE document.generation_id = ${id} AND document.style_id = listed.style_id)`);
  await tx.delete(searchGenerations).where(eq(searchGenerations.isLive, true));
  await tx.update(searchGenerations).set({ isLive: true }).where(eq(searchGenerations.id, id));
  await invalidate(tx, [searchKey, vocabularyKey]);
}

/**
 * Counts for each term the styles with it in their name, category or attributes. Of two spelling corrections, the more frequent term is
 * more probable.
 */
async function countStylesPerTerm(tx: Transaction, id: string): Promise<void> {
  const { rows } = await tx.execute<{ statement: string }>(
    sql`SELECT format('SELECT words FROM search_document WHERE generation_id = %L', ${id}::text) AS statement`,
  );
  await tx.execute(sql`
    WITH counted AS MATERIALIZED (SELECT word, ndoc FROM ts_stat(${rows[0]?.statement}, 'abc')), known AS (
      SELECT term.language, term.term, coalesce(counted.ndoc, 0) AS styles
      FROM ${searchTerms} AS term LEFT JOIN counted ON counted.word = term.lexeme WHERE term.generation_id = ${id}
    )
    UPDATE ${searchTerms} AS term SET styles = known.styles FROM known
    WHERE term.generation_id = ${id} AND term.language = known.language AND term.term = known.term AND term.styles <> known.styles`);
}
