/** From words to what they find: all of them, or where nothing meets them all, most of them. */
import type { ActiveRules } from '../merchandising/active-rules.ts';
import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { type Match, matchOf, type Strictness } from './match.ts';
import type { SearchInput } from './matched-styles.ts';
import { synonymsOf } from './synonyms.ts';
import { type ToUnderstand, type Understood, understand } from './understand.ts';

/** How far a search reaches: as much as has to be known to decide whether it is widened. */
interface Reach {
  /** How many match before anything is selected. */
  found: number;
  /** How many of those meet every clause in more than their copy. */
  wellMet: number;
}

/** A statement that finds styles, and what it answers where nothing can be found. */
interface Find<Result extends Reach> {
  with(price: SearchInput['price'], match?: Match): Promise<Result>;
  nothing: Result;
  /** The same for what is only near, where somebody wants it. */
  near?: (price: SearchInput['price'], match: Match) => Promise<Result>;
}

/** Styles that meet everything, up to which a shopper is shown what is near too. */
export const few = 9;

export interface FoundWords<Result> {
  matches: Result;
  /** Absent where nothing was asked for in words. */
  understood?: Understood;
  /** Nothing meets all that was asked for; these meet most of it. */
  isRelaxed: boolean;
  /** Few meet all of it: what meets most of it, those few among them. */
  near?: Result;
}

const minor = (amount: number | undefined) => (amount === undefined ? undefined : amount * 100);

/** What `words` find in the shopper's language, mended where they are misspelt; without words, everything. */
export async function findWords<Result extends Reach>(
  queryable: Queryable,
  { words, ...more }: Omit<ToUnderstand, 'words'> & { words: string | undefined },
  rules: ActiveRules,
  find: Find<Result>,
  memory: InvalidatingCache | undefined,
): Promise<FoundWords<Result>> {
  if (words === undefined) return { matches: await find.with(undefined), isRelaxed: false };
  const understood = await understand(queryable, { words, ...more }, synonymsOf(rules), memory);
  const { wanted, query } = understood;
  const price = { least: minor(query.price?.least), most: minor(query.price?.most) };
  // 'under 50' alone asks for everything at that price.
  if (query.price && wanted.clauses.length === 0) return { matches: await find.with(price), understood, isRelaxed: false };
  const meeting = async (strictness: Strictness) => {
    const match = matchOf(wanted, query.code, strictness);
    return match ? find.with(price, match) : find.nothing;
  };
  const all = await meeting('all');
  if (all.wellMet > 0 || wanted.clauses.length < 2) {
    const near = all.wellMet > 0 && all.found <= few && find.near !== undefined && wanted.clauses.length > 1;
    const most = near ? matchOf(wanted, query.code, 'most') : undefined;
    return { matches: all, understood, isRelaxed: false, ...(most && find.near ? { near: await find.near(price, most) } : {}) };
  }
  // What every word is said of only somewhere in the copy is no better than what most of them are true of.
  for (const strictness of ['most', 'some'] as const) {
    const matches = await meeting(strictness);
    if (matches.found > 0) return { matches, understood, isRelaxed: true };
  }
  return { matches: all, understood, isRelaxed: false };
}
