import { normalizeText } from '../query/normalize-text.ts';
import { isWordForm } from '../query/word-forms.ts';

const conjunction = /\s*(?:,|&|\band\b|\bet\b)\s*/iu;
/** Tokens with a shorter common prefix count as different terms. */
const minSharedLetters = 3;

export interface CategoryName {
  name: string;
  /** Names of the category's child categories that do not contain the style. */
  otherChildren?: readonly string[];
}

export interface CategoryTerms {
  terms: string;
  /** Terms of the product types that the style is not; they describe other styles of the same categories. */
  otherTerms: string;
}

/**
 * Splits the category terms of a style. If a category names several product types ('Coats & Vests') and the style's name or another
 * category says which of them the style is, the other types go to `otherTerms`: a coat is not a vest. So does a type that has a child
 * category without the style.
 */
export function categoryTerms(name: string, categories: readonly CategoryName[], language: string): CategoryTerms {
  const parsed = categories.map(({ name: category, otherChildren = [] }) => {
    const pieces = category.split(conjunction).map(tokensOf);
    const singleTokenChildren = otherChildren.map(tokensOf).filter((tokens) => tokens.length === 1);
    return { tokens: pieces.flat(), kinds: kindsOf(pieces), elsewhere: singleTokenChildren.flat() };
  });
  const describing = [...tokensOf(name), ...parsed.flatMap(({ tokens, kinds }) => (kinds.length === 0 ? tokens : []))];
  const isDescribed = (kind: string) => describing.some((token) => namesKind(token, kind, language));
  const split = parsed.map(({ tokens, kinds, elsewhere: singleTokenChildren }) => {
    const undescribed = kinds.filter((kind) => !isDescribed(kind));
    const inOtherChild = undescribed.filter((kind) => singleTokenChildren.some((token) => namesKind(token, kind, language)));
    const otherTerms = undescribed.length < kinds.length ? undescribed : inOtherChild.length < kinds.length ? inOtherChild : [];
    return { terms: tokens.filter((token) => !otherTerms.includes(token)), others: otherTerms };
  });
  const terms = split.flatMap((category) => category.terms);
  const otherTerms = split.flatMap(({ others }) => others).filter((token) => !terms.includes(token));
  return { terms: terms.join(' '), otherTerms: otherTerms.join(' ') };
}

/**
 * Returns the terms that say what the products of categories are: 'jackets' in 'Shirt Jackets'. A single word before a longer part is a
 * modifier ('Canvas' in 'Canvas & Cord Pants'). Only what `categoryTerms` has found to describe the style is returned.
 */
export function categoryHeads(categories: readonly CategoryName[], { terms }: CategoryTerms, position: 'first' | 'last'): string {
  const own = new Set(terms.split(' '));
  const heads = categories.flatMap(({ name }) => {
    const pieces = name.split(conjunction).map(tokensOf);
    if (position === 'first') return pieces.flatMap((tokens) => tokens.slice(0, 1));
    const areSingle = pieces.every(({ length }) => length <= 1);
    return pieces
      .filter(({ length }, index) => areSingle || length > 1 || index === pieces.length - 1)
      .flatMap((tokens) => tokens.slice(-1));
  });
  return [...new Set(heads)].filter((head) => own.has(head)).join(' ');
}

/** Returns the term that says what a style is: 'short' in 'Field Trip Short, Lined', which is the first word in some languages. */
export function nameHead(name: string, position: 'first' | 'last'): string {
  const tokens = tokensOf(name.split(/[,(]/, 1)[0] ?? '');
  return tokens.at(position === 'last' ? -1 : 0) ?? '';
}

const tokensOf = (text: string) => normalizeText(text).split(' ').filter(Boolean);

/** Returns the tokens on both sides of each conjunction: 'canvas' and 'cord' in 'Canvas & Cord Pants'. */
function kindsOf(pieces: readonly string[][]): string[] {
  const kinds = pieces.flatMap((tokens, index) => [
    ...(index > 0 ? tokens.slice(0, 1) : []),
    ...(index < pieces.length - 1 ? tokens.slice(-1) : []),
  ]);
  return [...new Set(kinds)];
}

/** Minimum length of a kind at the end of a longer word: 'dress' in 'shirtdress'. */
const minKindLetters = 4;
/** Minimum length of what comes before it. */
const minLettersBefore = 3;

function namesKind(token: string, kind: string, language: string): boolean {
  return isSameWord(token, kind, language) || endsWithKind(token, kind, language);
}

function isSameWord(token: string, kind: string, language: string): boolean {
  return token === kind || (token.slice(0, minSharedLetters) === kind.slice(0, minSharedLetters) && isWordForm(token, kind, language));
}

function endsWithKind(token: string, kind: string, language: string): boolean {
  const start = token.indexOf(kind.slice(0, minKindLetters));
  return start >= minLettersBefore && kind.length >= minKindLetters && isWordForm(token.slice(start), kind, language);
}
