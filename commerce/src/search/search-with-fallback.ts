import type { Preference } from './query/intent/preferences.ts';
import { type InterpretedQuery, interpretQuery, type QueryText } from './query/interpret-query.ts';
import type { SearchReadContext } from './search-context.ts';
import { type MatchCondition, matchCondition, requiredClauses, type Strictness } from './statements/match-condition.ts';
import type { PriceRange } from './statements/matching-styles.ts';

interface MatchCounts {
  unrefinedTotal: number;
  strongMatches: number;
}

export interface QuerySelection {
  priceRange: PriceRange;
  preferences: readonly Preference[];
}

interface SearchStatement<Matches extends MatchCounts> {
  run(selection: QuerySelection, match?: MatchCondition): Promise<Matches>;
  empty: Matches;
  /** Finds related styles; absent if the caller does not show any. */
  related?:
    | {
        run(selection: QuerySelection, match: MatchCondition): Promise<Matches>;
        categoriesOf(matches: Matches): string[];
      }
    | undefined;
}

/** Maximum number of matches with which related styles are added. */
export const maxMatchesForRelated = 9;

export interface SearchOutcome<Matches> {
  matches: Matches;
  interpreted: InterpretedQuery;
  isRelaxed: boolean;
  /** True if the one term that the query requires is in the copy of the matches, and in no name, category or attribute. */
  isMentionOnly: boolean;
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
  const { clauses, excluded, preferences, isGift } = criteria;
  const priceRange = { min: toMinorUnits(parsed.price?.min), max: toMinorUnits(parsed.price?.max) };
  const selection = { priceRange, preferences };
  const runWith = async (strictness: Strictness) => {
    const match = matchCondition(criteria, parsed.code, strictness);
    return match ? statement.run(selection, match) : statement.empty;
  };
  const required = requiredClauses(criteria);
  const requiredCount = required.length;
  const full = { isRelaxed: false, isMentionOnly: false };
  // 'under 50', 'cheapest' and 'gifts under 50' list everything at that price or in this order.
  if (requiredCount === 0 && (parsed.price || preferences.length > 0 || isGift)) {
    const isUnconditional = clauses.length === 0 && excluded.length === 0;
    return { matches: isUnconditional ? await statement.run(selection) : await runWith('none'), interpreted, ...full };
  }
  // What matches most of the query, and what is in the categories of the first hits.
  const findRelated = async (matches: Matches): Promise<Matches | undefined> => {
    const hasFewMatches = matches.unrefinedTotal > 0 && matches.unrefinedTotal <= maxMatchesForRelated;
    if (!statement.related || !hasFewMatches || requiredCount < 2) return undefined;
    const match = matchCondition(criteria, parsed.code, 'most', statement.related.categoriesOf(matches));
    return match && statement.related.run(selection, match);
  };
  const strict = await runWith('all');
  if (strict.strongMatches > 0 || (requiredCount < 2 && !isGift)) {
    const related = await findRelated(strict);
    // A size or a color is not a term: the copy of a style has it if it is sold out.
    const isMentionOnly = strict.unrefinedTotal > 0 && strict.strongMatches === 0 && required.some(({ isExact }) => !isExact);
    return { matches: strict, interpreted, ...full, isMentionOnly, ...(related ? { related } : {}) };
  }
  // A style that meets every clause, but only in its copy, is no better than one that meets most clauses in its fields.
  for (const strictness of relaxations(requiredCount, isGift)) {
    const matches = await runWith(strictness);
    if (matches.unrefinedTotal > 0) {
      const related = await findRelated(matches);
      return { matches, interpreted, ...full, isRelaxed: true, ...(related ? { related } : {}) };
    }
  }
  return { matches: strict, interpreted, ...full };
}

/** Returns how to relax a query without strong matches. Any product may be a gift. */
function relaxations(clauseCount: number, isGift: boolean): Strictness[] {
  return [...(clauseCount > 1 ? (['most', 'everyone', 'some'] as const) : []), ...(isGift ? (['none'] as const) : [])];
}
