import { isAdultTerm, isAnimalTerm, isAudienceTerm } from './audience-terms.ts';
import { findGift } from './intent/gifts.ts';
import type { Preference } from './intent/preferences.ts';
import { colorLexeme, everyoneLexeme, flagLexeme, isOfVariantFlag, oneSizeForEveryoneLexeme, sizeLexemes } from './lexemes.ts';
import { type ParsedQuery, type QueryPart, wordsStartingAt } from './parse-query.ts';
import { findSingleTokenSynonym, type Synonym, type SynonymIndex } from './synonym-index.ts';
import { knownCompoundSplits, namesAudience } from './token-lookup.ts';
import { isSameToken, type VocabularyLookup } from './vocabulary-entry.ts';

export interface Term {
  lexemes: readonly string[];
  prefixes?: readonly string[];
}

interface Alternative {
  terms: readonly Term[];
  /** Share of the styles that match outside of their copy, at most; absent if unknown. */
  styleShare?: number;
  /** True for the halves of a split token ('rain', 'boots'): they match only in the name or category. */
  isNameOrCategoryOnly?: boolean;
}

export interface Clause {
  alternatives: readonly Alternative[];
  /** True for a size, color or flag: it matches or does not, without a score per field. */
  isExact: boolean;
  /** True if the clause names the product type ('jacket' in 'rain jacket'); the others modify it. */
  isHead?: boolean;
  isAudience?: boolean;
  /** True for a phrase that names the wearer together with the product: 'dog jacket' as a synonym. */
  namesWearer?: boolean;
  /** True for men and women, for whom products without a particular wearer are made, too. */
  isOfAdults?: boolean;
  isOfAnimals?: boolean;
  /** True for the use of the product ('for plowing snow'): usually only the copy states it. */
  isUse?: boolean;
  /** True if a style that does not match the clause matches the query as well: only the order depends on it. */
  isOptional?: boolean;
  variant?: VariantValue;
}

/** A size, a color or a discount of a variant. The clause can also match by its words ('large tote'). */
export interface VariantValue {
  kind: 'size' | 'color' | 'flag';
  values: readonly string[];
}

export interface SearchCriteria {
  clauses: Clause[];
  /** Terms that a matching style must not contain, except negated: a style 'without pockets' matches. */
  excluded: Term[];
  preferences: readonly Preference[];
  /** True if the query asks for a gift, so that any product is better than none. */
  isGift: boolean;
}

export interface CriteriaOptions {
  headPosition?: 'first' | 'last';
  /** True while the shopper types: even a known last token may then be a prefix. */
  isUnfinished?: boolean;
}

interface Vocabulary {
  synonyms: SynonymIndex;
  lookUp: VocabularyLookup;
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

function clauseAt(
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

/**
 * Finds the longest synonym of several tokens that starts at a part of the query. Its tokens may be those of a size ('small gift') or color
 * ('bleu de travail'); but a color and one other token are read as what they say ('khaki pants'). `length` counts the parts.
 */
function longestPhraseAt(
  parts: readonly QueryPart[],
  start: number,
  { synonyms, lookUp }: Vocabulary,
): { synonym: Synonym; length: number } | undefined {
  const tokens = phraseTokens(parts.slice(start));
  const [first] = tokens;
  if (!first) return undefined;
  const isPhrase = ({ words }: Synonym) => {
    const own = tokens.slice(0, words.length);
    const otherThan = (kind: QueryPart['kind']) => own.filter((token) => token.kind !== kind).length;
    const isReadAsPhrase = otherThan('size') > 0 && (otherThan('color') === own.length || otherThan('color') > 1);
    const isContained = own.length === words.length && own.every(({ token }, index) => isSameToken(token, words[index]!, lookUp));
    return words.length > 1 && isContained && own.at(-1)!.endsPart && isReadAsPhrase;
  };
  const hasExactStart = ({ words }: Synonym) => words[0] === first.token;
  const [synonym] = synonyms
    .startingWith(first.token, lookUp)
    .filter(isPhrase)
    .sort((a, b) => b.words.length - a.words.length || Number(hasExactStart(b)) - Number(hasExactStart(a)));
  return synonym && { synonym, length: tokens[synonym.words.length - 1]!.partCount };
}

interface PhraseToken {
  token: string;
  kind: QueryPart['kind'];
  partCount: number;
  endsPart: boolean;
}

/** Returns the tokens up to the first part without tokens, such as '34x30'. */
function phraseTokens(parts: readonly QueryPart[]): PhraseToken[] {
  const tokens: PhraseToken[] = [];
  for (const [index, part] of parts.entries()) {
    const own = part.kind === 'word' ? [part.word] : part.words;
    if (own.length === 0) break;
    tokens.push(...own.map((token, at) => ({ token, kind: part.kind, partCount: index + 1, endsPart: at === own.length - 1 })));
  }
  return tokens;
}

/**
 * Finds synonyms of several tokens whose last token is still being typed: 'rain b' starts 'rain boots'. `partsLeft` counts the parts from
 * here to the end of the query; all of them must be words.
 */
function unfinishedSynonyms(tokens: readonly string[], partsLeft: number, { synonyms, lookUp }: Vocabulary): Synonym[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined || tokens.length < 2 || tokens.length < partsLeft || !isIncomplete(last, lookUp)) return [];
  const isStarted = (synonym: Synonym) =>
    synonym.words.length === tokens.length &&
    synonym.words.every((word, index) => (index < tokens.length - 1 ? isSameToken(tokens[index]!, word, lookUp) : word.startsWith(last)));
  return synonyms.startingWith(first, lookUp).filter(isStarted);
}

function isIncomplete(token: string, lookUp: VocabularyLookup): boolean {
  const { isKnown, isStopWord } = lookUp(token);
  return !isKnown || isStopWord;
}

function prefixAlternative(tokens: readonly string[], lookUp: VocabularyLookup): Alternative {
  const { terms } = allTerms(tokens.slice(0, -1), lookUp);
  const { lexemes, prefixes } = lookUp(tokens.at(-1)!);
  return { terms: [...terms, { lexemes, prefixes }] };
}
