/** What the words of queries are to the index and to the merchant: all that is needed to understand them. */

import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { vocabularyKey } from './generations.ts';
import type { SearchLanguage } from './languages.ts';
import { type KnownWord, meaningsToLookUp, type WordLookup, wordsToLookUp } from './query/clauses.ts';
import type { ReadQuery } from './query/read-query.ts';
import { type Synonym, type SynonymBook, synonymBook } from './query/synonym-book.ts';
import { lookUpWords } from './vocabulary.ts';

/** Queries as they are heard in some languages. */
export interface Heard {
  lookUp: WordLookup;
  book: SynonymBook;
}

const unheard: KnownWord = { lexemes: [], isKnown: false, isExact: false, isFiller: false, beginnings: [], completions: [] };

/** For words that the process does not remember a statement each for the synonyms', the queries' and their meanings', however many queries. */
export async function hear(
  queryable: Queryable,
  languages: readonly SearchLanguage[],
  queries: readonly ReadQuery[],
  synonyms: readonly Synonym[],
  memory: InvalidatingCache | undefined,
): Promise<Heard> {
  const { book, words } = await heardSynonyms(queryable, languages, synonyms, memory);
  const known = new Map<string, KnownWord>();
  const lookUp: WordLookup = (word) => known.get(word) ?? words.get(word) ?? unheard;
  const learn = async (asked: readonly string[]) => {
    const missing = [...new Set(asked)].filter((word) => !known.has(word) && !words.has(word));
    for (const [word, own] of await lookUpWords(queryable, languages, missing, memory)) known.set(word, own);
  };
  await learn(queries.flatMap((query) => wordsToLookUp(query)));
  await learn(queries.flatMap((query) => meaningsToLookUp(query, book, lookUp)));
  return { lookUp, book };
}

interface HeardSynonyms {
  book: SynonymBook;
  words: ReadonlyMap<string, KnownWord>;
}

/** Of each of the sets of synonyms that are in force: locales of one language may have their own, and a preview another. */
type HeardBySynonyms = WeakMap<readonly Synonym[], HeardSynonyms>;

/** The words of the synonyms are the same for every query, so they are remembered together. */
async function heardSynonyms(
  queryable: Queryable,
  languages: readonly SearchLanguage[],
  synonyms: readonly Synonym[],
  memory: InvalidatingCache | undefined,
): Promise<HeardSynonyms> {
  const name = `synonyms:${languages.map(({ language }) => language).join()}`;
  const since = memory?.position() ?? 0;
  const bySynonyms: HeardBySynonyms = memory?.get<HeardBySynonyms>(name) ?? new WeakMap();
  const kept = bySynonyms.get(synonyms);
  if (kept) return kept;
  const words = await lookUpWords(queryable, languages, [...new Set(synonyms.flatMap((synonym) => synonym.words))]);
  const heard = { words, book: synonymBook(synonyms, (word) => words.get(word) ?? unheard) };
  bySynonyms.set(synonyms, heard);
  memory?.set(name, bySynonyms, { keys: [vocabularyKey], since });
  return heard;
}
