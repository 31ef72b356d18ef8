import type { Hit } from '@outfitter/contract';
import type { OfferedPrice } from './variant-prices.ts';

/**
 * The lead color of a tile is the one that its image shows, its link selects and its badges describe:
 *
 * 1. the color that the shopper asks for: by a filter, in the query, by a product code;
 * 2. otherwise the color that a badge is about: in clearance, on sale, or new, in this order;
 * 3. otherwise the first color in stock.
 *
 * A tile has only badges that apply to its lead color: a style with one color in clearance is not "Clearance" under a filter by another.
 */
export interface LeadColorCandidate {
  isNew: boolean;
  offers: readonly OfferedPrice[];
  /** Whether the color meets each of the shopper's requests, most important first. All candidates have equally many. */
  requests: readonly boolean[];
}

export function leadColor<Candidate extends LeadColorCandidate>(candidates: readonly Candidate[]): Candidate | undefined {
  const [first, ...others] = candidates;
  if (!first || others.length === 0) return first;
  let best = { candidate: first, rank: rankOf(first) };
  for (const candidate of others) {
    const rank = rankOf(candidate);
    // Of equal colors the first one leads.
    if (compareRanks(rank, best.rank) > 0) best = { candidate, rank };
  }
  return best.candidate;
}

function rankOf({ isNew, offers, requests }: LeadColorCandidate): readonly boolean[] {
  const isOrderable = offers.some((offer) => offer.isOrderable);
  return [...requests, isOffered(offers, 'clearance'), isOffered(offers, 'sale'), isNew && isOrderable, isOrderable];
}

function compareRanks(a: readonly boolean[], b: readonly boolean[]): number {
  const index = a.findIndex((isMet, position) => isMet !== b[position]);
  return Number(a[index] ?? false) - Number(b[index] ?? false);
}

/** Returns whether a price of the kind is offered: its badge needs an orderable offer at that price. */
function isOffered(offers: readonly OfferedPrice[], kind: OfferedPrice['price']['kind']): boolean {
  return offers.some(({ isOrderable, price }) => isOrderable && price.kind === kind);
}

type Badge = Hit['c_badges'][number];

/**
 * Returns the badges that apply to a color, in the contract's order (LIST-011). `isNew` is true for each color of a style that names no new
 * one.
 */
export function badgesOfColor(badge: 'new' | 'new_color' | null, { isNew, offers }: Omit<LeadColorCandidate, 'requests'>): Badge[] {
  return [
    ...(badge === 'new' ? (['New'] as const) : []),
    ...(badge === 'new_color' && isNew ? (['New Color'] as const) : []),
    ...(isOffered(offers, 'clearance') ? (['Clearance'] as const) : []),
    ...(isOffered(offers, 'sale') ? (['Sale'] as const) : []),
  ];
}
