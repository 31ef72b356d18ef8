/** What a style must meet to be found: one clause for each thing that the shopper said. Pure. */
import { type QueryPart, type ReadQuery, wordsFrom } from './read-query.ts';
import type { Synonym, SynonymBook } from './synonym-book.ts';
import { isWearer } from './wearers.ts';

/** What the vocabulary says of a word. */
export interface KnownWord {
  /** As the index keeps it, in each language that is searched; none of a word that says nothing ('the'). */
  lexemes: readonly string[];
  /** Some style has it. */
  isKnown: boolean;
  /** Some style has it letter by letter. */
  isExact: boolean;
  /** It says nothing in one of the languages: 'the', 'de'. */
  isFiller: boolean;
  /** Some style has a word that begins with it; these are the beginnings to look for, one a language. */
  beginnings: readonly string[];
  /** The words that it most probably begins. */
  completions: readonly string[];
}
export type WordLookup = (word: string) => KnownWord;

/** Any of these lexemes, or a word that begins with one of the beginnings. */
export interface Term {
  lexemes: readonly string[];
  beginnings?: readonly string[];
}
interface Alternative {
  /** All of them. */
  terms: readonly Term[];
  /** Counts only where it stands in the name or the category: the parts of a word that was taken apart. */
  isHeadOnly?: boolean;
}
export interface Clause {
  alternatives: readonly Alternative[];
  /** A size, a colour or a mark: met or not, wherever the index keeps it. */
  isExact: boolean;
  /** It says what the thing is, the others how it is. */
  isHead?: boolean;
  /** It is one word that says whom the thing is for. */
  isWearer?: boolean;
}

export interface Wanted {
  clauses: Clause[];
  /** What it shall not have: no style is found that speaks of it, unless it is said to be without it. */
  excluded: Term[];
}

/** Every string of a query that is asked of the vocabulary: words, neighbours as one word, words taken apart. */
export function wordsToLookUp(query: ReadQuery): string[] {
  const words = query.parts.flatMap((part) => (part.kind === 'word' ? [part.word] : part.words));
  const joined = words.slice(1).map((word, index) => `${words[index]}${word}`);
  const apart = words.flatMap((word) => splits(word).flat());
  return [...new Set([...words, ...joined, ...apart, ...query.excluded])];
}

/** The meanings of the synonyms that a query says: what is asked of the vocabulary next. */
export function meaningsToLookUp(query: ReadQuery, synonyms: SynonymBook, lookUp: WordLookup): string[] {
  const last = query.parts.at(-1);
  const completed = last?.kind === 'word' ? lookUp(last.word).completions : [];
  const said = [...wordsToLookUp(query), ...completed];
  const isSaid = (word: string) => said.some((other) => isSame(word, other, lookUp));
  const isTyped = (word: string, at: number) => isSaid(word) || (at > 0 && last?.kind === 'word' && word.startsWith(last.word));
  const begun = new Set(said.flatMap((word) => synonyms.begunBy(word, lookUp)));
  return [...new Set([...begun].filter(({ words }) => words.every(isTyped)).flatMap(({ means }) => means.flat()))];
}

/** One word, or another form of it: 'womans' is said as well by who says 'woman'. */
function isSame(word: string, other: string, lookUp: WordLookup): boolean {
  if (word === other) return true;
  const [one, two] = [lookUp(word).lexemes, lookUp(other).lexemes];
  return one.some((lexeme) => two.includes(lexeme));
}

/** A word taken apart in every place that leaves three letters on both sides. */
export function splits(word: string): [string, string][] {
  const letters = [...word];
  if (letters.length < 6 || letters.length > 24) return [];
  return Array.from({ length: letters.length - 5 }, (_, index) => [
    letters.slice(0, index + 3).join(''),
    letters.slice(index + 3).join(''),
  ]);
}

const measureLexeme = (measure: string) => `m:${measure}`;
export const markLexeme = (mark: string) => `f:${mark}`;
export const shadeLexeme = (shade: string) => `c:${shade}`;
/** Of a lexeme: the one of a style that is said to be without it. */
export const deniedLexeme = (lexeme: string) => `n:${lexeme}`;
export const measureLexemes = (measures: readonly string[]) => measures.map(measureLexeme);

/** The words of a query that nothing is known of in any way: they are misspelt, or nothing of ours. */
export function unknownWords(query: ReadQuery, synonyms: SynonymBook, lookUp: WordLookup): string[] {
  const { parts } = query;
  const isSynonymWord = (word: string) => synonyms.hasWord(word, lookUp);
  return parts.flatMap((part, at) => {
    if (part.kind !== 'word' || /\d/.test(part.word)) return [];
    const { lexemes, isKnown, isFiller, beginnings } = lookUp(part.word);
    const isBeginning = at === parts.length - 1 && beginnings.length > 0;
    const neighbours = [parts[at - 1], parts[at + 1]].map((other) => (other?.kind === 'word' ? other.word : ''));
    const isJoined = [`${neighbours[0]}${part.word}`, `${part.word}${neighbours[1]}`].some(
      (word) => word !== part.word && (lookUp(word).isKnown || isSynonymWord(word)),
    );
    const isSynonym = isSynonymWord(part.word);
    const isWord =
      isKnown || isBeginning || isJoined || isSynonym || isFiller || lexemes.length === 0 || knownSplits(part.word, lookUp).length > 0;
    return isWord ? [] : [part.word];
  });
}

/** A query with each word that is none, but two in one ('rainboots'), as those two. */
export function takenApart(query: ReadQuery, synonyms: SynonymBook, lookUp: WordLookup): ReadQuery {
  const isWord = (word: string) => lookUp(word).isKnown || singleSynonym(word, synonyms, lookUp) !== undefined;
  return {
    ...query,
    parts: query.parts.flatMap((part) => {
      if (part.kind !== 'word' || isWord(part.word)) return [part];
      const [pieces] = knownSplits(part.word, lookUp);
      return pieces ? pieces.map((word) => ({ kind: 'word' as const, word })) : [part];
    }),
  };
}

/** A query with some words exchanged for those that were meant. */
export function withWords(query: ReadQuery, meant: ReadonlyMap<string, string>): ReadQuery {
  const exchange = (word: string) => meant.get(word) ?? word;
  return {
    ...query,
    parts: query.parts.map((part) => (part.kind === 'word' ? { ...part, word: exchange(part.word) } : part)),
    plain: query.plain.split(' ').map(exchange).join(' '),
  };
}

function knownSplits(word: string, lookUp: WordLookup): [string, string][] {
  return splits(word).filter((pieces) => pieces.every((piece) => lookUp(piece).isExact));
}

/**
 * The clauses of a query. The last word may be unfinished where it is none yet, and while it `isTyped` in any case. Words that say nothing
 * are left out.
 */
export function wantedOf(
  query: ReadQuery,
  synonyms: SynonymBook,
  lookUp: WordLookup,
  head: 'first' | 'last' = 'last',
  isTyped = false,
): Wanted {
  const clauses: Clause[] = [];
  const { parts } = query;
  for (let at = 0; at < parts.length; ) {
    const { clause, length } = clauseAt(parts, at, synonyms, lookUp, isTyped);
    if (clause) clauses.push(clause);
    at += length;
  }
  const asked = new Set(
    clauses.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms.flatMap(({ lexemes }) => lexemes))),
  );
  const excluded = query.excluded
    .map((word) => ({ lexemes: excludedLexemes(word, synonyms, lookUp).filter((lexeme) => !asked.has(lexeme)) }))
    .filter(({ lexemes }) => lexemes.length > 0);
  return { clauses: withHead(clauses, head), excluded };
}

/** Of a word and of the single words that mean the same: of several words each may be said of anything. */
function excludedLexemes(word: string, synonyms: SynonymBook, lookUp: WordLookup): string[] {
  const others = singleSynonym(word, synonyms, lookUp)?.means.filter(({ length }) => length === 1) ?? [];
  return [word, ...others.flat()].flatMap((each) => [...lookUp(each).lexemes]);
}

function withHead(clauses: readonly Clause[], place: 'first' | 'last'): Clause[] {
  // Of 'boots for men' the boots are the thing.
  const isThing = ({ isExact, isWearer }: Clause) => !isExact && !isWearer;
  const isOpen = clauses.some(isThing) ? isThing : ({ isExact }: Clause) => !isExact;
  const head = place === 'last' ? clauses.findLastIndex(isOpen) : clauses.findIndex(isOpen);
  return clauses.map((clause, index) => (index === head ? { ...clause, isHead: true } : clause));
}

function clauseAt(
  parts: readonly QueryPart[],
  at: number,
  synonyms: SynonymBook,
  lookUp: WordLookup,
  isTyped: boolean,
): { clause: Clause | undefined; length: number } {
  const part = parts[at]!;
  if (part.kind !== 'word') return { clause: exactClause(part, synonyms, lookUp), length: 1 };
  const synonym = synonymAt(parts, at, synonyms, lookUp);
  if (synonym && synonym.words.length > 1) {
    const alternatives = [allOf(synonym.words, lookUp), ...meantBy(synonym, lookUp)];
    return { clause: { alternatives, isExact: false }, length: synonym.words.length };
  }
  const words = wordsFrom(parts, at);
  const begun = begunSynonyms(words, parts.length - at, synonyms, lookUp);
  if (begun.length > 0) {
    const alternatives = [typedSoFar(words, lookUp), ...begun.flatMap((each) => [allOf(each.words, lookUp), ...meantBy(each, lookUp)])];
    return { clause: { alternatives, isExact: false }, length: words.length };
  }
  const next = parts[at + 1];
  const mayGoOn = next === undefined && (isTyped || isUnfinished(part.word, lookUp));
  const joinedWord = next?.kind === 'word' ? `${part.word}${next.word}` : undefined;
  const joined = joinedWord === undefined ? undefined : lookUp(joinedWord);
  const joinedSynonym = joinedWord === undefined ? undefined : singleSynonym(joinedWord, synonyms, lookUp);
  if (joinedSynonym && !joined?.isKnown) return { clause: { alternatives: meantBy(joinedSynonym, lookUp), isExact: false }, length: 2 };
  if (joined?.isKnown && next?.kind === 'word') {
    const both = [part.word, next.word];
    const isBoth = both.every((word) => lookUp(word).isKnown);
    const alternatives = [
      { terms: [{ lexemes: joined.lexemes }] },
      ...(isBoth ? [{ ...allOf(both, lookUp), isHeadOnly: true }] : []),
      ...(joinedSynonym ? meantBy(joinedSynonym, lookUp) : []),
    ];
    return { clause: { alternatives, isExact: false }, length: 2 };
  }
  return { clause: wordClause(part.word, mayGoOn, synonym, synonyms, lookUp), length: 1 };
}

function exactClause(part: Exclude<QueryPart, { kind: 'word' }>, synonyms: SynonymBook, lookUp: WordLookup): Clause {
  const lexemes =
    part.kind === 'measure' ? measureLexemes(part.measures) : [part.kind === 'shade' ? shadeLexeme(part.shade) : markLexeme(part.mark)];
  const known = part.words.filter((word) => lookUp(word).isKnown);
  const isWhole = part.words.length > 0 && known.length === part.words.length;
  const synonym = part.words.length === 1 ? singleSynonym(part.words[0]!, synonyms, lookUp) : undefined;
  return {
    alternatives: [{ terms: [{ lexemes }] }, ...(isWhole ? [allOf(part.words, lookUp)] : []), ...(synonym ? meantBy(synonym, lookUp) : [])],
    isExact: true,
  };
}

function wordClause(
  word: string,
  mayGoOn: boolean,
  synonym: Synonym | undefined,
  synonyms: SynonymBook,
  lookUp: WordLookup,
): Clause | undefined {
  const { lexemes, beginnings, completions } = lookUp(word);
  const own = { lexemes, ...(mayGoOn ? { beginnings } : {}) };
  // 'rain ja' finds what 'rain jacket' does.
  const completed = mayGoOn ? completions.flatMap((completion) => singleSynonym(completion, synonyms, lookUp) ?? []) : [];
  const apart = knownSplits(word, lookUp).map((pieces) => ({ ...allOf(pieces, lookUp), isHeadOnly: true }));
  const others = synonym ? meantBy(synonym, lookUp) : [];
  const isEmpty = lexemes.length === 0 && !own.beginnings?.length;
  const alternatives = [...(isEmpty ? [] : [{ terms: [own] }]), ...apart, ...others, ...completed.flatMap((each) => meantBy(each, lookUp))];
  const isForSomebody = isWearer(word) || synonym?.means.some(([meaning = '']) => isWearer(meaning));
  return alternatives.length > 0 ? { alternatives, isExact: false, ...(isForSomebody ? { isWearer: true } : {}) } : undefined;
}

const allOf = (words: readonly string[], lookUp: WordLookup): Alternative => ({
  terms: words.map((word) => ({ lexemes: lookUp(word).lexemes })).filter(({ lexemes }) => lexemes.length > 0),
});

const meantBy = ({ means }: Synonym, lookUp: WordLookup): Alternative[] => means.map((words) => allOf(words, lookUp));

function singleSynonym(word: string, synonyms: SynonymBook, lookUp: WordLookup): Synonym | undefined {
  const single = synonyms.begunBy(word, lookUp).filter(({ words }) => words.length === 1);
  return single.find(({ words }) => words[0] === word) ?? single[0];
}

/** The longest synonym whose words begin here, as they are before other forms of them. */
function synonymAt(parts: readonly QueryPart[], start: number, synonyms: SynonymBook, lookUp: WordLookup): Synonym | undefined {
  const first = parts[start];
  if (first?.kind !== 'word') return undefined;
  const isHere = ({ words }: Synonym) =>
    words.every((word, index) => {
      const part = parts[start + index];
      return part?.kind === 'word' && isSame(part.word, word, lookUp);
    });
  const isLetterByLetter = ({ words }: Synonym) => words[0] === first.word;
  return synonyms
    .begunBy(first.word, lookUp)
    .filter(isHere)
    .sort((a, b) => b.words.length - a.words.length || Number(isLetterByLetter(b)) - Number(isLetterByLetter(a)))[0];
}

/** Synonyms of several words whose last is still being typed: 'rain b' begins 'rain boots'. `partsLeft`: no other part comes behind them. */
function begunSynonyms(words: readonly string[], partsLeft: number, synonyms: SynonymBook, lookUp: WordLookup): Synonym[] {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2 || words.length < partsLeft || !isUnfinished(last, lookUp)) return [];
  const isBegun = (synonym: Synonym) =>
    synonym.words.length === words.length &&
    synonym.words.every((word, index) => (index < words.length - 1 ? isSame(words[index]!, word, lookUp) : word.startsWith(last)));
  return synonyms.begunBy(first, lookUp).filter(isBegun);
}

/** A last word that is none yet. */
function isUnfinished(word: string, lookUp: WordLookup): boolean {
  const { isKnown, isFiller } = lookUp(word);
  return !isKnown || isFiller;
}

/** All of the words, the last as far as it is typed. */
function typedSoFar(words: readonly string[], lookUp: WordLookup): Alternative {
  const { terms } = allOf(words.slice(0, -1), lookUp);
  const { lexemes, beginnings } = lookUp(words.at(-1)!);
  return { terms: [...terms, { lexemes, beginnings }] };
}

/** Fields of the index: A name, B category, C attributes, D copy; `''` is all of them. */
export type Weights = '' | 'A' | 'B' | 'C' | 'AB' | 'ABC';

/** A clause as PostgreSQL's `tsquery`, met at these weights; `undefined` where nothing can meet it. */
export function clauseText({ alternatives }: Clause, weights: Weights): string | undefined {
  const texts = alternatives.flatMap(({ terms, isHeadOnly }) => {
    const own = isHeadOnly && (weights === '' || weights === 'ABC') ? 'AB' : weights;
    const parts = terms.map((term) => termText(term, own));
    return parts.length > 0 && parts.every((part) => part !== undefined) ? [parts.join(' & ')] : [];
  });
  return texts.length === 0 ? undefined : texts.map((text) => `(${text})`).join(' | ');
}

function termText({ lexemes, beginnings = [] }: Term, weights: Weights): string | undefined {
  const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '')}'`;
  const all = [
    ...lexemes.map((lexeme) => `${quoted(lexeme)}${weights && `:${weights}`}`),
    ...beginnings.map((text) => `${quoted(text)}:*${headMost(text, weights)}`),
  ];
  return all.length === 0 ? undefined : `(${all.join(' | ')})`;
}

/** The beginning of a word says little: it counts where it names the thing, from three letters on also where it describes it. */
function headMost(beginning: string, weights: Weights): Weights {
  if (weights !== '' && weights !== 'ABC') return weights;
  return beginning.replace(/^.*:/, '').length < 3 ? 'AB' : 'ABC';
}

/** All clauses together, less what is excluded. */
export function allText({ clauses, excluded }: Wanted, joint: '&' | '|' = '&'): string | undefined {
  const texts = clauses.map((clause) => clauseText(clause, ''));
  if (joint === '&' && texts.some((text) => text === undefined)) return undefined;
  const some = texts.filter((text) => text !== undefined);
  if (some.length === 0) return undefined;
  const without = excluded.map((term) => `(${deniedText(term)} | !${termText(term, '')})`);
  return [`(${some.map((text) => `(${text})`).join(` ${joint} `)})`, ...without].join(' & ');
}

/** As a `tsquery`: what a style meets that is said to be without what is excluded. */
export function deniedText({ lexemes }: Term): string {
  return termText({ lexemes: lexemes.map(deniedLexeme) }, '') ?? '';
}
