/** Which phrases find something. */
import type { Currency } from '@outfitter/contract';
import { sql } from 'drizzle-orm';
import { cachedEach, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { searchKey } from '../search/generations.ts';
import { hear } from '../search/hearing.ts';
import { searchedLanguages } from '../search/languages.ts';
import { allText, takenApart, wantedOf } from '../search/query/clauses.ts';
import { readQuery } from '../search/query/read-query.ts';
import type { Synonym } from '../search/query/synonym-book.ts';
import { liveGeneration, searchDocuments } from '../search/tables.ts';

interface Asking {
  locale: string | undefined;
  currency: Currency;
}

/** Whether a phrase finds something, as long as these synonyms are in force. */
interface Answered {
  synonyms: readonly Synonym[];
  isFindable: boolean;
}

/**
 * Those of some phrases that some style meets in every word, in their order; no word of theirs is mended. For phrases that the process
 * does not remember one statement beside those for their words, however many there are.
 */
export async function findable(
  queryable: Queryable,
  phrases: readonly string[],
  asking: Asking,
  synonyms: readonly Synonym[],
  memory: InvalidatingCache | undefined,
): Promise<Set<string>> {
  const keeping = {
    nameOf: (phrase: string) => `findable:${asking.locale ?? ''}:${asking.currency}:${phrase}`,
    about: () => ({ keys: [searchKey] }),
    holds: (answered: Answered) => answered.synonyms === synonyms,
  };
  const answers = await cachedEach(memory, phrases, keeping, async (missing) => {
    const found = await findEach(queryable, missing, asking, synonyms, memory);
    return new Map(missing.map((phrase) => [phrase, { synonyms, isFindable: found.has(phrase) }]));
  });
  return new Set(phrases.filter((phrase) => answers.get(phrase)?.isFindable));
}

async function findEach(
  queryable: Queryable,
  phrases: readonly string[],
  { locale, currency }: Asking,
  synonyms: readonly Synonym[],
  memory: InvalidatingCache | undefined,
): Promise<Set<string>> {
  const languages = searchedLanguages(locale);
  const queries = phrases.map((phrase) => ({ phrase, query: readQuery(phrase) }));
  const { lookUp, book } = await hear(
    queryable,
    languages,
    queries.map(({ query }) => query),
    synonyms,
    memory,
  );
  const texts = queries.flatMap(({ phrase, query }) => {
    const text = allText(wantedOf(takenApart(query, book, lookUp), book, lookUp, languages[0]?.head));
    return text === undefined ? [] : [{ phrase, text }];
  });
  const { rows } = await queryable.execute<{ phrase: string }>(sql`
    SELECT asked.phrase FROM jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) AS asked (phrase text, text text)
    WHERE EXISTS (SELECT FROM ${searchDocuments} AS document WHERE document.generation_id = ${liveGeneration}
      AND document.words @@ asked.text::tsquery AND jsonb_exists(document.price_min, ${currency}))`);
  return new Set(rows.map(({ phrase }) => phrase));
}
