/** Which phrases find something. */
import type { Currency } from '@outfitter/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import type { Memory } from '../platform/memory.ts';
import { hear } from '../search/hearing.ts';
import { searchedLanguages } from '../search/languages.ts';
import { liveGeneration } from '../search/matched-styles.ts';
import { allText, takenApart, wantedOf } from '../search/query/clauses.ts';
import { readQuery } from '../search/query/read-query.ts';
import type { Synonym } from '../search/query/synonym-book.ts';
import { searchDocuments } from '../search/tables.ts';

/**
 * Those of some phrases that some style meets in every word, in their order; no word of theirs is mended. One statement beside one or
 * two for words that the process does not remember, however many phrases there are.
 */
export async function findable(
  queryable: Queryable,
  phrases: readonly string[],
  { locale, currency }: { locale: string | undefined; currency: Currency },
  synonyms: readonly Synonym[],
  memory: Memory | undefined,
): Promise<Set<string>> {
  if (phrases.length === 0) return new Set();
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
