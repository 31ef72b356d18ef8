import type { ProductItem } from '@outfitter/contract/client';

const attributeOrder = ['color', 'fit', 'waist', 'inseam', 'size'];
const attributeIndex = (attribute: string) =>
  attributeOrder.includes(attribute) ? attributeOrder.indexOf(attribute) : attributeOrder.length;

export function variationText(item: Pick<ProductItem, 'c_variationNames'>): string {
  const names = Object.entries(item.c_variationNames).sort(([a], [b]) => attributeIndex(a) - attributeIndex(b));
  return names.map(([, name]) => name).join(', ');
}

/** Returns the path of a variant (LIST-005), or of a product without variation values. */
export function productPath({
  productId,
  c_slugUrl,
  c_variationValues,
}: Pick<ProductItem, 'productId' | 'c_slugUrl' | 'c_variationValues'>): string {
  const query = new URLSearchParams(c_variationValues).toString();
  return query ? `/product/${encodeURIComponent(productId)}?${query}` : c_slugUrl;
}

export function itemImage({ c_image }: Pick<ProductItem, 'c_image'>) {
  return { link: c_image.link, alt: c_image.alt, version: c_image.c_version, background: c_image.c_ground };
}
