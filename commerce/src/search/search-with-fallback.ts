import { type InterpretedQuery, interpretQuery, type QueryText } from './query/interpret-query.ts';
import type { SearchReadContext } from './search-context.ts';
import { type MatchCondition, matchCondition, type Strictness } from './statements/match-condition.ts';
import type { PriceRange } from './statements/matching-styles.ts';

interface MatchCounts {
  unrefinedTotal: number;
  strongMatches: number;
}

interface SearchStatement<Matches extends MatchCounts> {
  run(priceRange: PriceRange, match?: MatchCondition): Promise<Matches>;
  empty: Matches;
  /** Finds related styles by a relaxed query; absent if the caller does not show any. */
  runRelated?: ((priceRange: PriceRange, match: MatchCondition) => Promise<Matches>) | undefined;
}

/** Maximum number of matches with which related styles are added. */
export const fewMatches = 9;

export interface SearchOutcome<Matches> {
  matches: Matches;
  interpreted: InterpretedQuery;
  isRelaxed: boolean;
  /** Matches of the relaxed query, including `matches`; set if few styles match the whole query. */
  related?: Matches;
}

const toMinorUnits = (amount: number | undefined) => (amount === undefined ? undefined : amount * 100);

/** Searches by text with corrected spelling. Falls back to relaxed queries if no style matches all of it outside of its copy. */
export async function searchWithFallback<Matches extends MatchCounts>(
  context: SearchReadContext,
  query: QueryText,
  statement: SearchStatement<Matches>,
): Promise<SearchOutcome<Matches>> {
  const interpreted = await interpretQuery(context, query);
  const { criteria, parsed } = interpreted;
  const priceRange = { min: toMinorUnits(parsed.price?.min), max: toMinorUnits(parsed.price?.max) };
  // 'under 50' alone lists everything at that price.
  if (parsed.price && criteria.clauses.length === 0) return { matches: await statement.run(priceRange), interpreted, isRelaxed: false };
  const runWith = async (strictness: Strictness) => {
    const match = matchCondition(criteria, parsed.code, strictness);
    return match ? statement.run(priceRange, match) : statement.empty;
  };
  const strict = await runWith('all');
  if (strict.strongMatches > 0 || criteria.clauses.length < 2) {
    const isShort = strict.strongMatches > 0 && strict.unrefinedTotal <= fewMatches && criteria.clauses.length > 1;
    const relaxed = isShort && statement.runRelated ? matchCondition(criteria, parsed.code, 'most') : undefined;
    const related = relaxed && (await statement.runRelated?.(priceRange, relaxed));
    return { matches: strict, interpreted, isRelaxed: false, ...(related ? { related } : {}) };
  }
  // A style that meets every clause, but only in its copy, is no better than one that meets most clauses in its fields.
  // Of two clauses, `most` is as loose as `head`.
  for (const strictness of criteria.clauses.length > 2 ? (['most', 'head', 'some'] as const) : (['most', 'some'] as const)) {
    const matches = await runWith(strictness);
    if (matches.unrefinedTotal > 0) return { matches, interpreted, isRelaxed: true };
  }
  return { matches: strict, interpreted, isRelaxed: false };
}
