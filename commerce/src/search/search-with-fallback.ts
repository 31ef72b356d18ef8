import { toMinor } from '../platform/money.ts';
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
  /** Finds related products; absent if the caller does not show any. */
  related?:
    | {
        run(selection: QuerySelection, match: MatchCondition): Promise<Matches>;
        categoriesOf(matches: Matches): string[];
      }
    | undefined;
}

/** Maximum number of matches with which related products are added. */
export const maxMatchesForRelated = 9;

export interface SearchOutcome<Matches> {
  matches: Matches;
  interpreted: InterpretedQuery;
  isRelaxed: boolean;
  /** True if the query requires a single term, which the matches have only in their copy. */
  isMentionOnly: boolean;
  /** Matches of the relaxed query, including `matches`; set if few styles match the whole query. */
  related?: Matches;
}

const toMinorUnits = (major: number | undefined) => (major === undefined ? undefined : toMinor(major));

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
  const defaultFlags = { isRelaxed: false, isMentionOnly: false };
  // 'under 50', 'cheapest' and 'gifts under 50' list everything at that price or in this order.
  if (requiredCount === 0 && (parsed.price || preferences.length > 0 || isGift)) {
    const isUnconditional = clauses.length === 0 && excluded.length === 0;
    return { matches: isUnconditional ? await statement.run(selection) : await runWith('none'), interpreted, ...defaultFlags };
  }
  // Finds the styles that match most of the query, and those in the categories of the first matches.
  const findRelated = async (matches: Matches): Promise<Matches | undefined> => {
    const hasFewMatches = matches.unrefinedTotal > 0 && matches.unrefinedTotal <= maxMatchesForRelated;
    if (!statement.related || !hasFewMatches || requiredCount < 2) return undefined;
    const match = matchCondition(criteria, parsed.code, 'most', statement.related.categoriesOf(matches));
    return match && statement.related.run(selection, match);
  };
  const strict = await runWith('all');
  if (strict.strongMatches > 0 || (requiredCount < 2 && !isGift)) {
    const related = await findRelated(strict);
    // Does not apply to a size or color: a match outside of all other fields means that it is sold out, not that it is mentioned.
    const isMentionOnly = strict.unrefinedTotal > 0 && strict.strongMatches === 0 && required.some(({ isExact }) => !isExact);
    return { matches: strict, interpreted, ...defaultFlags, isMentionOnly, ...(related ? { related } : {}) };
  }
  // A style that meets every clause, but only in its copy, is no better than one that meets most clauses in its fields.
  for (const strictness of relaxations(requiredCount, isGift)) {
    const matches = await runWith(strictness);
    if (matches.unrefinedTotal > 0) {
      const related = await findRelated(matches);
      return { matches, interpreted, ...defaultFlags, isRelaxed: true, ...(related ? { related } : {}) };
    }
  }
  return { matches: strict, interpreted, ...defaultFlags };
}

/** Returns how to relax a query without strong matches. Any product may be a gift. */
function relaxations(clauseCount: number, isGift: boolean): Strictness[] {
  return [...(clauseCount > 1 ? (['most', 'everyone', 'some'] as const) : []), ...(isGift ? (['none'] as const) : [])];
}
