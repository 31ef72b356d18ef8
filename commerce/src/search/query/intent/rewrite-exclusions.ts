import type { ParsedQuery } from '../parse-query.ts';
import { findSingleTokenSynonym, type SynonymIndex } from '../synonyms/synonym-index.ts';
import type { VocabularyLookup } from '../vocabulary/vocabulary-entry.ts';

/** English suffix of words for the lack of something: 'fingerless', 'hoodless'. */
const suffix = 'less';
const minLetters = 3;

const withSuffix = (token: string): string[] => [...new Set([token, token.replace(/s$/, '')])].map((base) => `${base}${suffix}`);

function withoutSuffix(token: string): string | undefined {
  const base = token.slice(0, -suffix.length);
  return token.endsWith(suffix) && base.length >= minLetters ? base : undefined;
}

export function exclusionTokens({ parts, excluded }: ParsedQuery): string[] {
  return [...excluded.flatMap(withSuffix), ...parts.flatMap((part) => (part.kind === 'word' ? (withoutSuffix(part.word) ?? []) : []))];
}

/**
 * Reads 'without fingers' as 'fingerless' if the shop or a synonym has this word, since such a product is not found by what it lacks. Reads
 * a word that the shop lacks, such as 'hoodless', as 'without hood'.
 */
export function rewriteExclusions(query: ParsedQuery, synonyms: SynonymIndex, lookUp: VocabularyLookup): ParsedQuery {
  const isToken = (token: string) => lookUp(token).isExact || findSingleTokenSynonym(token, synonyms, lookUp) !== undefined;
  const words = query.excluded.map((token) => withSuffix(token).find(isToken));
  const stillExcluded = query.excluded.filter((_, index) => words[index] === undefined);
  const lacked = query.parts.map((part) => {
    const base = part.kind === 'word' && !isToken(part.word) ? withoutSuffix(part.word) : undefined;
    return base !== undefined && lookUp(base).isKnown ? base : undefined;
  });
  return {
    ...query,
    parts: [
      ...words.flatMap((word) => (word === undefined ? [] : { kind: 'word' as const, word })),
      ...query.parts.filter((_, index) => lacked[index] === undefined),
    ],
    excluded: [...stillExcluded, ...lacked.filter((base) => base !== undefined)],
  };
}
