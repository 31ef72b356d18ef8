import type { ProductItem } from '@outfitter/contract/client';

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
