import { closureStatus, readStores } from '../stores/index.ts';
import { storeFacet } from './facets.ts';
import type { SearchReadContext } from './search-context.ts';
import type { FacetCount } from './statements/facet-counts.ts';

interface OfferedFacets {
  facets: FacetCount[];
  /** Times at which a store closes or reopens without a write. */
  validUntil: (Date | undefined)[];
}

/**
 * Leaves out the stores that are closed now, except selected ones, so that a shopper can remove them. Documents do not follow closures,
 * which begin and end by their dates. At most one statement, none if the stores are cached.
 */
export async function withoutClosedStores(
  { queryable, catalogCache, now }: SearchReadContext,
  selected: ReadonlyMap<string, readonly string[]>,
  facets: FacetCount[],
): Promise<OfferedFacets> {
  const isStore = ({ attribute }: FacetCount) => attribute === storeFacet.id;
  if (!facets.some(isStore)) return { facets, validUntil: [] };
  const stores = new Map((await readStores(queryable, catalogCache)).map((row) => [row.id, closureStatus(row, now)]));
  const isOffered = ({ value }: FacetCount) => !stores.get(value)?.isClosed || selected.get(storeFacet.id)?.includes(value);
  return {
    facets: facets.filter((count) => !isStore(count) || isOffered(count)),
    validUntil: [...stores.values()].map(({ until }) => until),
  };
}
