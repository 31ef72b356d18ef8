import type { SearchReadContext } from '../search-context.ts';
import { analyzeQueries } from './analyze-queries.ts';
import { buildCriteria } from './build-criteria.ts';
import { type PhraseTokens, phraseTokens } from './intent/phrase-tokens.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { noSynonyms } from './synonyms/synonym-index.ts';
import { queryLanguages, remainingLanguages } from './text/languages.ts';
import { findOrdinaryWords } from './text/ordinary-words.ts';
import { completeQuery, isPartOfPhrase, replaceTokens, resolveTokens, unknownTokens } from './vocabulary/token-lookup.ts';
import { findIndexedLanguages, findPrefixCorrection, findSpellingCorrections } from './vocabulary/vocabulary.ts';

export interface InterpretedQuery {
  parsed: ParsedQuery;
  criteria: SearchCriteria;
  /** The normalized, corrected text; absent if nothing was misspelled. */
  correctedText?: string;
  /** Completions of an unfinished text, the most probable first; empty if its last token is complete. */
  completions?: readonly string[];
  phraseTokens: PhraseTokens;
}

export interface QueryText {
  text: string;
  isUnfinished?: boolean;
}

/**
 * Turns a shopper's text into search criteria, in the shopper's language and the shop's own. Corrects misspellings, but an ordinary word
 * only if it becomes a part of a phrase ('rain coast'). Tries the other languages of the index if no token is known. At most three
 * statements for tokens that are not cached, and a few more for unknown tokens.
 */
export async function interpretQuery(context: SearchReadContext, { text, isUnfinished = false }: QueryText): Promise<InterpretedQuery> {
  const languages = queryLanguages(context.locale);
  const headPosition = languages[0]?.headPosition ?? 'last';
  const asTyped = parseQuery(text);
  const analyzed = await analyzeQueries(context, languages, [asTyped]);
  const parsed = resolveTokens(asTyped, analyzed.synonyms, analyzed.lookUp);
  const { lookUp, synonyms } =
    parsed.parts.length === asTyped.parts.length && parsed.excluded.length === asTyped.excluded.length
      ? analyzed
      : await analyzeQueries(context, languages, [parsed]);
  const criteria = buildCriteria(parsed, synonyms, lookUp, { headPosition, isUnfinished });
  const unknown = unknownTokens(parsed, synonyms, lookUp);
  const asParsed = { parsed, criteria, phraseTokens: phraseTokens(parsed, synonyms, lookUp) };
  if (unknown.length === 0) return { ...asParsed, completions: completeQuery(parsed, lookUp) };

  const ordinary = await findOrdinaryWords(
    languages.map(({ code }) => code),
    unknown,
  );
  const corrections = await findSpellingCorrections(context, languages, unknown, synonyms.terms);
  const isPhrase = (token: string, correction: string) => isPartOfPhrase(parsed, token, correction, synonyms, lookUp);
  for (const [token, correction] of corrections) {
    if (ordinary.has(token) && !isPhrase(token, correction)) corrections.delete(token);
  }
  // A query entirely in another language is searched in that language; a single foreign token is more probably misspelled.
  const isForeign = unknown.length === parsed.parts.length && (unknown.length > 1 || corrections.size === 0);
  const otherLanguages = isForeign ? remainingLanguages(languages, await findIndexedLanguages(context)) : [];
  for (const language of otherLanguages) {
    const foreign = await analyzeQueries(context, [language], [parsed]);
    if (unknownTokens(parsed, noSynonyms, foreign.lookUp).length > 0) continue;
    const options = { headPosition: language.headPosition, isUnfinished };
    return {
      parsed,
      criteria: buildCriteria(parsed, foreign.synonyms, foreign.lookUp, options),
      phraseTokens: phraseTokens(parsed, foreign.synonyms, foreign.lookUp),
    };
  }
  const last = parsed.parts.at(-1);
  if (last?.kind === 'word' && unknown.includes(last.word) && !corrections.has(last.word) && !ordinary.has(last.word)) {
    const completed = await findPrefixCorrection(context, languages, last.word);
    // A finished token that is almost as long as its completion was meant as it is.
    if (completed !== undefined && (isUnfinished || completed.length > last.word.length + 1)) corrections.set(last.word, completed);
  }
  // If no token is known and only some have a correction, none is applied: 'boxer briefs' does not mean 'boxed' anything.
  const misspelled = unknown.filter((token) => !ordinary.has(token) || corrections.has(token));
  const isReliable = corrections.size === misspelled.length || unknown.length < parsed.parts.length;
  if (corrections.size === 0 || !isReliable) return asParsed;
  const corrected = replaceTokens(parsed, corrections);
  const reanalyzed = await analyzeQueries(context, languages, [corrected]);
  return {
    parsed: corrected,
    criteria: buildCriteria(corrected, reanalyzed.synonyms, reanalyzed.lookUp, { headPosition, isUnfinished }),
    correctedText: corrected.normalized,
    phraseTokens: phraseTokens(corrected, reanalyzed.synonyms, reanalyzed.lookUp),
  };
}
