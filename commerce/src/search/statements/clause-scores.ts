/**
 * Scores the styles of a search by its clauses. The clauses are one parameter, a table of text queries and scores, so that the text of the
 * statement does not depend on their number and kind: PostgreSQL plans a text once per connection.
 */
import { type SQL, sql } from 'drizzle-orm';
import { staticSql } from '../../platform/database/static-sql.ts';
import type { Clause, SearchCriteria, Term } from '../query/search-criteria.ts';
import { animalsLexeme, childrenLexeme } from '../query/text/lexemes.ts';
import { clauseTsquery, headTsquery, inFields, negationTsquery, otherProductTypeTsquery, sameVariantTsquery } from '../query/tsquery.ts';
import { idfWeight } from '../query/vocabulary/idf-weight.ts';
import { searchDocuments } from '../tables.ts';
import { anyStyleMatches } from './any-style-matches.ts';

/** Scores of a clause by the field that matches it. */
interface FieldScores {
  nameAndCategory: number;
  name: number;
  category: number;
  attributes: number;
  copy: number;
  noField: number;
}
/** A match only in the copy lowers the score: copy mentions related products. */
const fieldScores: FieldScores = { nameAndCategory: 1, name: 0.85, category: 0.75, attributes: 0.5, copy: -0.4, noField: -0.8 };
/** Scores of the clause that names the product type. The category is more reliable than the name: a boot sock is not a boot. */
const productTypeScores: FieldScores = { nameAndCategory: 1.5, name: 1, category: 1.4, attributes: 0.6, copy: -0.4, noField: -0.8 };
/** Names use audience terms freely ('Old Dog Chamois Shirt'), so only category and attributes count for them. */
const audienceScores: FieldScores = { ...fieldScores, nameAndCategory: fieldScores.category, name: 0 };
/** Usually the copy states the use of a product. Several uses must not outweigh the product type. */
const useScores: FieldScores = { nameAndCategory: 0.4, name: 0.3, category: 0.4, attributes: 0.3, copy: 0.1, noField: -0.1 };
/** A style that does not match an optional term ranks as if the query did not have the term. */
const optionalScores: FieldScores = { nameAndCategory: 0.6, name: 0.5, category: 0.5, attributes: 0.4, copy: 0.1, noField: 0 };

/**
 * Scores of the product type if the style's categories have it only as a modifier, while other categories are named after it: a shirt
 * jacket is not a shirt.
 */
const categoryModifierScores = { nameAndCategory: 0.9, category: 0.6 };
/**
 * Added for a name that has the product type only as a modifier: a short-sleeve shirt is not a pair of shorts. Not added if no name or
 * category has it as its head: 'chore' alone means a chore coat.
 */
const nameModifierScore = -0.15;
/** Score of a different product type in a category with several: a coat in 'Coats & Vests' is not a vest. */
const otherProductTypeScore = -0.5;

/** Scores of sizes, colors and flags. Those of variants in stock are indexed as attributes, those of sold-out variants as copy. */
interface VariantScores {
  inStock: number;
  soldOut: number;
  noVariant: number;
}
const variantScores: VariantScores = { inStock: 0.9, soldOut: 0.1, noVariant: fieldScores.noField };
/** Added if the query combines sizes and colors, by whether a single variant has all of them. */
const combinationScores: VariantScores = { inStock: 0, soldOut: -0.5, noVariant: -1 };

/** Added to products for children or animals only, if the query names no wearer: few shoppers mean a child, and even fewer an animal. */
const childrenScore = -0.35;
const animalsScore = -0.7;
/** Added to products for animals if people wear the product type of the query. Outweighs a rare word in the name. */
const animalsInsteadOfPeopleScore = -3;
/** Added to styles that negate an excluded term explicitly: 'without pockets'. */
const negationScore = 0.4;

/** Columns of the table `clause`: a text query for each field, and the score of a style that matches it. A null query matches nothing. */
const columns = {
  requirement: 'tsquery',
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
  /** Number of clauses that the style meets. */
  clausesMet: SQL;
}

/** `requirementOf` returns the text query of the styles that meet a clause, or `undefined` if none can. */
export function clauseScores(criteria: SearchCriteria, requirementOf: (clause: Clause) => string | undefined): ClauseScores {
  const { clauses, excluded } = criteria;
  const rows: ClauseRow[] = [
    ...clauses.map((clause) => ({ ...(clause.isExact ? exactRow(clause) : fieldRow(clause)), requirement: requirementOf(clause) })),
    ...clauses.flatMap(nameModifierRows),
    ...variantCombinationRows(clauses),
    ...unnamedWearerRows(clauses),
    ...excluded.map(negationRow),
  ];
  return {
    table: sql`clause AS MATERIALIZED (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS clause (${columnList})),
    wearer AS MATERIALIZED (SELECT ${isForPeople(clauses)} AS is_people)`,
    relevance: sql`(${sumOfScores(clauses.find(isProductType))} + ${animalsInsteadOfPeopleTerm})`,
    clausesMet,
  };
}

const words = staticSql(sql`${searchDocuments.words}`);
const matches = (column: keyof Queries) => sql`${words} @@ clause.${sql.raw(column)}`;
const literal = (value: number) => sql.raw(`${value.toFixed(3)}::double precision`);

/** True for a product for animals if people wear the product type of the query. */
const isForAnimalsInsteadOfPeople = sql`(${words} @@ ${sql.raw(`$$'${animalsLexeme}'$$`)}::tsquery AND (SELECT is_people FROM wearer))`;
const animalsInsteadOfPeopleTerm = staticSql(
  sql`CASE WHEN ${isForAnimalsInsteadOfPeople} THEN ${literal(animalsInsteadOfPeopleScore)} ELSE 0 END`,
);
/** A product for animals counts as one clause less, so that it never meets all clauses of a query for a product that people wear. */
const clausesMet = staticSql(
  sql`((SELECT count(*)::integer FROM clause WHERE ${matches('requirement')}) - ${isForAnimalsInsteadOfPeople}::integer)`,
);
const isCategoryModifier = staticSql(matches('modifier'));
const isNameModifier = staticSql(matches('modifier_in_name'));
const otherProductTypeCase = staticSql(sql`WHEN ${matches('other_kind')} THEN ${literal(otherProductTypeScore)}`);
const categoryModifierScore = staticSql(
  sql`CASE WHEN ${matches('name')} THEN ${literal(categoryModifierScores.nameAndCategory)} ELSE ${literal(categoryModifierScores.category)} END`,
);
const fieldCases =
  staticSql(sql`WHEN ${matches('category')} THEN CASE WHEN ${matches('name')} THEN name_and_category_score ELSE category_score END
    WHEN ${matches('audience')} THEN attributes_score
    WHEN ${matches('name')} THEN name_score
    WHEN ${matches('attributes')} THEN attributes_score
    WHEN ${matches('anywhere')} THEN copy_score
    ELSE coalesce(nowhere_score, 0)`);

function sumOfScores(productType: Clause | undefined): SQL {
  const [headOfCategory, headOfNameOrCategory] = productType
    ? [headTsquery(productType, inFields.category), headTsquery(productType, inFields.nameOrCategory)]
    : [];
  return sql`(SELECT coalesce(sum(CASE
    ${otherProductTypeCase}
    WHEN ${isNameModifier} AND ${anyStyleMatches(headOfNameOrCategory)} THEN ${literal(nameModifierScore)}
    WHEN ${isCategoryModifier} AND ${anyStyleMatches(headOfCategory)} THEN ${categoryModifierScore}
    ${fieldCases} END), 0) FROM clause)`;
}

const isProductType = ({ isHead, isAudience, isExact }: Clause) => isHead === true && !isAudience && !isExact;
const without = (tsquery: string, excluded: string) => `(${tsquery}) & !(${excluded})`;

function exactRow(clause: Clause): ClauseRow {
  return variantRow(
    { inStock: clauseTsquery(clause, inFields.allButCopy), inStockOrSoldOut: clauseTsquery(clause, inFields.any) },
    variantScores,
  );
}

function variantRow(
  { inStock, inStockOrSoldOut }: { inStock: string | undefined; inStockOrSoldOut: string | undefined },
  scores: VariantScores,
): ClauseRow {
  return {
    attributes: inStock,
    anywhere: inStockOrSoldOut,
    attributes_score: scores.inStock,
    copy_score: scores.soldOut,
    nowhere_score: scores.noVariant,
  };
}

function fieldRow(clause: Clause): ClauseRow {
  const scores = scoresOf(clause);
  const weight = scores === fieldScores ? idfWeight(clause) : 1;
  return {
    ...(isProductType(clause) ? productTypeQueries(clause) : {}),
    category: clauseTsquery(clause, inFields.category),
    // An attribute that names the audience outranks a name that contains the audience term.
    audience: clause.isAudience ? clauseTsquery(clause, inFields.attributes) : undefined,
    name: clauseTsquery(clause, inFields.name),
    attributes: clauseTsquery(clause, inFields.allButCopy),
    anywhere: clauseTsquery(clause, inFields.any),
    name_and_category_score: scores.nameAndCategory * weight,
    category_score: scores.category * weight,
    name_score: scores.name * weight,
    attributes_score: scores.attributes * weight,
    copy_score: scores.copy * weight,
    nowhere_score: scores.noField * weight,
  };
}

/** Returns the queries of styles of a different product type, and of styles whose categories have the product type only as a modifier. */
function productTypeQueries(clause: Clause): Queries {
  const [otherProductType, inNameOrCategory] = [otherProductTypeTsquery(clause), clauseTsquery(clause, inFields.nameOrCategory)];
  const [inCategory, headOfCategory] = [clauseTsquery(clause, inFields.category), headTsquery(clause, inFields.category)];
  return {
    ...(otherProductType && inNameOrCategory ? { other_kind: without(otherProductType, inNameOrCategory) } : {}),
    ...(inCategory && headOfCategory ? { modifier: without(inCategory, headOfCategory) } : {}),
  };
}

/** Scores styles whose names have the product type only as a modifier. */
function nameModifierRows(clause: Clause): ClauseRow[] {
  if (!clause.isHead || clause.isAudience) return [];
  const [inName, headOfNameOrCategory] = [clauseTsquery(clause, inFields.name), headTsquery(clause, inFields.nameOrCategory)];
  return inName && headOfNameOrCategory ? [{ modifier_in_name: without(inName, headOfNameOrCategory) }] : [];
}

/** Scores styles by whether a single variant has all sizes and colors of the query. */
function variantCombinationRows(clauses: readonly Clause[]): ClauseRow[] {
  const [inStock, inStockOrSoldOut] = [sameVariantTsquery(clauses, inFields.allButCopy), sameVariantTsquery(clauses, inFields.any)];
  return inStock && inStockOrSoldOut ? [variantRow({ inStock, inStockOrSoldOut }, combinationScores)] : [];
}

function unnamedWearerRows(clauses: readonly Clause[]): ClauseRow[] {
  if (namesAnyWearer(clauses)) return [];
  return [
    { anywhere: `'${childrenLexeme}'`, copy_score: childrenScore },
    { anywhere: `'${animalsLexeme}'`, copy_score: animalsScore },
  ];
}

/**
 * Returns the condition that the query names no wearer, and a product type that people wear. Some style for people must have the type in
 * its name or category. If the type is the head of names or categories, this must not be so for products of animals only: 'collar' is in
 * the names of jackets, but only products for dogs are collars.
 */
function isForPeople(clauses: readonly Clause[]): SQL {
  const head = namesAnyWearer(clauses) ? undefined : clauses.find(({ isHead }) => isHead);
  const [inNameOrCategory, headOfNameOrCategory] = head
    ? [clauseTsquery(head, inFields.nameOrCategory), headTsquery(head, inFields.nameOrCategory)]
    : [];
  const anyStyleFor = (wearer: string, tsquery: string | undefined) => anyStyleMatches(tsquery && `(${tsquery}) & ${wearer}`);
  const [animals, people] = [`'${animalsLexeme}'`, `!'${animalsLexeme}'`];
  const isAnimalProductType = sql`(${anyStyleFor(animals, headOfNameOrCategory)} AND NOT ${anyStyleFor(people, headOfNameOrCategory)})`;
  return sql`${anyStyleFor(people, inNameOrCategory)} AND NOT ${isAnimalProductType}`;
}

const namesAnyWearer = (clauses: readonly Clause[]) => clauses.some(({ isAudience, namesWearer }) => isAudience || namesWearer);

const negationRow = (excluded: Term): ClauseRow => ({ anywhere: negationTsquery(excluded), copy_score: negationScore });

function scoresOf({ isOptional, isAudience, isHead, isUse }: Clause): FieldScores {
  if (isOptional) return optionalScores;
  if (isAudience) return audienceScores;
  if (isHead) return productTypeScores;
  return isUse ? useScores : fieldScores;
}
