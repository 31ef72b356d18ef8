import type { Hit } from '@outfitter/contract';
import { findArrangement, listingTarget } from '../merchandising/find-rules.ts';
import { localeCandidates } from '../shared/locale-candidates.ts';
import type { Tile } from './indexing/search-document.ts';
import type { InterpretedQuery } from './query/interpret-query.ts';
import { preferredColors, presentHit } from './results/present-hit.ts';
import { spreadSimilarStyles } from './results/spread-similar-styles.ts';
import { readSearch, type SearchContext, type SearchReadContext } from './search-context.ts';
import { maxMatchesForRelated, type QuerySelection, searchWithFallback } from './search-with-fallback.ts';
import type { MatchCondition } from './statements/match-condition.ts';
import type { Arrangement, StyleSelection } from './statements/matching-styles.ts';
import { readOffersAndTiles } from './statements/offers-and-tiles.ts';
import {
  type ExtraColumns,
  type FoundStyle,
  findStyles,
  findStylesWithFacets,
  noStyles,
  type StylesWithFacets,
} from './statements/styles-with-facets.ts';
import { withoutClosedStores } from './without-closed-stores.ts';

export interface StyleListing extends Omit<StyleSelection, 'arrangement' | 'priceRange'> {
  /** The category whose merchandising arrangement applies if a filter, not `categoryId`, selects it. */
  arrangedCategoryId?: string | undefined;
  extras?: ExtraColumns;
}

export interface StyleSearch extends StyleListing {
  text: string;
}

export interface StyleHit {
  hit: Hit;
  style: FoundStyle;
}

export interface StylePage {
  matches: StylesWithFacets;
  hits: StyleHit[];
  /** Styles that match most of the query, and others of the same categories, if there are few hits. */
  related: StyleHit[];
  interpreted?: InterpretedQuery;
  /** True if no style matches the whole query; the hits then match most of it. */
  isRelaxed: boolean;
  /** True if the hits mention the query in their copy, and nothing is named or categorized so. */
  isMentionOnly: boolean;
  /** Times at which a price, a stock promise or a facet of the page changes without a write. */
  validUntil: (Date | undefined)[];
}

const maxRelated = 8;
/** Number of first hits whose categories are related. */
const relatedToFirst = 2;

export function listStyles(context: SearchContext, { arrangedCategoryId, extras, ...selection }: StyleListing): Promise<StylePage> {
  const arrangement = arrangementFor(context, { text: undefined, categoryId: arrangedCategoryId ?? selection.categoryId });
  return readSearch(context, async (read) => {
    const matches = await findStylesWithFacets(read, { ...selection, arrangement }, { ...(extras ? { extras } : {}) });
    return presentPage(read, selection, { matches, isRelaxed: false, isMentionOnly: false });
  });
}

/**
 * Searches styles by text, with the merchant's arrangement for the text as typed. If the text is misspelled and a rule exists for its
 * correction, repeats the search with the arrangement for the correction.
 */
export async function searchStyles(context: SearchContext, search: StyleSearch): Promise<StylePage> {
  const asTyped = await searchArranged(context, search);
  const corrected = correctedText(asTyped);
  if (corrected === undefined || !findArrangement(context.rules, listingTarget({ text: corrected }))) return asTyped;
  const { interpreted } = asTyped;
  return { ...(await searchArranged(context, { ...search, text: corrected })), ...(interpreted ? { interpreted } : {}) };
}

export function correctedText({ interpreted, matches }: Pick<StylePage, 'interpreted' | 'matches'>): string | undefined {
  return matches.unrefinedTotal > 0 ? interpreted?.correctedText : undefined;
}

function searchArranged(context: SearchContext, { text, arrangedCategoryId: _, extras, ...search }: StyleSearch): Promise<StylePage> {
  const selection = { ...search, arrangement: arrangementFor(context, { text }) };
  return readSearch(context, async (read) => {
    const statement = {
      run: (query: QuerySelection, match?: MatchCondition) =>
        findStylesWithFacets(read, { ...selection, ...query }, { match, ...(extras ? { extras } : {}) }),
      empty: noStyles,
      related: showsRelated(selection)
        ? {
            run: (query: QuerySelection, match: MatchCondition) =>
              findStyles(read, { ...selection, ...query, count: maxRelated + maxMatchesForRelated }, match),
            categoriesOf: ({ styles }: StylesWithFacets) => [
              ...new Set(styles.slice(0, relatedToFirst).map(({ primaryCategoryId }) => primaryCategoryId)),
            ],
          }
        : undefined,
    };
    return presentPage(read, selection, await searchWithFallback(read, { text }, statement));
  });
}

/** Returns true for the first page of an unrefined search in its default order: only this page shows related products. */
function showsRelated({ selected, sort, start, filter }: StyleSelection): boolean {
  return selected.size === 0 && sort === 'best-matches' && start === 0 && filter === undefined;
}

async function presentPage(
  context: SearchReadContext,
  { selected }: Pick<StyleSelection, 'selected'>,
  {
    matches,
    interpreted,
    isRelaxed,
    isMentionOnly,
    related,
  }: Pick<StylePage, 'matches' | 'interpreted' | 'isRelaxed' | 'isMentionOnly'> & { related?: StylesWithFacets },
): Promise<StylePage> {
  const { currency, locale } = context;
  const ids = new Set(matches.styles.map(({ styleId }) => styleId));
  const relatedStyles = (related?.styles ?? []).filter(({ styleId }) => !ids.has(styleId)).slice(0, maxRelated);
  const offered = await withoutClosedStores(context, selected, matches.facets);
  const { byStyle, tiles, validUntil } = await readOffersAndTiles(context, [...matches.styles, ...relatedStyles]);
  const preferred = preferredColors(interpreted?.parsed, selected.get('color'));
  const locales = localeCandidates(locale);
  const withTile = (style: FoundStyle): (FoundStyle & { tile: Tile })[] => {
    const tile = tiles.get(style.styleId);
    return tile ? [{ ...style, tile }] : [];
  };
  const present = (style: FoundStyle & { tile: Tile }): StyleHit[] => {
    const hit = presentHit(style, byStyle.get(style.styleId) ?? [], currency, preferred, locales);
    return hit ? [{ hit, style }] : [];
  };
  return {
    matches: { ...matches, facets: offered.facets },
    hits: spreadSimilarStyles(matches.styles.flatMap(withTile)).flatMap(present),
    related: relatedStyles.flatMap(withTile).flatMap(present),
    ...(interpreted ? { interpreted } : {}),
    isRelaxed,
    isMentionOnly,
    validUntil: [validUntil, ...offered.validUntil],
  };
}

/** Returns the merchant's arrangement for a category, or for a text together with the arrangement of every search. */
export function arrangementFor(
  { rules }: SearchContext,
  { text, categoryId }: { text: string | undefined; categoryId?: string | undefined },
): Arrangement {
  const arrangement = findArrangement(rules, listingTarget({ text, categoryId }));
  const forEverySearch = text === undefined ? undefined : findArrangement(rules, { everySearch: true });
  return {
    pinned: arrangement?.pinned ?? [],
    hidden: [...(arrangement?.hidden ?? []), ...(forEverySearch?.hidden ?? [])],
    boosts: [...(arrangement?.boosts ?? []), ...(forEverySearch?.boosts ?? [])],
  };
}
