/** One page of what a search finds: what the words mean, the index, then the prices and stock of the page as of now. */
import type { Hit } from '@outfitter/contract';
import type { ActiveRules } from '../merchandising/active-rules.ts';
import { findArrangement, listingTarget } from '../merchandising/find-rules.ts';
import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { SearchDatabase } from '../platform/database/database.ts';
import { type Extras, type FoundTile, findMatches, type Matches, nothingFound } from './find-matches.ts';
import { few, findWords } from './find-words.ts';
import type { Match } from './match.ts';
import type { Arranged, SearchInput } from './matched-styles.ts';
import { presentHit, wantedColors } from './present-hit.ts';
import { rememberedOffers } from './remembered-offers.ts';
import type { Understood } from './understand.ts';

export interface Search extends SearchInput {
  /** What the shopper typed; `undefined` lists everything. */
  words: string | undefined;
}

export interface FoundPage {
  matches: Matches;
  /** Absent where nothing was asked for in words. */
  understood?: Understood | undefined;
  /** Nothing meets all that was asked for; these meet most of it. */
  isRelaxed: boolean;
  /** Of the page those that still have a price. */
  hits: { hit: Hit; found: FoundTile }[];
  /** Where few meet all of it, some that meet most of it. */
  near: { hit: Hit; found: FoundTile }[];
  /** When the first of the shown prices or promises changes by itself. */
  until: Date | undefined;
}

/** Styles that are shown beside a few that were asked for. */
const nearMost = 8;

/** What is near is for the first page of what was asked for in words alone, in the search's own order. */
function showsNear({ words, selected, sort, start, filter }: Search): boolean {
  return words !== undefined && selected.size === 0 && sort === 'best-matches' && start === 0 && filter === undefined;
}

/**
 * The page as the merchant has arranged it: for the words as they were typed or, where they were misspelt and a rule is about what was
 * meant, for those. `shownAs` is the category that a listing stands for where a filter of its own narrows it.
 */
export async function findArrangedPage(
  database: SearchDatabase,
  input: Search & { shownAs?: string | undefined },
  rules: ActiveRules,
  at: Date,
  memory: InvalidatingCache | undefined,
  extras: Extras = {},
): Promise<FoundPage> {
  const arranged = (words: string | undefined) => {
    const listed = { words, categoryId: input.shownAs ?? input.categoryId };
    return findPage(database, { ...input, words, arrangement: arrangedBy(rules, listed) }, rules, at, memory, extras);
  };
  const typed = await arranged(input.words);
  const meant = correctedWords(typed);
  if (meant === undefined || !findArrangement(rules, listingTarget({ words: meant }))) return typed;
  return { ...(await arranged(meant)), understood: typed.understood };
}

/** The words that were searched for instead, where some were misspelt and it helped. */
export function correctedWords({ understood, matches }: Pick<FoundPage, 'understood' | 'matches'>): string | undefined {
  return matches.found > 0 ? understood?.corrected : undefined;
}

/** The page, with everything that the rest of an answer is made of. Rules are those of the same moment and language. */
export async function findPage(
  database: SearchDatabase,
  input: Search,
  rules: ActiveRules,
  at: Date,
  memory: InvalidatingCache | undefined,
  extras: Extras = {},
): Promise<FoundPage> {
  const { words, currency, locale } = input;
  const { found, near, live } = await database.readOnly.read(async (queryable) => {
    const find = {
      with: (price: SearchInput['price'], match?: Match) => findMatches(queryable, { ...input, price }, match, extras),
      nothing: nothingFound,
      ...(showsNear(input)
        ? {
            near: (price: SearchInput['price'], match: Match) => findMatches(queryable, { ...input, price, count: nearMost + few }, match),
          }
        : {}),
    };
    const found = await findWords(queryable, { words, locale }, rules, find, memory);
    const own = new Set(found.matches.tiles.map(({ styleId }) => styleId));
    const near = (found.near?.tiles ?? []).filter(({ styleId }) => !own.has(styleId)).slice(0, nearMost);
    const styleIds = [...own, ...near.map(({ styleId }) => styleId)];
    return { found, near, live: await rememberedOffers(queryable, styleIds, currency, at, memory) };
  });
  const { matches, understood, isRelaxed } = found;
  const wanted = wantedColors(understood?.query, input.selected.get('color'));
  const present = (tile: FoundTile) => {
    const hit = presentHit(tile, live.offers.get(tile.styleId) ?? [], currency, wanted, locale);
    return hit ? [{ hit, found: tile }] : [];
  };
  return { matches, understood, isRelaxed, hits: matches.tiles.flatMap(present), near: near.flatMap(present), until: live.until };
}

/** What the merchant wants of the order of a listing, with what holds of every search by words. */
export function arrangedBy(rules: ActiveRules, listed: Parameters<typeof listingTarget>[0]): Arranged {
  const own = findArrangement(rules, listingTarget(listed));
  const every = listed.words === undefined ? undefined : findArrangement(rules, { everySearch: true });
  return {
    pinned: own?.pinned ?? [],
    hidden: [...(own?.hidden ?? []), ...(every?.hidden ?? [])],
    boosts: [...(own?.boosts ?? []), ...(every?.boosts ?? [])],
  };
}
