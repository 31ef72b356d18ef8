import { type SQL, sql } from 'drizzle-orm';
import type { Clause, SearchCriteria, Term } from '../query/clauses.ts';
import { animalsLexeme, childrenLexeme, everyoneLexeme } from '../query/lexemes.ts';
import {
  clauseTsquery,
  criteriaTsquery,
  exclusionTsquery,
  headTsquery,
  negationTsquery,
  otherKindTsquery,
  requiredWeights,
  sameVariantTsquery,
  type Weights,
} from '../query/tsquery.ts';
import { liveGeneration, searchDocuments } from '../tables.ts';

interface FieldScores {
  nameAndCategory: number;
  name: number;
  category: number;
  attributes: number;
  copy: number;
  nowhere: number;
}
/** Score of a clause by the field that matches it. A match only in the copy lowers the score: copy mentions related products. */
const fieldScores: FieldScores = { nameAndCategory: 1, name: 0.85, category: 0.75, attributes: 0.5, copy: -0.4, nowhere: -0.8 };
/** Scores of the clause that names the product type. The category is more reliable than the name: a boot sock is not a boot. */
const headScores: FieldScores = { nameAndCategory: 1.5, name: 1, category: 1.4, attributes: 0.6, copy: -0.4, nowhere: -0.8 };
/** Added to the score of a name with the product type as a modifier only: a short-sleeve shirt is no pair of shorts. */
const modifierInNameScore = -0.15;
/** Score of another kind of product in a category with the product type: a coat in 'Coats & Vests' is no vest. */
const otherKindScore = -0.5;
/** Scores of the same clause if categories are named after it, but not those of the style: a shirt jacket is not a shirt. */
const modifierScores = { nameAndCategory: 0.9, category: 0.6 };
/** Names use audience terms freely ('Old Dog Chamois Shirt'), so only category and attributes count for them. */
const audienceScores: FieldScores = { ...fieldScores, nameAndCategory: fieldScores.category, name: 0 };
/** The copy is the place to say what a product is for. Several uses must not outweigh the product type. */
const useScores: FieldScores = { nameAndCategory: 0.4, name: 0.3, category: 0.4, attributes: 0.3, copy: 0.1, nowhere: -0.1 };
/** A style without an optional term ranks as it would without the clause. */
const optionalScores: FieldScores = { nameAndCategory: 0.6, name: 0.5, category: 0.5, attributes: 0.4, copy: 0.1, nowhere: 0 };
/** Shoppers who name no wearer rarely mean a child, and an animal even less. */
const ofChildrenScore = -0.35;
const ofAnimalsScore = -0.7;
const exactScores = { met: 0.9, soldOut: 0.1 };
/** Added to the scores of sizes and colors that no single variant has together. */
const combinationScores = { met: 0, soldOut: -0.5, nowhere: -1 };
/** Score of an excluded term that the style negates explicitly: 'without pockets'. */
const negationScore = 0.4;
/** Score of a style whose number is the query; larger than the sum of all clauses. */
const codeScore = 100;

export interface MatchCondition {
  condition: SQL;
  relevance: SQL;
  clausesMet: SQL;
  clauseCount: number;
  /** Minimum of `clausesMet`, 0 for none. If enough styles meet more clauses, only those remain in the result. */
  minClausesMet: number;
}

/**
 * - `all`: every clause matches, and the one that names the product type matches outside of the copy if some category has its name. One
 *   color has all sizes, colors and discounts.
 * - `most`: the product type matches outside of the copy, or another product that the query names.
 * - `everyone`: the product type matches outside of the copy, and the style is for everyone instead of the audience.
 * - `some`: at least half of the clauses match anywhere.
 * - `none`: no clause has to match.
 *
 * One of the audience clauses is always required, except by `everyone` and `none`. Optional clauses are never required.
 */
export type Strictness = 'all' | 'most' | 'everyone' | 'some' | 'none';

const matches = (tsquery: string) => sql`${searchDocuments.words} @@ ${tsquery}::tsquery`;
const scoreLiteral = (value: number) => sql.raw(value.toFixed(3));

/** Returns `undefined` if nothing can match. `code` is a style number, SKU or barcode that the whole query may be. */
export function matchCondition(criteria: SearchCriteria, code: string | undefined, strictness: Strictness): MatchCondition | undefined {
  const { clauses } = criteria;
  const required = requiredClauses(criteria);
  const isCode = code === undefined ? undefined : sql`${searchDocuments.codes} @> ARRAY[${code}]::text[]`;
  const condition = clausesCondition(criteria, strictness);
  const alternatives = [...(condition ? [condition] : []), ...(isCode ? [isCode] : [])];
  if (alternatives.length === 0) return undefined;
  const scores = [
    ...clauses.map(clauseScore),
    ...clauses.flatMap(nameScore),
    ...combinationScore(clauses),
    ...wearerScore(clauses),
    ...criteria.excluded.map(negationScoreOf),
  ];
  const score = sql.join([sql`0::real`, ...scores], sql` + `);
  const count = sql.join([sql`0`, ...required.flatMap((clause) => clauseMetCount(clause, strictness === 'some' ? '' : 'ABC'))], sql` + `);
  return {
    condition: sql`(${sql.join(alternatives, sql` OR `)})`,
    relevance: isCode ? sql`CASE WHEN ${isCode} THEN ${scoreLiteral(codeScore)} ELSE ${score} END` : score,
    clausesMet: isCode ? sql`CASE WHEN ${isCode} THEN ${sql.raw(String(required.length))} ELSE ${count} END` : count,
    clauseCount: required.length,
    minClausesMet: minClausesMet(strictness, required.length),
  };
}

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
  const sameVariant = sameVariantTsquery(criteria.clauses, '');
  return sql`(${matches(tsquery)}${headCondition(criteria.clauses)}${sameVariant === undefined ? sql`` : sql` AND ${matches(sameVariant)}`})`;
}

/**
 * Returns the condition of the clause that names the product type. If some category has its name, a match only in the copy does not count:
 * that style is an accessory or fits over the product. Other terms ('waterproof') may match in the copy. Nor does another kind of product
 * in the same category, unless the query asks for the kind alone: 'bags' finds what is in 'Bags & Totes'.
 */
function headCondition(clauses: readonly Clause[]): SQL {
  const head = clauses.find(({ isHead }) => isHead);
  const [inFields, inCategory] = head ? [clauseTsquery(head, 'ABC'), clauseTsquery(head, 'B')] : [];
  if (head === undefined || inFields === undefined || inCategory === undefined) return sql``;
  const isOtherKind = clauses.length > 1 ? otherKindCondition(head) : undefined;
  return sql` AND (${matches(inFields)} OR NOT ${existsAnywhere(inCategory)})${isOtherKind === undefined ? sql`` : sql` AND NOT ${isOtherKind}`}`;
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
  // A modifier without the head says nothing about the product.
  if (strictness === 'some') return someCondition;
  const head = clauses.find(({ isHead }) => isHead);
  const headText = head && clauseTsquery(head, 'ABC');
  return headText === undefined ? undefined : `(${headText}) & ${someCondition}`;
}

/**
 * Returns the condition of a style that is another product of the query than the head: a thermal for 'kids thermal shirt'. A word that
 * modifies the head in a name ('Boot Sock') names no other product.
 */
function otherHeadCondition(criteria: SearchCriteria): SQL {
  const required = requiredClauses(criteria);
  const head = required.find(({ isHead }) => isHead);
  const headInName = head && headTsquery(head, 'A');
  const conditionTexts = [anyTsquery(required.filter(({ isAudience }) => isAudience)), exclusionTsquery(criteria.excluded)];
  if (headInName === undefined) return sql``;
  const conditions = required.flatMap((clause) => {
    const [asHead, inName] = isOtherProduct(clause) ? [headTsquery(clause, 'AB'), clauseTsquery(clause, 'A')] : [];
    if (asHead === undefined || inName === undefined) return [];
    const tsquery = [asHead, ...conditionTexts].flatMap((text) => (text === undefined ? [] : `(${text})`)).join(' & ');
    return [sql`(${matches(tsquery)} AND NOT ${existsAnywhere(`(${inName}) & (${headInName})`)})`];
  });
  return conditions.length === 0 ? sql`` : sql` OR ${sql.join(conditions, sql` OR `)}`;
}

/** Lowers the score of what is made for children or animals only, if the query names no wearer. */
function wearerScore(clauses: readonly Clause[]): SQL[] {
  if (clauses.some(({ isAudience, namesWearer }) => isAudience || namesWearer)) return [];
  return [
    sql`(${matches(`'${childrenLexeme}'`)})::integer * ${scoreLiteral(ofChildrenScore)}`,
    sql`(${matches(`'${animalsLexeme}'`)})::integer * ${scoreLiteral(ofAnimalsScore)}`,
  ];
}

const isOtherProduct = ({ isHead, isExact, isAudience, isUse }: Clause) => !isHead && !isExact && !isAudience && !isUse;

/** Returns what products for everyone match, instead of an audience without products of its own. People's things are not for animals. */
function everyoneText(audiences: readonly Clause[]): string | undefined {
  if (audiences.length === 0 || audiences.some(({ isOfAnimals }) => isOfAnimals)) return undefined;
  return anyTsquery([{ alternatives: [{ terms: [{ lexemes: [everyoneLexeme] }] }], isExact: true }]);
}

function anyTsquery(clauses: readonly Clause[]): string | undefined {
  const texts = clauses.flatMap((clause) => clauseTsquery(clause, requiredWeights(clause, 'ABC')) ?? []);
  return texts.length === 0 ? undefined : texts.map((text) => `(${text})`).join(' | ');
}

/** Lowers the score of a style without any variant that has all sizes and colors of the query, or none in stock. */
function combinationScore(clauses: readonly Clause[]): SQL[] {
  const [inStock, made] = [sameVariantTsquery(clauses, 'ABC'), sameVariantTsquery(clauses, '')];
  if (inStock === undefined || made === undefined) return [];
  const { met, soldOut, nowhere } = combinationScores;
  return [
    sql`CASE WHEN ${matches(inStock)} THEN ${scoreLiteral(met)} WHEN ${matches(made)} THEN ${scoreLiteral(soldOut)} ELSE ${scoreLiteral(nowhere)} END`,
  ];
}

function clauseScore(clause: Clause): SQL {
  const matchesAt = (weights: Weights) => {
    const tsquery = clauseTsquery(clause, weights);
    return tsquery === undefined ? sql`false` : matches(tsquery);
  };
  const anywhere = matchesAt('');
  if (clause.isExact) {
    return sql`CASE WHEN ${matchesAt('ABC')} THEN ${scoreLiteral(exactScores.met)} WHEN ${anywhere} THEN ${scoreLiteral(exactScores.soldOut)} ELSE ${scoreLiteral(fieldScores.nowhere)} END`;
  }
  const scores = scoresOf(clause);
  const score = (field: keyof FieldScores) => scoreLiteral(scores[field]);
  // An attribute that names the audience outranks a name that contains the audience term.
  const attribute = clause.isAudience ? sql`WHEN ${matchesAt('C')} THEN ${score('attributes')}` : sql``;
  const [inCategory, inName] = [matchesAt('B'), matchesAt('A')];
  return sql`CASE ${otherKindCase(clause)} ${modifierCase(clause, inCategory, inName)}
    WHEN ${inCategory} THEN CASE WHEN ${inName} THEN ${score('nameAndCategory')} ELSE ${score('category')} END ${attribute}
    WHEN ${inName} THEN ${score('name')} WHEN ${matchesAt('ABC')} THEN ${score('attributes')} WHEN ${anywhere} THEN ${score('copy')} ELSE ${score('nowhere')} END`;
}

function otherKindCase(clause: Clause): SQL {
  const isOtherKind = otherKindCondition(clause);
  return isOtherKind === undefined ? sql`` : sql`WHEN ${isOtherKind} THEN ${scoreLiteral(otherKindScore)}`;
}

/** Returns the condition of a style that is not of the kind of the head, but of another kind in one of its categories. */
function otherKindCondition(clause: Clause): SQL | undefined {
  const [otherKind, inNameOrCategory] = clause.isHead && !clause.isAudience ? [otherKindTsquery(clause), clauseTsquery(clause, 'AB')] : [];
  if (otherKind === undefined || inNameOrCategory === undefined) return undefined;
  return sql`(${matches(otherKind)} AND NOT ${matches(inNameOrCategory)})`;
}

/** Returns the case of a style whose categories have the product type as a modifier only, if other categories are named after it. */
function modifierCase(clause: Clause, inCategory: SQL, inName: SQL): SQL {
  const asHead = clause.isHead && !clause.isAudience ? headTsquery(clause, 'B') : undefined;
  if (asHead === undefined) return sql``;
  const { nameAndCategory, category } = modifierScores;
  return sql`WHEN ${inCategory} AND NOT ${matches(asHead)} AND ${existsAnywhere(asHead)}
    THEN CASE WHEN ${inName} THEN ${scoreLiteral(nameAndCategory)} ELSE ${scoreLiteral(category)} END`;
}

function nameScore(clause: Clause): SQL[] {
  const [inName, asHead] = clause.isHead && !clause.isAudience ? [clauseTsquery(clause, 'A'), headTsquery(clause, 'AB')] : [];
  if (inName === undefined || asHead === undefined) return [];
  return [sql`(${matches(inName)} AND NOT ${matches(asHead)})::integer * ${scoreLiteral(modifierInNameScore)}`];
}

/** Does not depend on the row, so it runs once per statement. */
const existsAnywhere = (tsquery: string) => sql`EXISTS (
  SELECT FROM ${searchDocuments} AS other WHERE other.generation_id = ${liveGeneration} AND other.words @@ ${tsquery}::tsquery)`;

function scoresOf({ isOptional, isAudience, isHead, isUse }: Clause): FieldScores {
  if (isOptional) return optionalScores;
  if (isAudience) return audienceScores;
  if (isHead) return headScores;
  return isUse ? useScores : fieldScores;
}

const negationScoreOf = (excluded: Term) => sql`(${matches(negationTsquery(excluded))})::integer * ${scoreLiteral(negationScore)}`;

function clauseMetCount(clause: Clause, weights: 'ABC' | ''): SQL[] {
  const tsquery = clauseTsquery(clause, weights);
  return tsquery === undefined ? [] : [sql`(${matches(tsquery)})::integer`];
}
