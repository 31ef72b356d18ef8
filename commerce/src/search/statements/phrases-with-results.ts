import type { Currency } from '@outfitter/contract';
import { sql } from 'drizzle-orm';
import { type CachingOptions, cachedEach } from '../../platform/cache/invalidating-cache.ts';
import { searchKey } from '../cache-keys.ts';
import { analyzeQueries } from '../query/analyze-queries.ts';
import { buildCriteria } from '../query/build-criteria.ts';
import { parseQuery } from '../query/parse-query.ts';
import { activeSynonyms } from '../query/synonyms/active-synonyms.ts';
import type { Synonym } from '../query/synonyms/synonym-index.ts';
import { queryLanguages } from '../query/text/languages.ts';
import { resolveTokens } from '../query/vocabulary/token-lookup.ts';
import type { SearchReadContext } from '../search-context.ts';
import { liveGeneration, searchDocuments } from '../tables.ts';
import { fullMatchCondition } from './match-condition.ts';

interface CachedPhrase {
  synonyms: readonly Synonym[];
  hasResults: boolean;
}

/**
 * Returns the phrases that some style matches as a whole, in the given order and without spelling correction. One statement besides the
 * vocabulary lookups, regardless of the number of phrases; none if all are cached.
 */
export async function findPhrasesWithResults(context: SearchReadContext, phrases: readonly string[]): Promise<Set<string>> {
  const { cache, currency, locale } = context;
  const synonyms = activeSynonyms(context.rules);
  const caching: CachingOptions<CachedPhrase> = {
    nameOf: (phrase) => `phrase-with-results:${locale ?? ''}:${currency}:${phrase}`,
    about: () => ({ keys: [searchKey] }),
    // An entry is valid for the synonyms with which it was computed; the array is the same object as long as the rules do not change.
    isUsable: (cached) => cached.synonyms === synonyms,
  };
  const found = await cachedEach(cache, phrases, caching, async (missing) => {
    const withResults = await queryPhrases(context, missing, currency);
    return new Map(missing.map((phrase) => [phrase, { synonyms, hasResults: withResults.has(phrase) }]));
  });
  return new Set(phrases.filter((phrase) => found.get(phrase)?.hasResults));
}

async function queryPhrases(context: SearchReadContext, phrases: readonly string[], currency: Currency): Promise<Set<string>> {
  const languages = queryLanguages(context.locale);
  const queries = phrases.map((phrase) => ({ phrase, query: parseQuery(phrase) }));
  const { lookUp, synonyms } = await analyzeQueries(
    context,
    languages,
    queries.map(({ query }) => query),
  );
  const headPosition = languages[0]?.headPosition ?? 'last';
  const selections = queries.flatMap(({ phrase, query }) => {
    const condition = fullMatchCondition(buildCriteria(resolveTokens(query, synonyms, lookUp), synonyms, lookUp, { headPosition }));
    if (condition === undefined) return [];
    return [
      sql`SELECT ${phrase}::text AS phrase WHERE EXISTS (SELECT FROM ${searchDocuments}
        WHERE ${searchDocuments.generationId} = ${liveGeneration} AND ${condition} AND jsonb_exists(${searchDocuments.priceMin}, ${currency}))`,
    ];
  });
  if (selections.length === 0) return new Set();
  const { rows } = await context.queryable.execute<{ phrase: string }>(sql.join(selections, sql` UNION ALL `));
  return new Set(rows.map(({ phrase }) => phrase));
}
