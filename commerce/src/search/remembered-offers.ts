import type { Currency } from '@outfitter/contract';
import type { Queryable } from '../platform/database.ts';
import type { Memory } from '../platform/memory.ts';
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
  memory: Memory | undefined,
): Promise<PageOffers> {
  const nameOf = (id: string) => `offers:${currency}:${id}`;
  const found = new Map<string, StyleOffers>();
  for (const id of styleIds) {
    const kept = memory?.get<StyleOffers>(nameOf(id));
    if (kept) found.set(id, kept);
  }
  const since = memory?.position() ?? 0;
  const missing = styleIds.filter((id) => !found.has(id));
  for (const [id, offers] of await liveOffers(queryable, missing, currency, at)) {
    found.set(id, offers);
    memory?.keep(nameOf(id), offers, { keys: [`product-${id}`], until: offers.until, since });
  }
  const edges = [...found.values()].flatMap(({ until }) => until?.getTime() ?? []);
  return {
    offers: new Map([...found].map(([id, { offers }]) => [id, offers])),
    until: edges.length > 0 ? new Date(Math.min(...edges)) : undefined,
  };
}
