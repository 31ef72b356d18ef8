/** Stores the saved products for the hearts. It is separate from `saved-products.ts`, which every page loads. */
import type { ProductListItem } from '@outfitter/contract/client';
import { storedProductsKey, writeStored } from '../../platform/session/index.ts';
import type { SavedProduct } from './saved-product.ts';
import { announceStoredProducts } from './stored-products.ts';

/** Returns the saved product of an item. The style of an item that is no longer sold is unknown: no heart is filled for it. */
export function toSavedProduct({ productId, c_color, c_product }: ProductListItem): SavedProduct {
  return { masterId: c_product?.masterId ?? '', productId, color: c_product?.variationValues.color ?? c_color ?? '' };
}

export function storeSavedProducts(customerId: string, products: readonly SavedProduct[]): void {
  const stored = products.map(({ masterId, productId, color }) => [masterId, productId, color]);
  writeStored('local', storedProductsKey, stored.length > 0 ? { customerId, products: stored } : undefined);
  announceStoredProducts();
}
