import type { Hit } from '@outfitter/contract/client';

/**
 * Where a search with a single answer goes straight to: exactly one hit, with an address, and nothing refined (SEARCH-008). Undefined
 * where the results are to be shown.
 */
export function onlyHit(hits: readonly Pick<Hit, 'c_slugUrl'>[], total: number, refinements: number, isOn = true): string | undefined {
  return isOn && total === 1 && hits.length === 1 && refinements === 0 ? hits[0]?.c_slugUrl || undefined : undefined;
}
