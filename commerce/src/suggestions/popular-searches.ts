/** Counts the searches that browsers report, to suggest popular ones to other shoppers. Running a search does not count it. */
import { asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { cached } from '../platform/cache/invalidating-cache.ts';
import { invalidate } from '../platform/cache/invalidation.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { deriveKey, hmacSha256 } from '../platform/security/secrets.ts';
import type { SearchReadContext } from '../search/index.ts';
import { shareablePhrase } from './phrase-privacy.ts';
import { popularSearches, searchedPhrases } from './tables.ts';

export const popularSearchesKey = 'searched-phrases';

/** Searches are counted over `windowDays`; the last `recentDays` decide which are trending. */
const windowDays = 30;
const recentDays = 7;
/** A phrase is popular from this number of distinct searchers. */
const minSearchers = 5;
const maxPopularSearches = 2_000;

const dayMs = 86_400_000;
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
const daysBefore = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * dayMs));

export interface SearchEvent {
  text: string;
  resultCount: number;
  locale: string | undefined;
  /** Identifies the searcher's network, not the person. */
  searcher: string;
}

/** Counts a search. Does not store searches without results or with text that may be personal. */
export async function recordSearch(
  db: Database,
  masterKey: string,
  { text, resultCount, locale = '', searcher }: SearchEvent,
  now: Date,
): Promise<void> {
  const shareable = resultCount > 0 ? shareablePhrase(text) : undefined;
  if (!shareable) return;
  // The fingerprint covers phrase and searcher together, so two searches of one searcher cannot be linked.
  const fingerprint = hmacSha256(deriveKey(masterKey, 'searched phrases'), `${shareable.phrase}\n${searcher}`).toString('base64url');
  await db
    .insert(searchedPhrases)
    .values({ locale, ...shareable, day: dayOf(now), searcher: fingerprint, searches: 1 })
    .onConflictDoUpdate({
      target: [searchedPhrases.locale, searchedPhrases.phrase, searchedPhrases.day, searchedPhrases.searcher],
      set: { wording: shareable.wording, searches: sql`${searchedPhrases.searches} + 1` },
    });
}

/** Recomputes the popular searches, deletes older counts, and invalidates caches on a change. Returns the number of popular searches. */
export async function updatePopularSearches(db: Database, now: Date): Promise<number> {
  await db.delete(searchedPhrases).where(lt(searchedPhrases.day, daysBefore(now, windowDays)));
  return inTransaction(db, async (tx) => {
    const { rowCount: changed } = await tx.execute(sql`
      INSERT INTO ${popularSearches} AS known (locale, phrase, wording, searchers, recent_searches)
      SELECT * FROM (${countedSearches(now)}) AS counted
      ON CONFLICT (locale, phrase) DO UPDATE
        SET wording = excluded.wording, searchers = excluded.searchers, recent_searches = excluded.recent_searches
        WHERE (known.wording, known.searchers, known.recent_searches) IS DISTINCT FROM (excluded.wording, excluded.searchers, excluded.recent_searches)`);
    const { rowCount: deleted } = await tx.execute(sql`
      DELETE FROM ${popularSearches} AS known
      WHERE NOT EXISTS (SELECT FROM (${countedSearches(now)}) AS counted WHERE counted.locale = known.locale AND counted.phrase = known.phrase)`);
    if (changed || deleted) await invalidate(tx, [popularSearchesKey]);
    return tx.$count(popularSearches);
  });
}

function countedSearches(now: Date): SQL {
  return sql`
    SELECT locale, phrase, mode() WITHIN GROUP (ORDER BY wording), count(DISTINCT searcher)::integer,
      coalesce(sum(searches) FILTER (WHERE day > ${daysBefore(now, recentDays)}::date), 0)::integer
    FROM ${searchedPhrases} WHERE day > ${daysBefore(now, windowDays)}::date
    GROUP BY locale, phrase HAVING count(DISTINCT searcher) >= ${minSearchers}`;
}

export interface PopularSearch {
  wording: string;
  recentSearches: number;
}

/** Reads the popular searches of the shopper's locale, the one with the most searchers first. One statement, or none if cached. */
export function readPopularSearches({
  queryable,
  cache,
  locale,
}: Pick<SearchReadContext, 'queryable' | 'cache' | 'locale'>): Promise<PopularSearch[]> {
  return cached(cache, `offered-phrases:${locale ?? ''}`, [popularSearchesKey], () =>
    queryable
      .select({ wording: popularSearches.wording, recentSearches: popularSearches.recentSearches })
      .from(popularSearches)
      .where(eq(popularSearches.locale, locale ?? ''))
      .orderBy(desc(popularSearches.searchers), asc(popularSearches.phrase))
      .limit(maxPopularSearches),
  );
}
