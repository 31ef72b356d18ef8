import type { Hit } from '@outfitter/contract';
import { localeCandidates } from '../shared/locale-candidates.ts';
import type { InterpretedQuery } from './query/interpret-query.ts';
import { preferredColors, presentHit } from './results/present-hit.ts';
import type { SearchReadContext } from './search-context.ts';
import { arrangementFor } from './search-styles.ts';
import { type QuerySelection, searchWithFallback } from './search-with-fallback.ts';
import { readCachedOffers } from './statements/current-offers.ts';
import type { MatchCondition } from './statements/match-condition.ts';
import { findTopStyles, noTopStyles, type TopStyle } from './statements/top-styles.ts';

export interface TopStyleResult {
  /** Empty if the query had to be relaxed. */
  styles: TopStyle[];
  /** The first styles with current prices, also for a relaxed query. */
  hits: Hit[];
  interpreted: InterpretedQuery;
  validUntil: Date | undefined;
}

/** Finds the best styles for a text that may be unfinished, without facets: `count` styles, the first `hitCount` of them as hits. */
export async function searchTopStyles(
  context: SearchReadContext,
  { text, isUnfinished, count, hitCount }: { text: string; isUnfinished: boolean; count: number; hitCount: number },
): Promise<TopStyleResult> {
  const selection = {
    categoryId: undefined,
    selected: new Map(),
    sort: 'best-matches',
    start: 0,
    count,
    arrangement: arrangementFor(context, { text }),
  } as const;
  const { matches, interpreted, isRelaxed } = await searchWithFallback(
    context,
    { text, isUnfinished },
    {
      run: (query: QuerySelection, match?: MatchCondition) =>
        findTopStyles(context, { ...selection, ...query }, { match, tileCount: hitCount }),
      empty: noTopStyles,
    },
  );
  const withTiles = matches.styles.flatMap(({ styleId, tile }) => (tile ? [{ styleId, tile }] : []));
  const offers = await readCachedOffers(
    context,
    withTiles.map(({ styleId }) => styleId),
  );
  const { currency, locale } = context;
  const preferred = preferredColors(interpreted.parsed);
  const locales = localeCandidates(locale);
  return {
    styles: isRelaxed ? [] : matches.styles,
    hits: withTiles.flatMap((style) => presentHit(style, offers.byStyle.get(style.styleId) ?? [], currency, preferred, locales) ?? []),
    interpreted,
    validUntil: offers.validUntil,
  };
}
