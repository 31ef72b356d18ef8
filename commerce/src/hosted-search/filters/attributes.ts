import { hostedFacetOf } from '@outfitter/contract';
import { type Filter, facetAttributes, type NumericAttribute } from '../../search/index.ts';

const facets = facetAttributes.map(({ id, isHidden }) => ({ id, name: hostedFacetOf(id), isHidden: isHidden ?? false }));
const attributeByName = new Map(facets.map(({ id, name }) => [name, id]));

export const visibleFacets: readonly string[] = facets.filter(({ isHidden }) => !isHidden).map(({ name }) => name);

export const isFacet = (name: string): boolean => attributeByName.has(name);

/** Returns the name of an indexed attribute. Prices are indexed per currency: `price:USD` is `price_range`. */
export function hostedFacetName(attribute: string): string {
  return hostedFacetOf(attribute.split(':', 1)[0] ?? attribute);
}

const numericAttributes: Readonly<Record<string, NumericAttribute>> = {
  price: 'price',
  rating: 'rating',
  rating_count: 'ratingCount',
  popularity: 'popularity',
};

/** Numeric attributes that `*` counts, each after the facet of its ranges. */
export const numericFacets = [
  { name: 'price', rangeFacet: 'price_range' },
  { name: 'rating', rangeFacet: 'rating_from' },
] as const;

export const numericAttribute = (name: string): NumericAttribute | undefined =>
  Object.hasOwn(numericAttributes, name) ? numericAttributes[name] : undefined;

export function valueFilter(name: string, value: string): Filter | undefined {
  if (name === 'objectID') return { kind: 'style', ids: [value] };
  const attribute = attributeByName.get(name);
  return attribute === undefined ? undefined : { kind: 'value', attribute, values: [value] };
}
