import type { Currency } from '@outfitter/contract';
import { cachedEach, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { liveOffers, type Offer, type StyleOffers } from './live-offers.ts';

export interface PageOffers {
  /** By style. */
  offers: Map<string, readonly Offer[]>;
  /** When the first of them changes by itself. */
  until: Date | undefined;
}

/**
 * The live offers of a page's styles. What the process remembers of a style holds until it hears of a change of that
 * product, so only the others are asked for: one statement, or none.
 */
export async function rememberedOffers(
  queryable: Queryable,
  styleIds: readonly string[],
  currency: Currency,
  at: Date,
  memory: InvalidatingCache | undefined,
): Promise<PageOffers> {
  const keeping = {
    nameOf: (id: string) => `offers:${currency}:${id}`,
    about: (id: string, { until }: StyleOffers) => ({ keys: [`product-${id}`], until }),
  };
  const found = await cachedEach(memory, styleIds, keeping, (missing) => liveOffers(queryable, missing, currency, at));
  const edges = [...found.values()].flatMap(({ until }) => until?.getTime() ?? []);
  return {
    offers: new Map([...found].map(([id, { offers }]) => [id, offers])),
    until: edges.length > 0 ? new Date(Math.min(...edges)) : undefined,
  };
}
