import type { Currency } from '@outfitter/contract';
import { sql } from 'drizzle-orm';
import { type CachePolicy, cachedEach } from '../../platform/cache/invalidating-cache.ts';
import { searchKey } from '../cache-keys.ts';
import { activeSynonyms } from '../query/active-synonyms.ts';
import { analyzeQueries } from '../query/analyze-queries.ts';
import { buildCriteria } from '../query/clauses.ts';
import { queryLanguages } from '../query/languages.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Synonym } from '../query/synonym-index.ts';
import { splitCompounds } from '../query/token-lookup.ts';
import { criteriaTsquery } from '../query/tsquery.ts';
import type { SearchReadContext } from '../search-context.ts';
import { liveGeneration, searchDocuments } from '../tables.ts';

interface CachedPhrase {
  synonyms: readonly Synonym[];
  hasResults: boolean;
}

/**
 * Returns the phrases whose every word some style matches, in the given order and without spelling correction. One statement besides the
 * vocabulary lookups, regardless of the number of phrases; none if all are cached.
 */
export async function findPhrasesWithResults(context: SearchReadContext, phrases: readonly string[]): Promise<Set<string>> {
  const { cache, currency, locale } = context;
  const synonyms = activeSynonyms(context.rules);
  const caching: CachePolicy<CachedPhrase> = {
    nameOf: (phrase) => `findable:${locale ?? ''}:${currency}:${phrase}`,
    about: () => ({ keys: [searchKey] }),
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
  const texts = queries.flatMap(({ phrase, query }) => {
    const text = criteriaTsquery(buildCriteria(splitCompounds(query, synonyms, lookUp), synonyms, lookUp, { headPosition }));
    return text === undefined ? [] : [{ phrase, text }];
  });
  const { rows } = await context.queryable.execute<{ phrase: string }>(sql`
    SELECT requested.phrase FROM jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) AS requested (phrase text, text text)
    WHERE EXISTS (SELECT FROM ${searchDocuments} AS document WHERE document.generation_id = ${liveGeneration}
      AND document.words @@ requested.text::tsquery AND jsonb_exists(document.price_min, ${currency}))`);
  return new Set(rows.map(({ phrase }) => phrase));
}
