import type { ParsedQuery, QueryPart } from '../parse-query.ts';
import type { SynonymIndex } from '../synonyms/synonym-index.ts';
import { namesAudience } from '../vocabulary/token-lookup.ts';
import type { VocabularyLookup } from '../vocabulary/vocabulary-entry.ts';

/** The tokens of a query by their place around what names the product: 'mens', 'rain jacket', 'in xl'. */
export interface PhraseTokens {
  before: readonly string[];
  /** Tokens that the name of a product may contain; all tokens if there are none. */
  naming: readonly string[];
  after: readonly string[];
}

/** Splits a query into what names the product and what narrows it: wearer, sizes, colors, discounts. Drops the words of a question. */
export function phraseTokens({ parts }: ParsedQuery, synonyms: SynonymIndex, lookUp: VocabularyLookup): PhraseTokens {
  const isAudience = (token: string) => namesAudience(token, synonyms, lookUp);
  const isNaming = (part: QueryPart) => part.kind === 'word' && !isAudience(part.word) && lookUp(part.word).lexemes.length > 0;
  const isNarrowing = (part: QueryPart) => part.kind !== 'word' || isAudience(part.word);
  const tokensOf = (chosen: readonly QueryPart[]) => chosen.flatMap(typedTokens);
  const [first, last] = [parts.findIndex(isNaming), parts.findLastIndex(isNaming)];
  if (first < 0) return { before: [], naming: tokensOf(parts), after: [] };
  const afterLast = parts.slice(last + 1);
  return {
    before: tokensOf(parts.slice(0, last).filter(isNarrowing)),
    naming: tokensOf(parts.filter(isNaming)),
    // 'boots for' is not a phrase.
    after: tokensOf(afterLast.slice(0, afterLast.findLastIndex(isNarrowing) + 1)),
  };
}

function typedTokens(part: QueryPart): string[] {
  if (part.kind === 'word') return [part.word];
  if (part.kind !== 'size' || part.words.length > 0) return part.words;
  // 'xl-tall' is typed 'xl tall'.
  return part.sizes.slice(0, 1).flatMap((size) => size.split('-'));
}
