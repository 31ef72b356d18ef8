/** Building the whole index anew beside the live one, and swapping them. */
import { eq, sql } from 'drizzle-orm';
import { lockStyles, styleIdsAfter } from '../catalog/queries.ts';
import { invalidate } from '../platform/cache/invalidation.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { collectDocuments } from './collect-documents.ts';
import { searchDocuments, searchFacets, searchGenerations, searchTerms } from './tables.ts';
import { writeDocuments } from './write-documents.ts';

/** What every answer of the search depends on. */
export const searchKey = 'search';

/** What everything that a process remembers of the index's words depends on. */
export const vocabularyKey = 'search-words';

/** Styles whose documents are made together. */
const batch = 100;

/**
 * Rebuilds the index: a new generation is filled while the old one serves and every feed goes to both, then they are
 * swapped. A build that was killed is thrown away by the next. Answers how many styles can be found.
 */
export async function rebuildIndex(db: Database, now: () => Date): Promise<number> {
  const id = newId();
  await inTransaction(db, (tx) => startGeneration(tx, id, now()));
  let count = 0;
  for (let last: string | undefined = ''; last !== undefined; ) {
    const after: string = last;
    const portion = await inTransaction(db, (tx) => fillPortion(tx, id, after, now()));
    count += portion.count;
    last = portion.last;
  }
  await inTransaction(db, (tx) => goLive(tx, id));
  return count;
}

/** The same within a transaction that changes everything anyway: the load of a brand. */
export async function rebuildIndexWithin(tx: Transaction, now: Date): Promise<number> {
  const id = newId();
  await startGeneration(tx, id, now);
  let count = 0;
  for (let last: string | undefined = ''; last !== undefined; ) {
    const portion: Portion = await fillPortion(tx, id, last, now);
    count += portion.count;
    last = portion.last;
  }
  await goLive(tx, id);
  return count;
}

async function startGeneration(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.delete(searchGenerations).where(eq(searchGenerations.isLive, false));
  await tx.insert(searchGenerations).values({ id, isLive: false, startedAt: now });
}

interface Portion {
  count: number;
  /** The style to go on after; `undefined` at the end. */
  last: string | undefined;
}

/** The rows of the styles are locked before anything of them is read, as a feed does: whoever comes second reads the newer. */
async function fillPortion(tx: Transaction, generationId: string, after: string, now: Date): Promise<Portion> {
  const ids = await styleIdsAfter(tx, after, batch);
  await lockStyles(tx, ids);
  const documents = await collectDocuments(tx, ids, now);
  await writeDocuments(tx, generationId, documents);
  return { count: documents.length, last: ids.at(-1) };
}

async function goLive(tx: Transaction, id: string): Promise<void> {
  // What the planner knew of these tables was true of the generation before, or of none: counting by that plan would not end.
  await tx.execute(sql`ANALYZE ${searchDocuments}, ${searchTerms}, ${searchFacets}`);
  await countTerms(tx, id);
  await tx.delete(searchGenerations).where(eq(searchGenerations.isLive, true));
  await tx.update(searchGenerations).set({ isLive: true }).where(eq(searchGenerations.id, id));
  await invalidate(tx, [searchKey, vocabularyKey]);
}

/** How many styles of a whole generation each word names, files or describes: the more frequent of two is the likelier meant. */
async function countTerms(tx: Transaction, id: string): Promise<void> {
  const { rows } = await tx.execute<{ text: string }>(
    sql`SELECT format('SELECT words FROM search_document WHERE generation_id = %L', ${id}::text) AS text`,
  );
  await tx.execute(sql`
    WITH counted AS MATERIALIZED (SELECT word, ndoc FROM ts_stat(${rows[0]?.text}, 'abc')), known AS (
      SELECT term.language, term.term, coalesce(counted.ndoc, 0) AS styles
      FROM ${searchTerms} AS term LEFT JOIN counted ON counted.word = term.lexeme WHERE term.generation_id = ${id}
    )
    UPDATE ${searchTerms} AS term SET styles = known.styles FROM known
    WHERE term.generation_id = ${id} AND term.language = known.language AND term.term = known.term AND term.styles <> known.styles`);
}
