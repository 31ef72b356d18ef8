/** What the records of the product index can be narrowed by, by the names that they have there. Pure. */

import { facetAttributes } from '../search/facets.ts';
import type { Filter, NumericAttribute } from '../search/filter.ts';

/** Facets whose name is that of a number too. */
const renamed: Readonly<Record<string, string>> = { price: 'price_range', rating: 'rating_from' };

const facets = facetAttributes.map(({ id, isHidden }) => ({ id, name: renamed[id] ?? id, isHidden: isHidden ?? false }));
const facetByName = new Map(facets.map(({ id, name }) => [name, id]));
const nameByFacet = new Map(facets.map(({ id, name }) => [id, name]));

/** Facets that a query for all of them (`*`) is answered with. */
export const shownFacets: readonly string[] = facets.filter(({ isHidden }) => !isHidden).map(({ name }) => name);

/** The name of an attribute of the index, whose prices are by currency there: `price:USD` is `price_range`. */
export function hostedName(attribute: string): string {
  const id = attribute.split(':', 1)[0] ?? attribute;
  return nameByFacet.get(id) ?? id;
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
