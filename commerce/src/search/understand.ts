/** From what a shopper typed to what a style must meet. */
import type { Queryable } from '../platform/database.ts';
import type { Memory } from '../platform/memory.ts';
import { otherLanguages, type SearchLanguage, searchedLanguages } from './languages.ts';
import {
  type KnownWord,
  meaningsToLookUp,
  type Synonym,
  takenApart,
  unknownWords,
  type Wanted,
  type WordLookup,
  wantedOf,
  withWords,
  wordsToLookUp,
} from './query/clauses.ts';
import { type ReadQuery, readQuery } from './query/read-query.ts';
import { knownLanguages, lookUpWords, meantWords } from './vocabulary.ts';

export interface Understood {
  query: ReadQuery;
  wanted: Wanted;
  /** The words that are searched for instead, where some were misspelt. */
  corrected?: string;
}

const unheard: KnownWord = { lexemes: [], isKnown: false, isExact: false, isFiller: false, beginnings: [], completions: [] };

/** One statement for words that the process does not remember, a few more where some are misspelt or foreign; in a transaction. */
export async function understand(
  queryable: Queryable,
  words: string,
  locale: string | undefined,
  synonyms: readonly Synonym[],
  memory?: Memory,
): Promise<Understood> {
  const languages = searchedLanguages(locale);
  const head = languages[0]?.head ?? 'last';
  const lookUpIn = async (tongues: readonly SearchLanguage[], query: ReadQuery): Promise<WordLookup> => {
    const known = await lookUpWords(queryable, tongues, wordsToLookUp(query, synonyms), memory);
    const lookUp: WordLookup = (word) => known.get(word) ?? unheard;
    const meanings = meaningsToLookUp(query, synonyms, lookUp).filter((word) => !known.has(word));
    for (const [word, meant] of await lookUpWords(queryable, tongues, meanings, memory)) known.set(word, meant);
    return lookUp;
  };
  const read = readQuery(words);
  const readUp = await lookUpIn(languages, read);
  const query = takenApart(read, synonyms, readUp);
  const lookUp = query.parts.length === read.parts.length ? readUp : await lookUpIn(languages, query);
  const unknown = unknownWords(query, synonyms, lookUp);
  if (unknown.length === 0) return { query, wanted: wantedOf(query, synonyms, lookUp, head) };

  const meant = await meantWords(
    queryable,
    languages,
    unknown,
    synonyms.flatMap((synonym) => synonym.words),
  );
  // Whole queries of another language are understood; one word of it among others is rather misspelt.
  const isForeign = unknown.length === query.parts.length && (unknown.length > 1 || meant.size === 0);
  const others = isForeign ? otherLanguages(languages, await knownLanguages(queryable, memory)) : [];
  for (const other of others) {
    const foreign = await lookUpIn([other], query);
    if (unknownWords(query, [], foreign).length === 0) return { query, wanted: wantedOf(query, synonyms, foreign, other.head) };
  }
  if (meant.size === 0) return { query, wanted: wantedOf(query, synonyms, lookUp, head) };
  const corrected = withWords(query, meant);
  return {
    query: corrected,
    wanted: wantedOf(corrected, synonyms, await lookUpIn(languages, corrected), head),
    corrected: corrected.plain,
  };
}
