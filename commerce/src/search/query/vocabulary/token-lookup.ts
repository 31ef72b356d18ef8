import { isAudienceTerm } from '../audience-terms.ts';
import { exclusionTokens, rewriteExclusions } from '../intent/rewrite-exclusions.ts';
import type { ParsedQuery } from '../parse-query.ts';
import { findSingleTokenSynonym, type Synonym, type SynonymIndex } from '../synonyms/synonym-index.ts';
import { isSameToken, type VocabularyLookup } from './vocabulary-entry.ts';

/** Returns every token of a query, also joined with its neighbor ('rain coat') and split in two ('raincoat'). */
export function tokensToLookUp(query: ParsedQuery): string[] {
  const tokens = query.parts.flatMap((part) => (part.kind === 'word' ? [part.word] : part.words));
  const joined = tokens.slice(1).map((word, index) => `${tokens[index]}${word}`);
  const split = tokens.flatMap((word) => compoundSplits(word).flat());
  return [...new Set([...tokens, ...joined, ...split, ...query.excluded, ...exclusionTokens(query)])];
}

/** Returns the tokens of the expansions of every synonym that the query contains or starts. */
export function synonymTokensToLookUp(query: ParsedQuery, synonyms: SynonymIndex, lookUp: VocabularyLookup): string[] {
  const last = query.parts.at(-1);
  const completed = last?.kind === 'word' ? lookUp(last.word).completions : [];
  const tokens = [...tokensToLookUp(query), ...completed];
  const isInQuery = (word: string) => tokens.some((token) => isSameToken(word, token, lookUp));
  const isTyped = (word: string, index: number) => isInQuery(word) || (index > 0 && last?.kind === 'word' && word.startsWith(last.word));
  const candidates = new Set(tokens.flatMap((token) => synonyms.startingWith(token, lookUp)));
  return [...new Set([...candidates].filter(({ words: tokens }) => tokens.every(isTyped)).flatMap(({ means }) => means.flat()))];
}

/** Returns true for an audience term, and for a single-word synonym of one: 'dad' for 'men'. */
export function namesAudience(token: string, synonyms: SynonymIndex, lookUp: VocabularyLookup): boolean {
  const means = findSingleTokenSynonym(token, synonyms, lookUp)?.means ?? [];
  return isAudienceTerm(token) || means.some((tokens) => tokens.length === 1 && isAudienceTerm(tokens[0]!));
}

export function compoundSplits(token: string): [string, string][] {
  const letters = [...token];
  if (letters.length < 6 || letters.length > 24) return [];
  return Array.from({ length: letters.length - 5 }, (_, index) => [
    letters.slice(0, index + 3).join(''),
    letters.slice(index + 3).join(''),
  ]);
}

/** Returns the splits into two tokens that describe products. One that only copy contains is more probably a part of a misspelled word. */
export function knownCompoundSplits(token: string, lookUp: VocabularyLookup): [string, string][] {
  const describesProducts = (half: string) => lookUp(half).isExact && lookUp(half).styleShare > 0;
  return compoundSplits(token).filter((halves) => halves.every(describesProducts));
}

/** Returns the tokens that neither the index nor a synonym contains in any form: misspelled, or not part of this shop. */
export function unknownTokens(query: ParsedQuery, synonyms: SynonymIndex, lookUp: VocabularyLookup): string[] {
  const { parts } = query;
  const isSynonymToken = (token: string) => synonyms.hasToken(token, lookUp);
  return parts.flatMap((part, index) => {
    if (part.kind !== 'word' || /\d/.test(part.word)) return [];
    const { lexemes, isKnown, isStopWord, prefixes } = lookUp(part.word);
    const isPrefix = index === parts.length - 1 && prefixes.length > 0;
    const neighbors = [parts[index - 1], parts[index + 1]].map((other) => (other?.kind === 'word' ? other.word : ''));
    const isPartOfCompound = [`${neighbors[0]}${part.word}`, `${part.word}${neighbors[1]}`].some(
      (compound) => compound !== part.word && (lookUp(compound).isKnown || isSynonymToken(compound)),
    );
    const isKnownToken =
      isKnown ||
      isPrefix ||
      isPartOfCompound ||
      isSynonymToken(part.word) ||
      isStopWord ||
      lexemes.length === 0 ||
      knownCompoundSplits(part.word, lookUp).length > 0;
    return isKnownToken ? [] : [part.word];
  });
}

/** Rewrites words that are not tokens of the index: 'hoodless' becomes an exclusion, 'rainboots' becomes 'rain boots'. */
export function resolveTokens(typed: ParsedQuery, synonyms: SynonymIndex, lookUp: VocabularyLookup): ParsedQuery {
  return splitCompounds(rewriteExclusions(typed, synonyms, lookUp), synonyms, lookUp);
}

function splitCompounds(query: ParsedQuery, synonyms: SynonymIndex, lookUp: VocabularyLookup): ParsedQuery {
  const isToken = (word: string) => lookUp(word).isKnown || findSingleTokenSynonym(word, synonyms, lookUp) !== undefined;
  return {
    ...query,
    parts: query.parts.flatMap((part) => {
      if (part.kind !== 'word' || isToken(part.word)) return [part];
      const [halves] = knownCompoundSplits(part.word, lookUp);
      return halves ? halves.map((word) => ({ kind: 'word' as const, word })) : [part];
    }),
  };
}

/** Returns true if a token's correction and a neighbor of the token are a synonym of two words: 'coat' for 'coast' in 'rain coast'. */
export function isPartOfPhrase(
  { parts }: ParsedQuery,
  token: string,
  correction: string,
  synonyms: SynonymIndex,
  lookUp: VocabularyLookup,
): boolean {
  const tokens = parts.map((part) => (part.kind === 'word' ? part.word : ''));
  return tokens.some((each, index) => {
    if (each !== token) return false;
    const [before, after] = [tokens[index - 1] ?? '', tokens[index + 1] ?? ''];
    const pairs = [...(before ? [[before, correction] as const] : []), ...(after ? [[correction, after] as const] : [])];
    return pairs.some(([first, second]) => {
      const isPair = ({ words }: Synonym) => words.length === 2 && words[0] === first && isSameToken(words[1]!, second, lookUp);
      return synonyms.startingWith(first, lookUp).some(isPair);
    });
  });
}

export function replaceTokens(query: ParsedQuery, corrections: ReadonlyMap<string, string>): ParsedQuery {
  const corrected = (word: string) => corrections.get(word) ?? word;
  return {
    ...query,
    parts: query.parts.map((part) => (part.kind === 'word' ? { ...part, word: corrected(part.word) } : part)),
    normalized: query.normalized.split(' ').map(corrected).join(' '),
  };
}

/** Returns the completions of an unfinished query, the most probable first; none if its last token is complete. */
export function completeQuery({ parts, normalized }: ParsedQuery, lookUp: VocabularyLookup): string[] {
  const last = parts.at(-1);
  if (last?.kind !== 'word' || !normalized.endsWith(last.word)) return [];
  const { isKnown, completions } = lookUp(last.word);
  return isKnown ? [] : completions.map((completion) => `${normalized.slice(0, normalized.length - last.word.length)}${completion}`);
}
