/** Recommendations as far as the index itself knows them: what sells, and what is filed where a style is. */
import type { HostedRecommendation } from '@outfitter/contract';
import { stylesOf } from '../catalog/queries.ts';
import { Fault } from '../platform/http/fault.ts';
import type { Filter } from '../search/filter.ts';
import { hasValue } from './attributes.ts';
import { type HostedIndex, type IndexNames, indexNamed } from './indexes.ts';
import { type HostedQuery, readParameters } from './parameters.ts';
import { queryProducts } from './query-products.ts';
import type { HostedShop } from './shop.ts';

/** Recommendations where nobody asks for another number. */
const usual = 30;

export interface Recommended {
  hits: Record<string, unknown>[];
  nbHits: number;
  processingTimeMS: number;
}

function refused(path: string, message: string): Fault {
  return new Fault('ValidationException', `${path}: ${message}`, { path: `$.${path}`, in: 'body' });
}

function allOf(filters: readonly (Filter | undefined)[]): Filter {
  return { kind: 'and', of: filters.filter((filter) => filter !== undefined) };
}

/** The answer to one request, at most as many as it asks for. Throws the fault that says what cannot be answered. */
export async function recommend(shop: HostedShop, names: IndexNames, request: HostedRecommendation): Promise<Recommended> {
  const started = performance.now();
  const index: HostedIndex | undefined = indexNamed(request.indexName, names);
  if (index?.of !== 'products') throw new Fault('NotFoundException', `Index ${request.indexName} does not exist`);
  const asked = readParameters(request.queryParameters ?? {});
  const most = request.maxRecommendations || usual;
  const facet = facetOf(request);
  const query: HostedQuery = { ...asked, page: 0, hitsPerPage: request.model === 'trending-facets' ? 0 : most };
  const answered = (hits: Record<string, unknown>[]) => ({
    hits: hits.map((hit) => ({ ...hit, _score: 100 })),
    nbHits: hits.length,
    processingTimeMS: Math.round(performance.now() - started),
  });
  if (request.model === 'trending-facets') {
    if (request.facetName === undefined) throw refused('facetName', 'names the facet whose values are asked for');
    const { facets = {} } = await queryProducts(shop, request.indexName, index.sort, {
      ...query,
      facets: [request.facetName],
      maxValuesPerFacet: most,
    });
    return answered(Object.keys(facets[request.facetName] ?? {}).map((facetValue) => ({ facetName: request.facetName, facetValue })));
  }
  const like = request.model === 'trending-items' ? undefined : await likeStyle(shop, request.objectID);
  const result = await queryProducts(shop, request.indexName, index.sort, { ...query, filter: allOf([asked.filter, facet, like]) });
  return answered(result.hits);
}

function facetOf({ facetName, facetValue }: HostedRecommendation): Filter | undefined {
  if (facetName === undefined || facetValue === undefined) return undefined;
  const filter = hasValue(facetName, facetValue);
  if (!filter) throw refused('facetName', 'records have no such attribute');
  return filter;
}

/** What is filed first where a style is, the style itself left out; nothing of a style that is not there. */
async function likeStyle({ db }: HostedShop, styleId: string | undefined): Promise<Filter> {
  if (styleId === undefined) throw refused('objectID', 'names the style whose like are asked for');
  const style = (await stylesOf(db, [styleId])).find(({ id }) => id === styleId);
  if (!style) return { kind: 'or', of: [] };
  return allOf([
    { kind: 'value', attribute: 'category', values: [style.primaryCategoryId] },
    { kind: 'not', of: { kind: 'style', ids: [styleId] } },
  ]);
}
