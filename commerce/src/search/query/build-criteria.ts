import { clauseAt } from './clauses.ts';
import { findGift } from './intent/gifts.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { Clause, SearchCriteria } from './search-criteria.ts';
import { findSingleTokenSynonym, type SynonymIndex } from './synonyms/synonym-index.ts';
import type { Vocabulary } from './synonyms/synonym-phrases.ts';
import { everyoneLexeme, oneSizeForEveryoneLexeme } from './text/lexemes.ts';
import { namesAudience } from './vocabulary/token-lookup.ts';
import type { VocabularyLookup } from './vocabulary/vocabulary-entry.ts';

export interface CriteriaOptions {
  headPosition?: 'first' | 'last';
  /** True while the shopper types: even a known last token may then be a prefix. */
  isUnfinished?: boolean;
}

/**
 * Builds the search criteria of a query without its stop words. The last token may be a prefix if it is unknown or the query is unfinished.
 */
export function buildCriteria(
  query: ParsedQuery,
  synonyms: SynonymIndex,
  lookUp: VocabularyLookup,
  { headPosition = 'last', isUnfinished = false }: CriteriaOptions = {},
): SearchCriteria {
  const vocabulary = { synonyms, lookUp };
  const clauses: Clause[] = [];
  /** Number of clauses before the first preposition. */
  let phraseLength: number | undefined;
  const { parts } = query;
  const gift = findGift(query, (token) => namesAudience(token, synonyms, lookUp));
  for (let index = 0; index < parts.length; ) {
    const part = parts[index]!;
    if (part.kind === 'word' && prepositions.has(part.word)) phraseLength ??= clauses.length;
    const { clause, length } = clauseAt(parts, index, vocabulary, isUnfinished);
    const isOptional = clause?.isOptional || gift?.optional.has(index);
    if (clause && !gift?.dropped.has(index)) clauses.push({ ...clause, ...(isOptional ? { isOptional } : {}) });
    index += length;
  }
  const required = new Set(
    clauses.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms.flatMap(({ lexemes }) => lexemes))),
  );
  const marked = markHead(requireAny(clauses, gift !== undefined), headPosition, phraseLength);
  const excluded = query.excluded
    .map((word) => ({ lexemes: lexemesOfExcluded(word, vocabulary).filter((lexeme) => !required.has(lexeme)) }))
    .filter(({ lexemes }) => lexemes.length > 0);
  return {
    clauses: gift ? preferGifts(marked) : admitEveryone(marked),
    excluded,
    preferences: parts.flatMap((part) => (part.kind === 'preference' ? part.preference : [])),
    isGift: gift !== undefined,
  };
}

/** Requires the optional clauses if there are no others: 'heavyweight' alone means the products of this name. Any product may be a gift. */
function requireAny(clauses: readonly Clause[], isGift: boolean): Clause[] {
  if (isGift || clauses.some(({ isOptional }) => !isOptional)) return [...clauses];
  return clauses.map(({ isOptional: _, ...clause }) => clause);
}

/** Returns the lexemes of an excluded token and of its single-token synonyms. The tokens of a longer synonym are too general to exclude. */
function lexemesOfExcluded(token: string, { synonyms, lookUp }: Vocabulary): string[] {
  const synonymsOfToken = findSingleTokenSynonym(token, synonyms, lookUp)?.means.filter(({ length }) => length === 1) ?? [];
  return [token, ...synonymsOfToken.flat()].flatMap((token) => [...lookUp(token).lexemes]);
}

/** Words that follow the product, as in 'hat with ears' and 'gloves for plowing snow'. */
const prepositions = new Set([
  ...['with', 'for', 'that', 'which', 'who', 'to', 'when', 'while', 'against', 'made'],
  ...['avec', 'pour', 'contre', 'quand', 'qui'],
]);

function markHead(clauses: readonly Clause[], position: 'first' | 'last', phraseLength = clauses.length): Clause[] {
  // In 'boots for men', 'boots' is the head: an audience is the head only if there is no other candidate.
  const isProduct = ({ isExact, isAudience, isOptional }: Clause) => !isExact && !isAudience && !isOptional;
  const isCandidate = clauses.some(isProduct) ? isProduct : ({ isExact, isOptional }: Clause) => !isExact && !isOptional;
  const firstPhrase = clauses.slice(0, phraseLength);
  const isInFirstPhrase = firstPhrase.some(isCandidate);
  const candidates = isInFirstPhrase ? firstPhrase : clauses;
  const head = position === 'last' ? candidates.findLastIndex(isCandidate) : candidates.findIndex(isCandidate);
  const isUse = (clause: Clause, index: number) => isInFirstPhrase && index >= phraseLength && isProduct(clause);
  return clauses.map((clause, index) => ({
    ...clause,
    ...(index === head ? { isHead: true } : {}),
    ...(isUse(clause, index) ? { isUse: true } : {}),
  }));
}

/** Prefers gifts for everyone, and admits those whose size the giver need not know, except for children and animals. */
function preferGifts(clauses: readonly Clause[]): Clause[] {
  if (clauses.some(({ isAudience, isOfAdults }) => isAudience && !isOfAdults)) return [...clauses];
  const oneSize = { terms: [{ lexemes: [oneSizeForEveryoneLexeme] }] };
  const admitted = clauses.map((clause) => (clause.isOfAdults ? { ...clause, alternatives: [...clause.alternatives, oneSize] } : clause));
  const everyone = { terms: [{ lexemes: [everyoneLexeme] }] };
  return [...admitted, { alternatives: [everyone], isExact: false, isOptional: true }];
}

/** Lets products for everyone match an audience, if the query names a product: 'mens belt' finds belts, 'mens' finds no belt. */
function admitEveryone(clauses: readonly Clause[]): Clause[] {
  if (!clauses.some(({ isHead, isAudience }) => isHead && !isAudience)) return [...clauses];
  const everyone = { terms: [{ lexemes: [everyoneLexeme] }] };
  return clauses.map((clause) => (clause.isOfAdults ? { ...clause, alternatives: [...clause.alternatives, everyone] } : clause));
}
