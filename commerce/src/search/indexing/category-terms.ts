import { normalizeText } from '../query/text/normalize-text.ts';
import { isWordForm } from '../query/text/word-forms.ts';

const conjunction = /\s*(?:,|&|\band\b|\bet\b)\s*/iu;
/** Minimum length of a common prefix: tokens with a shorter one count as different terms. */
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
    const childNames = otherChildren.map(tokensOf).filter((tokens) => tokens.length === 1);
    return { tokens: pieces.flat(), productTypes: productTypesOf(pieces), childNames: childNames.flat() };
  });
  const describing = [...tokensOf(name), ...parsed.flatMap(({ tokens, productTypes }) => (productTypes.length === 0 ? tokens : []))];
  const isDescribed = (productType: string) => describing.some((token) => namesProductType(token, productType, language));
  const split = parsed.map(({ tokens, productTypes, childNames }) => {
    const undescribed = productTypes.filter((productType) => !isDescribed(productType));
    const inOtherChild = undescribed.filter((productType) => childNames.some((token) => namesProductType(token, productType, language)));
    const otherTerms =
      undescribed.length < productTypes.length ? undescribed : inOtherChild.length < productTypes.length ? inOtherChild : [];
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
function productTypesOf(pieces: readonly string[][]): string[] {
  const productTypes = pieces.flatMap((tokens, index) => [
    ...(index > 0 ? tokens.slice(0, 1) : []),
    ...(index < pieces.length - 1 ? tokens.slice(-1) : []),
  ]);
  return [...new Set(productTypes)];
}

/** Minimum length of a product type at the end of a longer word: 'dress' in 'shirtdress'. */
const minTypeLetters = 4;
/** Minimum number of letters before such a product type. */
const minLettersBefore = 3;

function namesProductType(token: string, productType: string, language: string): boolean {
  return isSameWord(token, productType, language) || endsWithProductType(token, productType, language);
}

function isSameWord(token: string, productType: string, language: string): boolean {
  return (
    token === productType ||
    (token.slice(0, minSharedLetters) === productType.slice(0, minSharedLetters) && isWordForm(token, productType, language))
  );
}

function endsWithProductType(token: string, productType: string, language: string): boolean {
  const start = token.indexOf(productType.slice(0, minTypeLetters));
  return start >= minLettersBefore && productType.length >= minTypeLetters && isWordForm(token.slice(start), productType, language);
}
