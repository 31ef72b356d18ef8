/** Search criteria as the text of PostgreSQL's `tsquery`. Lexemes are always quoted, so shopper input never becomes an operator. */

import { sameVariantLexemes } from './same-variant-lexemes.ts';
import type { Clause, SearchCriteria, Term } from './search-criteria.ts';
import { headLexeme, negatedLexeme, otherKindLexeme } from './text/lexemes.ts';

/** Fields of a style as weights of PostgreSQL's text search: A name, B category, C attributes, D copy. */
export const inFields = {
  any: '',
  name: 'A',
  category: 'B',
  attributes: 'C',
  nameOrCategory: 'AB',
  categoryOrAttributes: 'BC',
  allButCopy: 'ABC',
} as const;
export type Weights = (typeof inFields)[keyof typeof inFields];
type HeadWeights = (typeof inFields)['name' | 'category' | 'nameOrCategory'];

const coversAllButCopy = (weights: Weights) => weights === inFields.any || weights === inFields.allButCopy;

/** Prefixes with fewer letters match only the name and category. */
const minPrefixLetters = 3;

export function clauseTsquery({ alternatives }: Clause, weights: Weights): string | undefined {
  const texts = alternatives.flatMap(({ terms, isNameOrCategoryOnly }) => {
    const ownWeights = isNameOrCategoryOnly && coversAllButCopy(weights) ? inFields.nameOrCategory : weights;
    const parts = terms.map((term) => termTsquery(term, ownWeights));
    return parts.length > 0 && parts.every((part) => part !== undefined) ? [parts.join(' & ')] : [];
  });
  return texts.length === 0 ? undefined : texts.map((text) => `(${text})`).join(' | ');
}

/**
 * Returns what a style matches whose name (A) or category (B) is that of the clause, not only modified by it: 'Jackets', not 'Jacket
 * Liners'.
 */
export function headTsquery({ alternatives }: Clause, weights: HeadWeights): string | undefined {
  const headed = alternatives.flatMap(({ terms }) => {
    const heads = terms.map((term) => termTsquery(headTerm(term), weights));
    const parts = terms.map((term) => termTsquery(term, weights));
    return terms.length > 0 && [...heads, ...parts].every((part) => part !== undefined)
      ? [`${parts.join(' & ')} & (${heads.join(' | ')})`]
      : [];
  });
  return headed.length === 0 ? undefined : headed.map((text) => `(${text})`).join(' | ');
}

/** Returns what a style of a different product type matches whose category names several: a coat in 'Coats & Vests' for 'vests'. */
export function otherProductTypeTsquery({ alternatives }: Clause): string | undefined {
  const texts = alternatives.flatMap(({ terms }) => {
    const [term] = terms;
    return (term && terms.length === 1 && termTsquery({ lexemes: term.lexemes.map(otherKindLexeme) }, inFields.any)) ?? [];
  });
  return texts.length === 0 ? undefined : texts.join(' | ');
}

const headTerm = ({ lexemes, prefixes = [] }: Term): Term => ({
  lexemes: lexemes.map(headLexeme),
  prefixes: prefixes.map(headLexeme),
});

function termTsquery({ lexemes, prefixes = [] }: Term, weights: Weights): string | undefined {
  const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '')}'`;
  const all = [
    ...lexemes.map((lexeme) => `${quoted(lexeme)}${weights && `:${weights}`}`),
    ...prefixes.map((text) => `${quoted(text)}:*${prefixWeights(text, weights)}`),
  ];
  return all.length === 0 ? undefined : `(${all.join(' | ')})`;
}

function prefixWeights(prefix: string, weights: Weights): Weights {
  if (!coversAllButCopy(weights)) return weights;
  return prefix.replace(/^.*:/, '').length < minPrefixLetters ? inFields.nameOrCategory : inFields.allButCopy;
}

/** Joins the required clauses by an operator, without the excluded terms. Returns `undefined` if nothing can match. */
export function criteriaTsquery(
  { clauses, excluded }: Pick<SearchCriteria, 'clauses' | 'excluded'>,
  operator: '&' | '|' = '&',
): string | undefined {
  const texts = clauses
    .filter(({ isOptional }) => !isOptional)
    .map((clause) => clauseTsquery(clause, requiredWeights(clause, inFields.any)));
  if (operator === '&' && texts.some((text) => text === undefined)) return undefined;
  const defined = texts.filter((text) => text !== undefined);
  if (defined.length === 0) return undefined;
  return [`(${defined.map((text) => `(${text})`).join(` ${operator} `)})`, ...exclusions(excluded)].join(' & ');
}

/** Names use audience terms freely ('Sled Dog Vest'): beside a product, an audience must be that of a category or attribute. */
export const requiredWeights = ({ isAudience, isHead }: Clause, weights: Weights): Weights =>
  isAudience && !isHead ? inFields.categoryOrAttributes : weights;

/** Returns what all styles without the excluded terms match, or `undefined` for no excluded terms. */
export function exclusionTsquery(excluded: readonly Term[]): string | undefined {
  return excluded.length === 0 ? undefined : exclusions(excluded).join(' & ');
}

const exclusions = (excluded: readonly Term[]) =>
  excluded.map((term) => `(${negationTsquery(term)} | !${termTsquery(term, inFields.any)})`);

/**
 * Returns what a style matches that has all sizes, colors and discounts of a query in one color, or `undefined` if the query does not
 * combine any. Lexemes of variants are at the position of their color, so `<0>` joins what belongs to one color (decision 48).
 */
export function sameVariantTsquery(clauses: readonly Clause[], weights: Weights): string | undefined {
  const ofVariants = clauses.filter(({ variant, isOptional }) => variant !== undefined && !isOptional);
  if (ofVariants.length < 2) return undefined;
  const combined = sameVariantLexemes(ofVariants.flatMap(({ variant }) => variant ?? [])).map((lexemes) =>
    termTsquery({ lexemes }, weights),
  );
  const byWords = ofVariants.flatMap((clause) => wordsTsquery(clause, weights) ?? []);
  return [combined.join(' <0> '), ...byWords].map((text) => `(${text})`).join(' | ');
}

export function negationTsquery({ lexemes }: Term): string {
  return termTsquery({ lexemes: lexemes.map(negatedLexeme) }, inFields.any) ?? '';
}

/** Returns what a style matches that has no variant of a size or color, but its words: 'large' in 'large tote'. */
function wordsTsquery({ alternatives: [ofVariant, ...words], ...clause }: Clause, weights: Weights): string | undefined {
  const text = clauseTsquery({ ...clause, alternatives: words }, weights);
  const lexemes = ofVariant?.terms.flatMap((term) => term.lexemes) ?? [];
  return text && `(${text}) & !${termTsquery({ lexemes }, inFields.any)}`;
}
