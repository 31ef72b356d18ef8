/** Search criteria as the text of PostgreSQL's `tsquery`. Lexemes are always quoted, so shopper input never becomes an operator. */
import type { Clause, SearchCriteria, Term } from './clauses.ts';
import { negatedLexeme } from './lexemes.ts';

/** Weights in PostgreSQL's text search: A name, B category, C attributes, D copy; `''` is all of them. */
export type Weights = '' | 'A' | 'B' | 'C' | 'AB' | 'ABC';

/** Prefixes with fewer letters match only the name and category. */
const minPrefixLetters = 3;

export function clauseTsquery({ alternatives }: Clause, weights: Weights): string | undefined {
  const texts = alternatives.flatMap(({ terms, isNameOrCategoryOnly }) => {
    const ownWeights = isNameOrCategoryOnly && (weights === '' || weights === 'ABC') ? 'AB' : weights;
    const parts = terms.map((term) => termTsquery(term, ownWeights));
    return parts.length > 0 && parts.every((part) => part !== undefined) ? [parts.join(' & ')] : [];
  });
  return texts.length === 0 ? undefined : texts.map((text) => `(${text})`).join(' | ');
}

function termTsquery({ lexemes, prefixes = [] }: Term, weights: Weights): string | undefined {
  const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '')}'`;
  const all = [
    ...lexemes.map((lexeme) => `${quoted(lexeme)}${weights && `:${weights}`}`),
    ...prefixes.map((text) => `${quoted(text)}:*${prefixWeights(text, weights)}`),
  ];
  return all.length === 0 ? undefined : `(${all.join(' | ')})`;
}

function prefixWeights(prefix: string, weights: Weights): Weights {
  if (weights !== '' && weights !== 'ABC') return weights;
  return prefix.replace(/^.*:/, '').length < minPrefixLetters ? 'AB' : 'ABC';
}

/** Joins all clauses by an operator, without the excluded terms. Returns `undefined` if nothing can match. */
export function criteriaTsquery({ clauses, excluded }: SearchCriteria, operator: '&' | '|' = '&'): string | undefined {
  const texts = clauses.map((clause) => clauseTsquery(clause, ''));
  if (operator === '&' && texts.some((text) => text === undefined)) return undefined;
  const defined = texts.filter((text) => text !== undefined);
  if (defined.length === 0) return undefined;
  const without = excluded.map((term) => `(${negationTsquery(term)} | !${termTsquery(term, '')})`);
  return [`(${defined.map((text) => `(${text})`).join(` ${operator} `)})`, ...without].join(' & ');
}

export function negationTsquery({ lexemes }: Term): string {
  return termTsquery({ lexemes: lexemes.map(negatedLexeme) }, '') ?? '';
}
