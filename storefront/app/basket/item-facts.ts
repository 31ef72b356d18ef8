import type { ProductItem } from '@outfitter/contract/client';

/** The order in which people name them; what is not listed comes last. */
const spoken = ['color', 'fit', 'waist', 'inseam', 'size'];
const placeOf = (attribute: string) => (spoken.includes(attribute) ? spoken.indexOf(attribute) : spoken.length);

/** The chosen values of a line in words, whatever order the answer has them in: "Duck Brown, Regular, L". */
export function chosenValues(item: Pick<ProductItem, 'c_variationNames'>): string {
  const names = Object.entries(item.c_variationNames).sort(([one], [other]) => placeOf(one) - placeOf(other));
  return names.map(([, name]) => name).join(', ');
}

/** The product's page with this line's values chosen. */
export function productPath({ c_slugUrl, c_variationValues }: Pick<ProductItem, 'c_slugUrl' | 'c_variationValues'>): string {
  const query = new URLSearchParams(c_variationValues).toString();
  return query ? `${c_slugUrl}?${query}` : c_slugUrl;
}

/** A catalogue picture as the picture component takes it. */
export function pictureOf({ c_image }: Pick<ProductItem, 'c_image'>) {
  return { link: c_image.link, alt: c_image.alt, version: c_image.c_version, ground: c_image.c_ground };
}
