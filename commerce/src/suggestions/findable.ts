/** Which phrases find something. */
import type { Currency } from '@outfitter/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database.ts';
import type { Memory } from '../platform/memory.ts';
import { searchedLanguages } from '../search/languages.ts';
import { liveGeneration } from '../search/matched-styles.ts';
import {
  allText,
  type KnownWord,
  meaningsToLookUp,
  type Synonym,
  takenApart,
  type WordLookup,
  wantedOf,
  wordsToLookUp,
} from '../search/query/clauses.ts';
import { readQuery } from '../search/query/read-query.ts';
import { searchDocuments } from '../search/tables.ts';
import { lookUpWords } from '../search/vocabulary.ts';

const unheard: KnownWord = { lexemes: [], isKnown: false, isExact: false, isFiller: false, beginnings: [], completions: [] };

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
  const known = new Map<string, KnownWord>();
  const lookUp: WordLookup = (word) => known.get(word) ?? unheard;
  const learn = async (words: readonly string[]) => {
    const missing = [...new Set(words)].filter((word) => !known.has(word));
    for (const [word, own] of await lookUpWords(queryable, languages, missing, memory)) known.set(word, own);
  };
  await learn(queries.flatMap(({ query }) => wordsToLookUp(query, synonyms)));
  await learn(queries.flatMap(({ query }) => meaningsToLookUp(query, synonyms, lookUp)));
  const texts = queries.flatMap(({ phrase, query }) => {
    const text = allText(wantedOf(takenApart(query, synonyms, lookUp), synonyms, lookUp, languages[0]?.head));
    return text === undefined ? [] : [{ phrase, text }];
  });
  const { rows } = await queryable.execute<{ phrase: string }>(sql`
    SELECT asked.phrase FROM jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) AS asked (phrase text, text text)
    WHERE EXISTS (SELECT FROM ${searchDocuments} AS document WHERE document.generation_id = ${liveGeneration}
      AND document.words @@ asked.text::tsquery AND jsonb_exists(document.price_min, ${currency}))`);
  return new Set(rows.map(({ phrase }) => phrase));
}
