import { type SQL, sql } from 'drizzle-orm';
import { staticSql } from '../../platform/database/static-sql.ts';
import type { Clause, SearchCriteria } from '../query/search-criteria.ts';
import { everyoneLexeme } from '../query/text/lexemes.ts';
import {
  clauseTsquery,
  criteriaTsquery,
  exclusionTsquery,
  headTsquery,
  inFields,
  otherProductTypeTsquery,
  requiredWeights,
  sameVariantTsquery,
} from '../query/tsquery.ts';
import { searchDocuments } from '../tables.ts';
import { anyStyleHasCode, anyStyleMatches, hasCode } from './any-style-matches.ts';
import { type ClauseScores, clauseScores } from './clause-scores.ts';
import { facetNumbers } from './filter.ts';

/** Score of a style whose number is the query; larger than the sum of all clauses. */
const codeScore = 100;

export interface MatchCondition extends ClauseScores {
  condition: SQL;
  clauseCount: number;
  /** Minimum of `clausesMet`, 0 for none. If enough styles meet more clauses, only those remain in the result. */
  minClausesMet: number;
  /** Condition of the styles that match however few clauses they meet. */
  siblingCondition?: SQL;
}

/**
 * Clauses that a style must match. `docs/glossary.md` defines head and copy.
 *
 * - `all`: every clause matches; the head matches outside of the copy if the name of some category contains it. Sizes, colors and discounts
 *   of the query match the same color of the style.
 * - `most`: the head matches outside of the copy, or another product that the query names.
 * - `everyone`: the head matches outside of the copy, and the style is for everyone instead of the audience.
 * - `some`: at least half of the clauses match anywhere.
 * - `none`: no clause has to match.
 *
 * One of the audience clauses is always required, except by `everyone` and `none`. Optional clauses are never required.
 */
export type Strictness = 'all' | 'most' | 'everyone' | 'some' | 'none';

const words = staticSql(sql`${searchDocuments.words}`);
const matches = (tsquery: string) => sql`${words} @@ ${tsquery}::tsquery`;

/**
 * Returns `undefined` if nothing can match. `code` is a style number, SKU or barcode that the whole query may be: if a style has it, styles
 * that only name it in their texts do not match. Styles of `siblingCategories` match in any case.
 */
export function matchCondition(
  criteria: SearchCriteria,
  code: string | undefined,
  strictness: Strictness,
  siblingCategories?: readonly string[],
): MatchCondition | undefined {
  const required = requiredClauses(criteria);
  const isCode = code === undefined ? undefined : hasCode(searchDocuments.codes, code);
  const condition = unlessCode(clausesCondition(criteria, strictness), code);
  // On the documents, like the text condition: an index serves both, but not a condition on two tables.
  const siblingCondition = siblingCategories && sql`${searchDocuments.facets} && ${facetNumbers('category', siblingCategories)}`;
  const alternatives = [condition, isCode, siblingCondition].filter((each) => each !== undefined);
  if (alternatives.length === 0) return undefined;
  const requirementOf = (clause: Clause) =>
    clause.isOptional ? undefined : clauseTsquery(clause, strictness === 'some' ? inFields.any : inFields.allButCopy);
  const { table, relevance, clausesMet } = clauseScores(criteria, requirementOf);
  return {
    condition: sql`(${sql.join(alternatives, sql` OR `)})`,
    table,
    relevance: isCode ? sql`CASE WHEN ${isCode} THEN ${codeScore}::double precision ELSE ${relevance} END` : relevance,
    clausesMet: isCode ? sql`CASE WHEN ${isCode} THEN ${required.length}::integer ELSE ${clausesMet} END` : clausesMet,
    ...(siblingCondition ? { siblingCondition } : {}),
    clauseCount: required.length,
    minClausesMet: minClausesMet(strictness, required.length),
  };
}

const unlessCode = (condition: SQL | undefined, code: string | undefined): SQL | undefined =>
  condition === undefined || code === undefined ? condition : sql`(${condition} AND NOT ${anyStyleHasCode(code)})`;

/** Returns the condition of a style that matches the whole query, or `undefined` if nothing can match. */
export const fullMatchCondition = (criteria: SearchCriteria): SQL | undefined => clausesCondition(criteria, 'all');

export function requiredClauses({ clauses }: Pick<SearchCriteria, 'clauses'>): Clause[] {
  return clauses.filter(({ isOptional }) => !isOptional);
}

function minClausesMet(strictness: Strictness, clauseCount: number): number {
  if (strictness === 'all' || strictness === 'none') return 0;
  return strictness === 'some' ? Math.max(1, Math.ceil(clauseCount / 2)) : 1;
}

function clausesCondition(criteria: SearchCriteria, strictness: Strictness): SQL | undefined {
  if (strictness === 'none') {
    const tsquery = exclusionTsquery(criteria.excluded);
    return tsquery === undefined ? sql`true` : matches(tsquery);
  }
  const tsquery = criteriaText(criteria, strictness);
  if (tsquery === undefined) return undefined;
  if (strictness === 'most') return sql`(${matches(tsquery)}${otherHeadCondition(criteria)})`;
  if (strictness !== 'all') return matches(tsquery);
  const sameVariant = sameVariantTsquery(criteria.clauses, inFields.any);
  return sql`(${matches(tsquery)}${headCondition(criteria.clauses)}${sameVariant === undefined ? sql`` : sql` AND ${matches(sameVariant)}`})`;
}

/**
 * Returns the condition of the head. If the name of some category contains it, a match only in the copy does not count: that style is an
 * accessory or fits over the product. A different product type in the same category does not count either, unless the query consists of
 * the head: 'bags' finds all styles of 'Bags & Totes'. Other terms ('waterproof') may match in the copy.
 */
function headCondition(clauses: readonly Clause[]): SQL {
  const head = clauses.find(({ isHead }) => isHead);
  const [outsideOfCopy, inCategory] = head ? [clauseTsquery(head, inFields.allButCopy), clauseTsquery(head, inFields.category)] : [];
  if (head === undefined || outsideOfCopy === undefined || inCategory === undefined) return sql``;
  const isOtherType = clauses.length > 1 ? otherProductTypeCondition(head) : undefined;
  return sql` AND (${matches(outsideOfCopy)} OR NOT ${anyStyleMatches(inCategory)})${isOtherType === undefined ? sql`` : sql` AND NOT ${isOtherType}`}`;
}

function criteriaText(criteria: SearchCriteria, strictness: Exclude<Strictness, 'none'>): string | undefined {
  const clauses = requiredClauses(criteria);
  if (clauses.length === 0) return undefined;
  if (strictness === 'all') return criteriaTsquery(criteria);
  const anyClause = criteriaTsquery(criteria, '|');
  const audiences = clauses.filter(({ isAudience }) => isAudience);
  const audienceText = strictness === 'everyone' ? everyoneText(audiences) : anyTsquery(audiences);
  if (anyClause === undefined || (strictness === 'everyone' && audienceText === undefined)) return undefined;
  const someCondition = audienceText === undefined ? anyClause : `(${audienceText}) & ${anyClause}`;
  if (strictness === 'some') return someCondition;
  // Without the head, the modifiers match products of any type.
  const head = clauses.find(({ isHead }) => isHead);
  const headText = head && clauseTsquery(head, inFields.allButCopy);
  return headText === undefined ? undefined : `(${headText}) & ${someCondition}`;
}

/**
 * Returns the condition of a style whose product another clause than the head names: a thermal for 'kids thermal shirt'. A clause that
 * modifies the head in the name of some style ('boot' in 'Boot Sock') does not name a product.
 */
function otherHeadCondition(criteria: SearchCriteria): SQL {
  const required = requiredClauses(criteria);
  const head = required.find(({ isHead }) => isHead);
  const headInName = head && headTsquery(head, inFields.name);
  const conditionTexts = [anyTsquery(required.filter(({ isAudience }) => isAudience)), exclusionTsquery(criteria.excluded)];
  if (headInName === undefined) return sql``;
  const conditions = required.flatMap((clause) => {
    const [asHead, inName] = isOtherProduct(clause)
      ? [headTsquery(clause, inFields.nameOrCategory), clauseTsquery(clause, inFields.name)]
      : [];
    if (asHead === undefined || inName === undefined) return [];
    const tsquery = [asHead, ...conditionTexts].flatMap((text) => (text === undefined ? [] : `(${text})`)).join(' & ');
    return [sql`(${matches(tsquery)} AND NOT ${anyStyleMatches(`(${inName}) & (${headInName})`)})`];
  });
  return conditions.length === 0 ? sql`` : sql` OR ${sql.join(conditions, sql` OR `)}`;
}

const isOtherProduct = ({ isHead, isExact, isAudience, isUse }: Clause) => !isHead && !isExact && !isAudience && !isUse;

/** Returns the tsquery of products for everyone, which match instead of those for an audience; `undefined` for animals. */
function everyoneText(audiences: readonly Clause[]): string | undefined {
  if (audiences.length === 0 || audiences.some(({ isOfAnimals }) => isOfAnimals)) return undefined;
  return anyTsquery([{ alternatives: [{ terms: [{ lexemes: [everyoneLexeme] }] }], isExact: true }]);
}

function anyTsquery(clauses: readonly Clause[]): string | undefined {
  const texts = clauses.flatMap((clause) => clauseTsquery(clause, requiredWeights(clause, inFields.allButCopy)) ?? []);
  return texts.length === 0 ? undefined : texts.map((text) => `(${text})`).join(' | ');
}

/** Returns the condition of a style that is not of the product type of the head, but of another one in one of its categories. */
function otherProductTypeCondition(clause: Clause): SQL | undefined {
  if (!clause.isHead || clause.isAudience) return undefined;
  const [otherType, inNameOrCategory] = [otherProductTypeTsquery(clause), clauseTsquery(clause, inFields.nameOrCategory)];
  if (otherType === undefined || inNameOrCategory === undefined) return undefined;
  return sql`(${matches(otherType)} AND NOT ${matches(inNameOrCategory)})`;
}
