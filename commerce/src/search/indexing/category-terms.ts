import { normalizeText } from '../query/normalize-text.ts';
import { isWordForm } from '../query/word-forms.ts';

const conjunction = /\s*(?:,|&|\band\b|\bet\b)\s*/iu;
/** Words that share fewer letters are different words. */
const minSharedLetters = 3;

export interface CategoryName {
  name: string;
  /** Names of the category's children that do not contain the style. */
  otherChildren?: readonly string[];
}

export interface CategoryTerms {
  terms: string;
  /** Terms that describe only other styles of its categories. */
  otherTerms: string;
}

/**
 * Splits the terms of a style's categories. If a category names several kinds of products and the style's name or another category says
 * which kind the style is, the other kinds do not describe it: a coat in 'Coats & Vests' is not a vest. A kind with a child category of
 * its own that does not contain the style does not describe it either.
 */
export function categoryTerms(name: string, categories: readonly CategoryName[], language: string): CategoryTerms {
  const parsed = categories.map(({ name: category, otherChildren = [] }) => {
    const pieces = category.split(conjunction).map(tokensOf);
    const elsewhere = otherChildren.map(tokensOf).filter((tokens) => tokens.length === 1);
    return { tokens: pieces.flat(), kinds: kindsOf(pieces), elsewhere: elsewhere.flat() };
  });
  const describing = [...tokensOf(name), ...parsed.flatMap(({ tokens, kinds }) => (kinds.length === 0 ? tokens : []))];
  const isDescribed = (kind: string) => describing.some((token) => isSameWord(token, kind, language));
  const split = parsed.map(({ tokens, kinds, elsewhere }) => {
    const undescribed = kinds.filter((kind) => !isDescribed(kind));
    const inOtherChild = undescribed.filter((kind) => elsewhere.some((token) => isSameWord(token, kind, language)));
    const others = undescribed.length < kinds.length ? undescribed : inOtherChild.length < kinds.length ? inOtherChild : [];
    return { terms: tokens.filter((token) => !others.includes(token)), others };
  });
  const terms = split.flatMap((category) => category.terms);
  const otherTerms = split.flatMap(({ others }) => others).filter((token) => !terms.includes(token));
  return { terms: terms.join(' '), otherTerms: otherTerms.join(' ') };
}

const tokensOf = (text: string) => normalizeText(text).split(' ').filter(Boolean);

/** The tokens on both sides of each conjunction: 'canvas' and 'cord' in 'Canvas & Cord Pants'. */
function kindsOf(pieces: readonly string[][]): string[] {
  const kinds = pieces.flatMap((tokens, index) => [
    ...(index > 0 ? tokens.slice(0, 1) : []),
    ...(index < pieces.length - 1 ? tokens.slice(-1) : []),
  ]);
  return [...new Set(kinds)];
}

function isSameWord(token: string, kind: string, language: string): boolean {
  return token === kind || (token.slice(0, minSharedLetters) === kind.slice(0, minSharedLetters) && isWordForm(token, kind, language));
}
