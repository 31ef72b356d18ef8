/** What the records of the product index can be narrowed by, by the names that they have there. Pure. */
import { hostedFacetOf } from '@outfitter/contract';
import { facetAttributes } from '../search/facets.ts';
import type { Filter, NumericAttribute } from '../search/filter.ts';

const facets = facetAttributes.map(({ id, isHidden }) => ({ id, name: hostedFacetOf(id), isHidden: isHidden ?? false }));
const facetByName = new Map(facets.map(({ id, name }) => [name, id]));

/** Facets that a query for all of them (`*`) is answered with. */
export const shownFacets: readonly string[] = facets.filter(({ isHidden }) => !isHidden).map(({ name }) => name);

/** The name of an attribute of the index, whose prices are by currency there: `price:USD` is `price_range`. */
export function hostedName(attribute: string): string {
  return hostedFacetOf(attribute.split(':', 1)[0] ?? attribute);
}

const numbers: Readonly<Record<string, NumericAttribute>> = {
  price: 'price',
  rating: 'rating',
  rating_count: 'ratingCount',
  popularity: 'popularity',
};

export const numberOf = (name: string): NumericAttribute | undefined => (Object.hasOwn(numbers, name) ? numbers[name] : undefined);

/** The condition that a record has a value of an attribute that is no number; `undefined` where records have no such attribute. */
export function hasValue(name: string, value: string): Filter | undefined {
  if (name === 'objectID') return { kind: 'style', ids: [value] };
  const attribute = facetByName.get(name);
  return attribute === undefined ? undefined : { kind: 'value', attribute, values: [value] };
}
