import { useChosenStore } from '../../stores/index.ts';
import type { ListingQuery } from '../listing-query.ts';
import type { PromotedValue } from './promoted-values.ts';
import type { GroupedRefinement } from './size-groups.ts';

/**
 * Returns the facet value of the shopper's store, if it has some of the results and is not selected. Only the browser knows it: the page is
 * the same for everyone.
 */
export function useChosenStoreValue(query: ListingQuery, refinement: GroupedRefinement | undefined): PromotedValue[] {
  const { store } = useChosenStore();
  const value = refinement?.values.find((candidate) => candidate.value === store?.ID && candidate.hitCount > 0);
  if (!refinement || !value || query.refinements[refinement.attributeId]?.includes(value.value)) return [];
  return [{ refinement, value }];
}
