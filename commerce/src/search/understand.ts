/** From what a shopper typed to what a style must meet. */

import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { hear } from './hearing.ts';
import { otherLanguages, type SearchLanguage, searchedLanguages } from './languages.ts';
import { takenApart, unknownWords, type Wanted, type WordLookup, wantedOf, withWords } from './query/clauses.ts';
import { type ReadQuery, readQuery } from './query/read-query.ts';
import { noSynonyms, type Synonym } from './query/synonym-book.ts';
import { begunWord, knownLanguages, meantWords } from './vocabulary.ts';

export interface Understood {
  query: ReadQuery;
  wanted: Wanted;
  /** The words that are searched for instead, where some were misspelt. */
  corrected?: string;
  /** The whole queries that the words may be the beginning of, the likeliest first; none where the last word is one already. */
  completed?: readonly string[];
}

export interface ToUnderstand {
  words: string;
  locale?: string | undefined;
  /** The last word is still being typed, and may be misspelt already. */
  isUnfinished?: boolean;
}

/** A last word that is none yet, as each of those that it most probably begins. */
function completedQueries({ parts, plain }: ReadQuery, lookUp: WordLookup): string[] {
  const last = parts.at(-1);
  if (last?.kind !== 'word' || !plain.endsWith(last.word)) return [];
  const { isKnown, completions } = lookUp(last.word);
  return isKnown ? [] : completions.map((completion) => `${plain.slice(0, plain.length - last.word.length)}${completion}`);
}

/** Up to three statements for words that the process does not remember, a few more where some are misspelt or foreign; of a search. */
export async function understand(
  queryable: Queryable,
  { words, locale, isUnfinished = false }: ToUnderstand,
  synonyms: readonly Synonym[],
  memory?: InvalidatingCache,
): Promise<Understood> {
  const languages = searchedLanguages(locale);
  const head = languages[0]?.head ?? 'last';
  const hearIn = (tongues: readonly SearchLanguage[], query: ReadQuery) => hear(queryable, tongues, [query], synonyms, memory);
  const read = readQuery(words);
  const asRead = await hearIn(languages, read);
  const query = takenApart(read, asRead.book, asRead.lookUp);
  const { lookUp, book } = query.parts.length === read.parts.length ? asRead : await hearIn(languages, query);
  const unknown = unknownWords(query, book, lookUp);
  if (unknown.length === 0)
    return { query, wanted: wantedOf(query, book, lookUp, head, isUnfinished), completed: completedQueries(query, lookUp) };

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
    const foreign = await hearIn([other], query);
    if (unknownWords(query, noSynonyms, foreign.lookUp).length > 0) continue;
    return { query, wanted: wantedOf(query, foreign.book, foreign.lookUp, other.head, isUnfinished) };
  }
  const last = query.parts.at(-1);
  if (last?.kind === 'word' && unknown.includes(last.word) && !meant.has(last.word)) {
    const begun = await begunWord(queryable, languages, last.word);
    // Whoever presses Enter early has typed less than the word; one that is nearly as long was meant to be itself.
    if (begun !== undefined && (isUnfinished || begun.length > last.word.length + 1)) meant.set(last.word, begun);
  }
  // Where no word is one of ours and not all are near one, none of them was meant: 'boxer briefs' are no 'boxed' anything.
  const isAnchored = meant.size === unknown.length || unknown.length < query.parts.length;
  if (meant.size === 0 || !isAnchored) return { query, wanted: wantedOf(query, book, lookUp, head, isUnfinished) };
  const corrected = withWords(query, meant);
  const mended = await hearIn(languages, corrected);
  return {
    query: corrected,
    wanted: wantedOf(corrected, mended.book, mended.lookUp, head, isUnfinished),
    corrected: corrected.plain,
  };
}
