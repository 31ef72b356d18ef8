import { optionalSection } from '../../platform/loaders/loader-errors.ts';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import type { ListingRequest, SearchSource } from '../../search-source/index.ts';
import { refinementsWithout } from '../listing-query.ts';

/** A filter without which a listing that has no products would have some. */
export interface LoosenedFilter {
  attribute: string;
  total: number;
}

const maxTried = 6;

/** Searches without each filter of a request that found nothing. A search that fails is omitted; a single filter is not tried. */
export async function loadLoosenedFilters(page: PageContext, search: SearchSource, request: ListingRequest): Promise<LoosenedFilter[]> {
  const attributes = Object.keys(request.refinements);
  if (attributes.length < 2) return [];
  const loosened = attributes.slice(0, maxTried).map(async (attribute) => {
    const refinements = refinementsWithout(request.refinements, attribute);
    const response = await optionalSection(
      page,
      'loosened filters',
      search.searchProducts({ ...request, refinements, start: 0, count: 1 }),
    );
    return response && response.total > 0 && !response.isRelaxed ? [{ attribute, total: response.total }] : [];
  });
  return (await Promise.all(loosened)).flat();
}
