/** Facets of the attributes that the variants of a style differ in: sizes, fits and widths. Colors have facets by family. */
import type { RefinementDisplay } from '@outfitter/contract';
import type { ValueName } from '../catalog/value-names.ts';
import { type FacetValue, facetAttributeById } from './facets.ts';
import type { IndexedFacet } from './statements/facet-values.ts';

/**
 * What precedes a size in the values of its facet, by size system, so that size 8 of a dress is not size 8 of a boot. The values are part of
 * addresses that shoppers and partners have saved: an entry never changes. A system that the table lacks is preceded by its id.
 */
const sizePrefixes: ReadonlyMap<string, string> = new Map([
  ['letters', ''],
  ['numbers', ''],
  ['children', ''],
  ['socks', ''],
  ['dogs', ''],
  ['shoes', 'Shoe size '],
  ['hats', 'Hat size '],
  ['collars', 'Neck '],
  ['lengths', 'Length '],
]);

function valuePrefix({ presentationId, attributeLabel }: Partial<Pick<IndexedFacet, 'presentationId' | 'attributeLabel'>>): string {
  if (presentationId) return sizePrefixes.get(presentationId) ?? `${presentationId} `;
  return attributeLabel ? `${attributeLabel} ` : '';
}

/**
 * Returns the facet of a variation value. Values are told apart by their size system, or by the name of their attribute if the catalog names
 * no system and the attribute otherwise than the facet, such as "Boot size" of `size`.
 */
export function variationFacet(
  { id, name }: { id: string; name: string },
  { value, name: label, sizeSystem }: { value: string; name: string; sizeSystem?: string | undefined },
): FacetValue {
  const usualName = facetAttributeById.get(id)?.label ?? name;
  const group = {
    ...(sizeSystem === undefined ? {} : { presentationId: sizeSystem }),
    ...(name === usualName ? {} : { attributeLabel: name }),
  };
  return { attribute: id, value: `${valuePrefix(group)}${value}`, label, ...group, position: sizePosition(value) };
}

/** Returns how the value of a facet is shown. Translations name the value of the catalog, which has no prefix. */
export function presentFacetValue(facet: Omit<IndexedFacet, 'rank'>, nameOf: ValueName): RefinementDisplay {
  const { attribute, value, label, swatch, presentationId, attributeLabel } = facet;
  return {
    label: nameOf(attribute, value.slice(valuePrefix(facet).length)) ?? label,
    ...(swatch ? { swatch } : {}),
    ...(presentationId ? { presentationId } : {}),
    ...(attributeLabel ? { c_attributeLabel: attributeLabel } : {}),
  };
}

const letterSizes = ['2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '1X', '2X', '3X', '4X'];
const descriptiveSizes = ['Small', 'Medium', 'Large', 'X-Large', '2X-Large'];
/** By their number of eighths. */
const fractions = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];

/**
 * Returns the sort position of a size: baby sizes, children's sizes, letter sizes, numbers, then descriptive sizes. A range, such as 'S–M'
 * or '5–8 years', follows the size that it starts with.
 */
export function sizePosition(size: string): number {
  const months = /^(\d+)M$/.exec(size);
  if (months) return Number(months[1]);
  const toddler = /^(\d+)T$/.exec(size);
  if (toddler) return 100 + Number(toddler[1]);
  const [from = '', to] = size.split('–');
  const letter = letterSizes.indexOf(from);
  if (letter >= 0) return 200 + 2 * letter + (to === undefined ? 0 : 1);
  const child = /^(\d+)([CY])$/.exec(size);
  if (child) return 300 + Number(child[1]) + (child[2] === 'Y' ? 50 : 0);
  const number = /^(\d+(?:\.\d+)?)([⅛¼⅜½⅝¾⅞]?)/.exec(size);
  if (number) return 400 + Math.round(Number(number[1]) * 8) + fractions.indexOf(number[2] ?? '');
  return 1_000 + descriptiveSizes.findIndex((description) => size.startsWith(description));
}
