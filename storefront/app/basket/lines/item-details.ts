import type { ProductItem } from '@outfitter/contract/client';

/** The order in which people name them; what is not listed comes last. */
const attributeOrder = ['color', 'fit', 'waist', 'inseam', 'size'];
const attributeIndex = (attribute: string) =>
  attributeOrder.includes(attribute) ? attributeOrder.indexOf(attribute) : attributeOrder.length;

/** The chosen values of a line in words, whatever order the answer has them in: "Duck Brown, Regular, L". */
export function variationText(item: Pick<ProductItem, 'c_variationNames'>): string {
  const names = Object.entries(item.c_variationNames).sort(([one], [other]) => attributeIndex(one) - attributeIndex(other));
  return names.map(([, name]) => name).join(', ');
}

/** The product's page with this line's values chosen. */
export function productPath({ c_slugUrl, c_variationValues }: Pick<ProductItem, 'c_slugUrl' | 'c_variationValues'>): string {
  const query = new URLSearchParams(c_variationValues).toString();
  return query ? `${c_slugUrl}?${query}` : c_slugUrl;
}

/** A catalogue picture as the picture component takes it. */
export function itemImage({ c_image }: Pick<ProductItem, 'c_image'>) {
  return { link: c_image.link, alt: c_image.alt, version: c_image.c_version, ground: c_image.c_ground };
}
