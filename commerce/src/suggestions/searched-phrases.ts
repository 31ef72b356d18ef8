/** What shoppers search for, counted so that others can be offered it; never by the search itself, only where a browser tells of one. */
import { asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import { invalidate } from '../platform/cache/invalidation.ts';
import { type Database, inTransaction, type Queryable } from '../platform/database/database.ts';
import { deriveKey, hmacSha256 } from '../platform/security/secrets.ts';
import { keepablePhrase } from './keepable-phrase.ts';
import { offeredPhrases, searchedPhrases } from './tables.ts';

/** What every answer with searched phrases in it depends on. */
export const offeredPhrasesKey = 'searched-phrases';

/** Days within which enough people have to have searched for a phrase, and those that say what is searched for most. */
const keptDays = 30;
const recentDays = 7;
/** Different searchers who make a phrase everybody's. */
const searchersLeast = 5;
/** Phrases on offer in a language at most. */
const offeredMost = 2_000;

const dayMs = 86_400_000;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const daysBefore = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * dayMs));

export interface Searched {
  text: string;
  /** How many products were shown; a search that found nothing is not counted. */
  found: number;
  locale: string | undefined;
  /** By which two searchers are told apart: a network, never a person. */
  searcher: string;
}

/** Counts a search. Nothing is kept of one that found nothing or that looks like a person's words. */
export async function noteSearch(
  db: Database,
  masterKey: string,
  { text, found, locale = '', searcher }: Searched,
  now: Date,
): Promise<void> {
  const kept = found > 0 ? keepablePhrase(text) : undefined;
  if (!kept) return;
  const mark = hmacSha256(deriveKey(masterKey, 'searched phrases'), `${kept.phrase}\n${searcher}`).toString('base64url');
  await db
    .insert(searchedPhrases)
    .values({ locale, ...kept, day: dayOf(now), searcher: mark, searches: 1 })
    .onConflictDoUpdate({
      target: [searchedPhrases.locale, searchedPhrases.phrase, searchedPhrases.day, searchedPhrases.searcher],
      set: { wording: kept.wording, searches: sql`${searchedPhrases.searches} + 1` },
    });
}

/**
 * Works out anew which phrases are offered, and forgets the days that no longer count. Tells the caches where something has changed.
 * Answers how many phrases are on offer.
 */
export async function countSearchedPhrases(db: Database, now: Date): Promise<number> {
  await db.delete(searchedPhrases).where(lt(searchedPhrases.day, daysBefore(now, keptDays)));
  return inTransaction(db, async (tx) => {
    const { rowCount: changed } = await tx.execute(sql`
      INSERT INTO ${offeredPhrases} AS known (locale, phrase, wording, searchers, recent_searches)
      SELECT * FROM (${countedPhrases(now)}) AS counted
      ON CONFLICT (locale, phrase) DO UPDATE
        SET wording = excluded.wording, searchers = excluded.searchers, recent_searches = excluded.recent_searches
        WHERE (known.wording, known.searchers, known.recent_searches) IS DISTINCT FROM (excluded.wording, excluded.searchers, excluded.recent_searches)`);
    const { rowCount: gone } = await tx.execute(sql`
      DELETE FROM ${offeredPhrases} AS known
      WHERE NOT EXISTS (SELECT FROM (${countedPhrases(now)}) AS counted WHERE counted.locale = known.locale AND counted.phrase = known.phrase)`);
    if (changed || gone) await invalidate(tx, [offeredPhrasesKey]);
    return tx.$count(offeredPhrases);
  });
}

function countedPhrases(now: Date): SQL {
  return sql`
    SELECT locale, phrase, mode() WITHIN GROUP (ORDER BY wording), count(DISTINCT searcher)::integer,
      coalesce(sum(searches) FILTER (WHERE day > ${daysBefore(now, recentDays)}::date), 0)::integer
    FROM ${searchedPhrases} WHERE day > ${daysBefore(now, keptDays)}::date
    GROUP BY locale, phrase HAVING count(DISTINCT searcher) >= ${searchersLeast}`;
}

export interface OfferedPhrase {
  wording: string;
  /** Searches within the last 7 days. */
  recentSearches: number;
}

/** The phrases on offer in a language, those that most people have searched for first. One statement, or none where the process remembers. */
export function readOfferedPhrases(
  queryable: Queryable,
  memory: InvalidatingCache | undefined,
  locale: string | undefined,
): Promise<OfferedPhrase[]> {
  return cached(memory, `offered-phrases:${locale ?? ''}`, [offeredPhrasesKey], () =>
    queryable
      .select({ wording: offeredPhrases.wording, recentSearches: offeredPhrases.recentSearches })
      .from(offeredPhrases)
      .where(eq(offeredPhrases.locale, locale ?? ''))
      .orderBy(desc(offeredPhrases.searchers), asc(offeredPhrases.phrase))
      .limit(offeredMost),
  );
}
