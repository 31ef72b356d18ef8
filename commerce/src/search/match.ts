/** How a style meets a query, as SQL over its document. */
import { type SQL, sql } from 'drizzle-orm';
import { allText, type Clause, clauseText, deniedText, type Term, type Wanted, type Weights } from './query/clauses.ts';
import { liveGeneration, searchDocuments } from './tables.ts';

interface Worth {
  nameAndCategory: number;
  name: number;
  category: number;
  attributes: number;
  copy: number;
  nowhere: number;
}
/** What a clause counts for by the fields that it is met in. What only the copy says of a style is rather said of something else. */
const worth: Worth = { nameAndCategory: 1, name: 0.85, category: 0.75, attributes: 0.5, copy: -0.4, nowhere: -0.8 };
/** What a thing is counts for more than how it is, and its category says it better than its name: a boot sock is no boot. */
const worthOfHead: Worth = { nameAndCategory: 1.5, name: 1, category: 1.4, attributes: 0.6, copy: -0.4, nowhere: -0.8 };
/** Whom a thing is for is what its category says; a name may play with it: 'Old Dog Chamois Shirt'. */
const worthOfWearer: Worth = { ...worth, name: 0 };
/** A size or a colour that is met is met wholly; where it is sold out, little speaks for the style. */
const worthExact = { met: 0.9, soldOut: 0.1 };
/** What shall not be there, and is said not to be. */
const worthOfDenial = 0.4;
/** More than all clauses together: the number that was typed is this style's. */
const worthOfCode = 100;

export interface Match {
  condition: SQL;
  /** The higher, the better it meets the query. */
  relevance: SQL;
  /** How many clauses it meets in more than its copy. */
  met: SQL;
  /** How many there are. */
  clauses: number;
  /** As many have to be met at least; where some style meets more, most of those. */
  least: number;
}

/**
 * Every clause is met somewhere, and the head, where it is a kind of things, in more than the copy; most of them are, the head among two
 * of them; half of them are, be it in the copy. Whom it is for, or one of those, is met always.
 */
export type Strictness = 'all' | 'most' | 'some';

const meets = (text: string) => sql`${searchDocuments.words} @@ ${text}::tsquery`;
const number = (value: number) => sql.raw(value.toFixed(3));

/** `undefined` where nothing can meet it. */
export function matchOf(wanted: Wanted, code: string | undefined, strictness: Strictness): Match | undefined {
  const { clauses } = wanted;
  const isCode = code === undefined ? undefined : sql`${searchDocuments.codes} @> ARRAY[${code}]::text[]`;
  const text = textOf(wanted, strictness);
  const ways = [
    ...(text === undefined ? [] : [sql`(${meets(text)}${strictness === 'all' ? isSuchAThing(clauses) : sql``})`]),
    ...(isCode ? [isCode] : []),
  ];
  if (ways.length === 0) return undefined;
  const sum = sql.join([sql`0::real`, ...clauses.map(clauseWorth), ...wanted.excluded.map(denialWorth)], sql` + `);
  const count = sql.join([sql`0`, ...clauses.flatMap((clause) => clauseMet(clause, strictness === 'some' ? '' : 'ABC'))], sql` + `);
  return {
    condition: sql`(${sql.join(ways, sql` OR `)})`,
    relevance: isCode ? sql`CASE WHEN ${isCode} THEN ${number(worthOfCode)} ELSE ${sum} END` : sum,
    met: isCode ? sql`CASE WHEN ${isCode} THEN ${sql.raw(String(clauses.length))} ELSE ${count} END` : count,
    clauses: clauses.length,
    least: strictness === 'all' ? 0 : Math.max(1, Math.ceil(clauses.length / 2)),
  };
}

/**
 * Where the head is the name of a category, what mentions it in its copy alone is no such thing: it goes with one, or fits over it. Other
 * words ('waterproof') are told by the copy as well.
 */
function isSuchAThing(clauses: readonly Clause[]): SQL {
  const head = clauses.find(({ isHead }) => isHead);
  const [named, filed] = head ? [clauseText(head, 'ABC'), clauseText(head, 'B')] : [];
  if (named === undefined || filed === undefined) return sql``;
  return sql` AND (${meets(named)} OR NOT EXISTS (
    SELECT FROM ${searchDocuments} AS other WHERE other.generation_id = ${liveGeneration} AND other.words @@ ${filed}::tsquery))`;
}

function textOf(wanted: Wanted, strictness: Strictness): string | undefined {
  if (wanted.clauses.length === 0) return undefined;
  if (strictness === 'all') return allText(wanted);
  const any = allText(wanted, '|');
  const wearers = wanted.clauses.flatMap((clause) => (clause.isWearer ? (clauseText(clause, 'ABC') ?? []) : []));
  const some = any === undefined || wearers.length === 0 ? any : `(${wearers.map((text) => `(${text})`).join(' | ')}) & ${any}`;
  // Of two, how a thing is says nothing without what it is.
  if (strictness === 'some' || wanted.clauses.length > 2) return some;
  const head = wanted.clauses.find(({ isHead }) => isHead);
  const headText = head && clauseText(head, 'ABC');
  return headText === undefined || some === undefined ? undefined : `(${headText}) & ${some}`;
}

function clauseWorth(clause: Clause): SQL {
  const at = (weights: Weights) => {
    const text = clauseText(clause, weights);
    return text === undefined ? sql`false` : meets(text);
  };
  const any = at('');
  if (clause.isExact) {
    return sql`CASE WHEN ${at('ABC')} THEN ${number(worthExact.met)} WHEN ${any} THEN ${number(worthExact.soldOut)} ELSE ${number(worth.nowhere)} END`;
  }
  const worths = clause.isWearer ? worthOfWearer : clause.isHead ? worthOfHead : worth;
  const of = (field: keyof Worth) => number(worths[field]);
  // What an attribute says of whom it is for is worth more than a name that plays with it.
  const attributed = clause.isWearer ? sql`WHEN ${at('C')} THEN ${of('attributes')}` : sql``;
  return sql`CASE WHEN ${at('B')} THEN CASE WHEN ${at('A')} THEN ${of('nameAndCategory')} ELSE ${of('category')} END ${attributed}
    WHEN ${at('A')} THEN ${of('name')} WHEN ${at('ABC')} THEN ${of('attributes')} WHEN ${any} THEN ${of('copy')} ELSE ${of('nowhere')} END`;
}

const denialWorth = (excluded: Term) => sql`(${meets(deniedText(excluded))})::integer * ${number(worthOfDenial)}`;

function clauseMet(clause: Clause, weights: 'ABC' | ''): SQL[] {
  const text = clauseText(clause, weights);
  return text === undefined ? [] : [sql`(${meets(text)})::integer`];
}
