/**
 * Scores the styles of a search by its clauses. The clauses are one parameter, a table of text queries and scores, so that the text of the
 * statement does not depend on their number and kind: PostgreSQL plans a text once per connection.
 */
import { type SQL, sql } from 'drizzle-orm';
import { staticSql } from '../../platform/database/static-sql.ts';
import { animalsLexeme, childrenLexeme } from '../query/lexemes.ts';
import { rarityFactor } from '../query/rarity.ts';
import type { Clause, SearchCriteria, Term } from '../query/search-criteria.ts';
import { clauseTsquery, headTsquery, negationTsquery, otherKindTsquery, sameVariantTsquery } from '../query/tsquery.ts';
import { searchDocuments } from '../tables.ts';
import { anyStyleMatches } from './any-style-matches.ts';

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
/**
 * Added to the score of a name with the product type as a modifier only: a short-sleeve shirt is no pair of shorts. Not if nothing is
 * called so: 'chore' alone means a chore coat.
 */
const modifierInNameScore = -0.15;
/** Score of another kind of product in a category with the product type: a coat in 'Coats & Vests' is no vest. */
const otherKindScore = -0.5;
/** Scores of the same clause if categories are named after it, but not those of the style: a shirt jacket is not a shirt. */
const modifierScores = { nameAndCategory: 0.9, category: 0.6 };
/** Names use audience terms freely ('Old Dog Chamois Shirt'), so only category and attributes count for them. */
const audienceScores: FieldScores = { ...fieldScores, nameAndCategory: fieldScores.category, name: 0 };
/** The copy is the place to say what a product is for. Several uses must not outweigh the product type. */
const useScores: FieldScores = { nameAndCategory: 0.4, name: 0.3, category: 0.4, attributes: 0.3, copy: 0.1, nowhere: -0.1 };
/** Scores of an optional term: a style without it ranks as it would without the clause. */
const optionalScores: FieldScores = { nameAndCategory: 0.6, name: 0.5, category: 0.5, attributes: 0.4, copy: 0.1, nowhere: 0 };
/** Score of a product for children only if the query names no wearer: few shoppers mean a child, and even fewer an animal. */
const ofChildrenScore = -0.35;
const ofAnimalsScore = -0.7;
/** Score of a product for animals if people wear the product that the query names: more than a rare word in a name counts. */
const ofAnimalsInsteadScore = -3;
const exactScores = { met: 0.9, soldOut: 0.1 };
/** Scores added to a style by whether a single variant has the queried sizes and colors together. */
const combinationScores = { met: 0, soldOut: -0.5, nowhere: -1 };
/** Score of an excluded term that the style negates explicitly: 'without pockets'. */
const negationScore = 0.4;

/**
 * Columns of the table `clause`: a text query for each field, and the score of a style that matches it. A missing query matches nothing.
 */
const columns = {
  met: 'tsquery',
  other_kind: 'tsquery',
  modifier: 'tsquery',
  modifier_in_name: 'tsquery',
  category: 'tsquery',
  audience: 'tsquery',
  name: 'tsquery',
  attributes: 'tsquery',
  anywhere: 'tsquery',
  name_and_category_score: 'double precision',
  category_score: 'double precision',
  name_score: 'double precision',
  attributes_score: 'double precision',
  copy_score: 'double precision',
  nowhere_score: 'double precision',
} as const;

type Queries = { [Name in keyof typeof columns as (typeof columns)[Name] extends 'tsquery' ? Name : never]?: string | undefined };
type Scores = { [Name in keyof typeof columns as (typeof columns)[Name] extends 'tsquery' ? never : Name]?: number };
type ClauseRow = Queries & Scores;

const columnList = sql.raw(
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);

export interface ClauseScores {
  /** Common table expressions that the other expressions read. */
  table: SQL;
  relevance: SQL;
  clausesMet: SQL;
}

/** `metBy` returns what a style matches that meets a clause; no style meets one without. */
export function clauseScores(criteria: SearchCriteria, metBy: (clause: Clause) => string | undefined): ClauseScores {
  const { clauses, excluded } = criteria;
  const rows: ClauseRow[] = [
    ...clauses.map((clause) => ({ ...(clause.isExact ? exactRow(clause) : fieldRow(clause)), met: metBy(clause) })),
    ...clauses.flatMap(modifierInNameRow),
    ...combinationRow(clauses),
    ...wearerRows(clauses),
    ...excluded.map(negationRow),
  ];
  const head = clauses.find(isProductType);
  return {
    table: sql`clause AS MATERIALIZED (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS clause (${columnList})),
    wearer AS MATERIALIZED (SELECT ${isForPeople(clauses)} AS is_people)`,
    relevance: sql`(${relevance(head)} + ${wearerScore})`,
    // What is made for animals is no match of a whole query for a product of people.
    clausesMet,
  };
}

const words = staticSql(sql`${searchDocuments.words}`);
const matches = (column: keyof Queries) => sql`${words} @@ clause.${sql.raw(column)}`;
const literal = (value: number) => sql.raw(`${value.toFixed(3)}::double precision`);

/** True for products for animals if people wear the product that the query names. */
const isForAnimalsInstead = sql`(${words} @@ ${sql.raw(`$$'${animalsLexeme}'$$`)}::tsquery AND (SELECT is_people FROM wearer))`;
const wearerScore = staticSql(sql`CASE WHEN ${isForAnimalsInstead} THEN ${literal(ofAnimalsInsteadScore)} ELSE 0 END`);
const clausesMet = staticSql(sql`((SELECT count(*)::integer FROM clause WHERE ${matches('met')}) - ${isForAnimalsInstead}::integer)`);
const isModifier = staticSql(matches('modifier'));
const isModifierInName = staticSql(matches('modifier_in_name'));
const otherKindCase = staticSql(sql`WHEN ${matches('other_kind')} THEN ${literal(otherKindScore)}`);
const modifierScore = staticSql(
  sql`CASE WHEN ${matches('name')} THEN ${literal(modifierScores.nameAndCategory)} ELSE ${literal(modifierScores.category)} END`,
);
const fieldCases =
  staticSql(sql`WHEN ${matches('category')} THEN CASE WHEN ${matches('name')} THEN name_and_category_score ELSE category_score END
    WHEN ${matches('audience')} THEN attributes_score
    WHEN ${matches('name')} THEN name_score
    WHEN ${matches('attributes')} THEN attributes_score
    WHEN ${matches('anywhere')} THEN copy_score
    ELSE coalesce(nowhere_score, 0)`);

function relevance(productType: Clause | undefined): SQL {
  const [head, named] = productType ? [headTsquery(productType, 'B'), headTsquery(productType, 'AB')] : [];
  return sql`(SELECT coalesce(sum(CASE
    ${otherKindCase}
    WHEN ${isModifierInName} AND ${anyStyleMatches(named)} THEN ${literal(modifierInNameScore)}
    WHEN ${isModifier} AND ${anyStyleMatches(head)} THEN ${modifierScore}
    ${fieldCases} END), 0) FROM clause)`;
}

const isProductType = ({ isHead, isAudience, isExact }: Clause) => isHead === true && !isAudience && !isExact;
const without = (tsquery: string, excluded: string) => `(${tsquery}) & !(${excluded})`;

function exactRow(clause: Clause): ClauseRow {
  return {
    attributes: clauseTsquery(clause, 'ABC'),
    anywhere: clauseTsquery(clause, ''),
    attributes_score: exactScores.met,
    copy_score: exactScores.soldOut,
    nowhere_score: fieldScores.nowhere,
  };
}

function fieldRow(clause: Clause): ClauseRow {
  const scores = scoresOf(clause);
  const factor = scores === fieldScores ? rarityFactor(clause) : 1;
  return {
    ...(isProductType(clause) ? productTypeQueries(clause) : {}),
    category: clauseTsquery(clause, 'B'),
    // An attribute that names the audience outranks a name that contains the audience term.
    audience: clause.isAudience ? clauseTsquery(clause, 'C') : undefined,
    name: clauseTsquery(clause, 'A'),
    attributes: clauseTsquery(clause, 'ABC'),
    anywhere: clauseTsquery(clause, ''),
    name_and_category_score: scores.nameAndCategory * factor,
    category_score: scores.category * factor,
    name_score: scores.name * factor,
    attributes_score: scores.attributes * factor,
    copy_score: scores.copy * factor,
    nowhere_score: scores.nowhere * factor,
  };
}

/** Returns what a style of another kind matches, and one whose categories have the product type as a modifier only. */
function productTypeQueries(clause: Clause): Queries {
  const [otherKind, inNameOrCategory] = [otherKindTsquery(clause), clauseTsquery(clause, 'AB')];
  const [inCategory, asHead] = [clauseTsquery(clause, 'B'), headTsquery(clause, 'B')];
  return {
    ...(otherKind && inNameOrCategory ? { other_kind: without(otherKind, inNameOrCategory) } : {}),
    ...(inCategory && asHead ? { modifier: without(inCategory, asHead) } : {}),
  };
}

function modifierInNameRow(clause: Clause): ClauseRow[] {
  const [inName, asHead] = clause.isHead && !clause.isAudience ? [clauseTsquery(clause, 'A'), headTsquery(clause, 'AB')] : [];
  return inName && asHead ? [{ modifier_in_name: without(inName, asHead) }] : [];
}

/** Lowers the score of a style without any variant that has all sizes and colors of the query, or none in stock. */
function combinationRow(clauses: readonly Clause[]): ClauseRow[] {
  const [inStock, made] = [sameVariantTsquery(clauses, 'ABC'), sameVariantTsquery(clauses, '')];
  if (inStock === undefined || made === undefined) return [];
  const { met, soldOut, nowhere } = combinationScores;
  return [{ attributes: inStock, anywhere: made, attributes_score: met, copy_score: soldOut, nowhere_score: nowhere }];
}

/** Lowers the score of products for children or animals only, if the query names no wearer. */
function wearerRows(clauses: readonly Clause[]): ClauseRow[] {
  if (namesAnyWearer(clauses)) return [];
  return [
    { anywhere: `'${childrenLexeme}'`, copy_score: ofChildrenScore },
    { anywhere: `'${animalsLexeme}'`, copy_score: ofAnimalsScore },
  ];
}

/**
 * Returns the condition of a query that names no wearer and a product that people wear, too: a jacket, but not a collar, even though
 * jackets have collars in their names.
 */
function isForPeople(clauses: readonly Clause[]): SQL {
  const head = namesAnyWearer(clauses) ? undefined : clauses.find(({ isHead }) => isHead);
  const [inFields, asHead] = head ? [clauseTsquery(head, 'AB'), headTsquery(head, 'AB')] : [];
  const [ofAnimals, ofPeople] = [`'${animalsLexeme}'`, `!'${animalsLexeme}'`];
  const exists = (tsquery: string | undefined, wearer: string) => anyStyleMatches(tsquery && `(${tsquery}) & ${wearer}`);
  return sql`${exists(inFields, ofPeople)} AND NOT (${exists(asHead, ofAnimals)} AND NOT ${exists(asHead, ofPeople)})`;
}

const namesAnyWearer = (clauses: readonly Clause[]) => clauses.some(({ isAudience, namesWearer }) => isAudience || namesWearer);

const negationRow = (excluded: Term): ClauseRow => ({ anywhere: negationTsquery(excluded), copy_score: negationScore });

function scoresOf({ isOptional, isAudience, isHead, isUse }: Clause): FieldScores {
  if (isOptional) return optionalScores;
  if (isAudience) return audienceScores;
  if (isHead) return headScores;
  return isUse ? useScores : fieldScores;
}
