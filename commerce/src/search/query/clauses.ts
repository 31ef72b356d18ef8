import { isAdultTerm, isAnimalTerm, isAudienceTerm } from './audience-terms.ts';
import { type QueryPart, wordsStartingAt } from './parse-query.ts';
import type { Alternative, Clause, VariantValue } from './search-criteria.ts';
import { findSingleTokenSynonym, type Synonym } from './synonyms/synonym-index.ts';
import { isIncomplete, longestPhraseAt, unfinishedSynonyms, type Vocabulary } from './synonyms/synonym-phrases.ts';
import { colorLexeme, flagLexeme, isOfVariantFlag, sizeLexemes } from './text/lexemes.ts';
import { knownCompoundSplits } from './vocabulary/token-lookup.ts';
import type { VocabularyLookup } from './vocabulary/vocabulary-entry.ts';

/** Returns the clause that starts at a part of a query, and how many parts it covers; no clause for a stop word. */
export function clauseAt(
  parts: readonly QueryPart[],
  index: number,
  vocabulary: Vocabulary,
  isUnfinished: boolean,
): { clause: Clause | undefined; length: number } {
  const { synonyms, lookUp } = vocabulary;
  const part = parts[index]!;
  const phrase = longestPhraseAt(parts, index, vocabulary);
  if (phrase) {
    const alternatives = [allTerms(phrase.synonym.words, lookUp), ...synonymAlternatives(phrase.synonym, lookUp)];
    const wearer = phrase.synonym.words.some(isAudienceTerm) ? { namesWearer: true } : {};
    return { clause: { alternatives, isExact: false, ...wearer }, length: phrase.length };
  }
  if (part.kind === 'preference') return { clause: preferenceClause(part.words, vocabulary), length: 1 };
  if (part.kind !== 'word') return { clause: exactClause(part, vocabulary), length: 1 };
  const synonym = findSingleTokenSynonym(part.word, synonyms, lookUp);
  const tokens = wordsStartingAt(parts, index);
  const started = unfinishedSynonyms(tokens, parts.length - index, vocabulary);
  if (started.length > 0) {
    const completed = started.flatMap((each) => [allTerms(each.words, lookUp), ...synonymAlternatives(each, lookUp)]);
    return { clause: { alternatives: [prefixAlternative(tokens, lookUp), ...completed], isExact: false }, length: tokens.length };
  }
  const next = parts[index + 1];
  const mayBePrefix = next === undefined && (isUnfinished || isIncomplete(part.word, lookUp));
  if (next?.kind === 'word') {
    const compound = compoundClause(part.word, next.word, vocabulary);
    if (compound) return { clause: compound, length: 2 };
  }
  return { clause: wordClause(part.word, mayBePrefix, synonym, { synonyms, lookUp }), length: 1 };
}

/** Returns the clause for two tokens that the index or a synonym contains as one, such as 'rain coat'. */
function compoundClause(first: string, second: string, { synonyms, lookUp }: Vocabulary): Clause | undefined {
  const compound = lookUp(`${first}${second}`);
  const synonym = findSingleTokenSynonym(`${first}${second}`, synonyms, lookUp);
  if (!compound.isKnown) return synonym && { alternatives: synonymAlternatives(synonym, lookUp), isExact: false };
  const areBothKnown = [first, second].every((token) => lookUp(token).isKnown);
  return {
    alternatives: [
      { terms: [{ lexemes: compound.lexemes }] },
      ...(areBothKnown ? [{ ...allTerms([first, second], lookUp), isNameOrCategoryOnly: true }] : []),
      ...(synonym ? synonymAlternatives(synonym, lookUp) : []),
    ],
    isExact: false,
  };
}

/** Returns the clause of styles whose own text names the preference: 'Heavyweight Tee'. */
function preferenceClause(words: readonly string[], { synonyms, lookUp }: Vocabulary): Clause | undefined {
  const synonym = words.length === 1 ? findSingleTokenSynonym(words[0]!, synonyms, lookUp) : undefined;
  const alternatives = [
    ...(words.every((token) => lookUp(token).isKnown) ? [allTerms(words, lookUp)] : []),
    ...(synonym ? synonymAlternatives(synonym, lookUp) : []),
  ].filter(({ terms }) => terms.length > 0);
  return alternatives.length > 0 ? { alternatives, isExact: false, isOptional: true } : undefined;
}

function variantValue(part: Exclude<QueryPart, { kind: 'word' | 'preference' }>): VariantValue | undefined {
  if (part.kind === 'size') return { kind: 'size', values: part.sizes };
  if (part.kind === 'color') return { kind: 'color', values: [part.color] };
  return isOfVariantFlag(part.flag) ? { kind: 'flag', values: [part.flag] } : undefined;
}

function exactClause(part: Exclude<QueryPart, { kind: 'word' | 'preference' }>, { synonyms, lookUp }: Vocabulary): Clause {
  const lexemes =
    part.kind === 'size' ? sizeLexemes(part.sizes) : [part.kind === 'color' ? colorLexeme(part.color) : flagLexeme(part.flag)];
  const areWordsKnown = part.words.length > 0 && part.words.every((token) => lookUp(token).isKnown);
  const synonym = part.words.length === 1 ? findSingleTokenSynonym(part.words[0]!, synonyms, lookUp) : undefined;
  const variant = variantValue(part);
  return {
    ...(variant ? { variant } : {}),
    alternatives: [
      { terms: [{ lexemes }] },
      ...(areWordsKnown ? [allTerms(part.words, lookUp)] : []),
      ...(synonym ? synonymAlternatives(synonym, lookUp) : []),
    ],
    isExact: true,
  };
}

function wordClause(
  token: string,
  mayBePrefix: boolean,
  synonym: Synonym | undefined,
  { synonyms, lookUp }: Vocabulary,
): Clause | undefined {
  const { lexemes, prefixes, completions, styleShare } = lookUp(token);
  const ownTerm = { lexemes, ...(mayBePrefix ? { prefixes } : {}) };
  // The synonyms of a completion apply before it is typed out: 'rain ja' finds what 'rain jacket' finds.
  const completed = mayBePrefix ? completions.flatMap((completion) => findSingleTokenSynonym(completion, synonyms, lookUp) ?? []) : [];
  const halves = knownCompoundSplits(token, lookUp).map((pieces) => ({ ...allTerms(pieces, lookUp), isNameOrCategoryOnly: true }));
  const meanings = synonym ? synonymAlternatives(synonym, lookUp) : [];
  const isStopWord = lexemes.length === 0 && !ownTerm.prefixes?.length;
  const alternatives = [
    ...(isStopWord ? [] : [{ terms: [ownTerm], ...(mayBePrefix ? {} : { styleShare }) }]),
    ...halves,
    ...meanings,
    ...completed.flatMap((each) => synonymAlternatives(each, lookUp)),
  ];
  // A meaning of several words does not name an audience: 'dog lead' means a leash.
  const singleMeanings = synonym?.means.flatMap((tokens) => (tokens.length === 1 ? tokens : [])) ?? [];
  const audiences = [token, ...singleMeanings].filter(isAudienceTerm);
  const wearer = { isOfAdults: audiences.some(isAdultTerm), isOfAnimals: audiences.some(isAnimalTerm) };
  const audience = audiences.length > 0 ? { isAudience: true, ...wearer } : {};
  return alternatives.length > 0 ? { alternatives, isExact: false, ...audience } : undefined;
}

const allTerms = (tokens: readonly string[], lookUp: VocabularyLookup): Alternative => ({
  terms: tokens.map((token) => ({ lexemes: lookUp(token).lexemes })).filter(({ lexemes }) => lexemes.length > 0),
  styleShare: Math.min(1, ...tokens.map(lookUp).flatMap(({ lexemes, styleShare }) => (lexemes.length > 0 ? styleShare : []))),
});

const synonymAlternatives = ({ means }: Synonym, lookUp: VocabularyLookup): Alternative[] =>
  means.map((tokens) => allTerms(tokens, lookUp));

function prefixAlternative(tokens: readonly string[], lookUp: VocabularyLookup): Alternative {
  const { terms } = allTerms(tokens.slice(0, -1), lookUp);
  const { lexemes, prefixes } = lookUp(tokens.at(-1)!);
  return { terms: [...terms, { lexemes, prefixes }] };
}
