import { type SQL, sql } from 'drizzle-orm';
import type { Clause, SearchCriteria, Term } from '../query/clauses.ts';
import { clauseTsquery, criteriaTsquery, negationTsquery, type Weights } from '../query/tsquery.ts';
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
/** Names use audience terms freely ('Old Dog Chamois Shirt'), so only category and attributes count for them. */
const audienceScores: FieldScores = { ...fieldScores, name: 0 };
const exactScores = { met: 0.9, soldOut: 0.1 };
/** Score of an excluded term that the style negates explicitly: 'without pockets'. */
const negationScore = 0.4;
/** Score of a style whose number is the query; larger than the sum of all clauses. */
const codeScore = 100;

export interface MatchCondition {
  condition: SQL;
  relevance: SQL;
  clausesMet: SQL;
  clauseCount: number;
  /** Minimum of `clausesMet`, 0 for none. If the best styles match more clauses, only styles close to them remain in the result. */
  minClausesMet: number;
}

/**
 * - `all`: every clause matches, and the one that names the product type matches outside of the copy if some category has its name.
 * - `most`: at least half of the clauses match outside of the copy, the product type among them.
 * - `head`: the product type matches outside of the copy.
 * - `some`: at least half of the clauses match anywhere.
 *
 * One of the audience clauses is always required.
 */
export type Strictness = 'all' | 'most' | 'head' | 'some';

const matches = (tsquery: string) => sql`${searchDocuments.words} @@ ${tsquery}::tsquery`;
const scoreLiteral = (value: number) => sql.raw(value.toFixed(3));

/** Returns `undefined` if nothing can match. `code` is a style number, SKU or barcode that the whole query may be. */
export function matchCondition(criteria: SearchCriteria, code: string | undefined, strictness: Strictness): MatchCondition | undefined {
  const { clauses } = criteria;
  const isCode = code === undefined ? undefined : sql`${searchDocuments.codes} @> ARRAY[${code}]::text[]`;
  const tsquery = criteriaText(criteria, strictness);
  const alternatives = [
    ...(tsquery === undefined ? [] : [sql`(${matches(tsquery)}${strictness === 'all' ? headCondition(clauses) : sql``})`]),
    ...(isCode ? [isCode] : []),
  ];
  if (alternatives.length === 0) return undefined;
  const score = sql.join([sql`0::real`, ...clauses.map(clauseScore), ...criteria.excluded.map(negationScoreOf)], sql` + `);
  const count = sql.join([sql`0`, ...clauses.flatMap((clause) => clauseMetCount(clause, strictness === 'some' ? '' : 'ABC'))], sql` + `);
  return {
    condition: sql`(${sql.join(alternatives, sql` OR `)})`,
    relevance: isCode ? sql`CASE WHEN ${isCode} THEN ${scoreLiteral(codeScore)} ELSE ${score} END` : score,
    clausesMet: isCode ? sql`CASE WHEN ${isCode} THEN ${sql.raw(String(clauses.length))} ELSE ${count} END` : count,
    clauseCount: clauses.length,
    minClausesMet: strictness === 'all' ? 0 : strictness === 'head' ? 1 : Math.max(1, Math.ceil(clauses.length / 2)),
  };
}

/**
 * Returns the condition of the clause that names the product type. If some category has its name, a match only in the copy does not count:
 * that style is an accessory or fits over the product. Other terms ('waterproof') may match in the copy.
 */
function headCondition(clauses: readonly Clause[]): SQL {
  const head = clauses.find(({ isHead }) => isHead);
  const [inFields, inCategory] = head ? [clauseTsquery(head, 'ABC'), clauseTsquery(head, 'B')] : [];
  if (inFields === undefined || inCategory === undefined) return sql``;
  return sql` AND (${matches(inFields)} OR NOT EXISTS (
    SELECT FROM ${searchDocuments} AS other WHERE other.generation_id = ${liveGeneration} AND other.words @@ ${inCategory}::tsquery))`;
}

function criteriaText(criteria: SearchCriteria, strictness: Strictness): string | undefined {
  if (criteria.clauses.length === 0) return undefined;
  if (strictness === 'all') return criteriaTsquery(criteria);
  const anyClause = criteriaTsquery(criteria, '|');
  const audiences = criteria.clauses.flatMap((clause) => (clause.isAudience ? (clauseTsquery(clause, 'ABC') ?? []) : []));
  const someCondition =
    anyClause === undefined || audiences.length === 0 ? anyClause : `(${audiences.map((text) => `(${text})`).join(' | ')}) & ${anyClause}`;
  // A modifier without the head says nothing about the product.
  if (strictness === 'some') return someCondition;
  const head = criteria.clauses.find(({ isHead }) => isHead);
  const headText = head && clauseTsquery(head, 'ABC');
  return headText === undefined || someCondition === undefined ? undefined : `(${headText}) & ${someCondition}`;
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
  const scores = clause.isAudience ? audienceScores : clause.isHead ? headScores : fieldScores;
  const score = (field: keyof FieldScores) => scoreLiteral(scores[field]);
  // An attribute that names the audience outranks a name that contains the audience term.
  const attribute = clause.isAudience ? sql`WHEN ${matchesAt('C')} THEN ${score('attributes')}` : sql``;
  return sql`CASE WHEN ${matchesAt('B')} THEN CASE WHEN ${matchesAt('A')} THEN ${score('nameAndCategory')} ELSE ${score('category')} END ${attribute}
    WHEN ${matchesAt('A')} THEN ${score('name')} WHEN ${matchesAt('ABC')} THEN ${score('attributes')} WHEN ${anywhere} THEN ${score('copy')} ELSE ${score('nowhere')} END`;
}

const negationScoreOf = (excluded: Term) => sql`(${matches(negationTsquery(excluded))})::integer * ${scoreLiteral(negationScore)}`;

function clauseMetCount(clause: Clause, weights: 'ABC' | ''): SQL[] {
  const tsquery = clauseTsquery(clause, weights);
  return tsquery === undefined ? [] : [sql`(${matches(tsquery)})::integer`];
}
