import type { ProductList, ProductListItem } from '@outfitter/contract';
import type { Queryable } from '../platform/database/database.ts';
import { toMajor, toMinor } from '../platform/money.ts';
import { isBackInStock } from './item-alert.ts';
import { type ListedProduct, readListedProducts, type ShopContext } from './listed-products.ts';
import type { ListWithItems } from './queries.ts';
import { selectionKey } from './resolve-selections.ts';
import type { ItemRow } from './tables.ts';

/** Presents the change of a price. Compares prices of the same currency only: prices are never converted. */
function presentPriceChange(item: ItemRow, product: ListedProduct['presented']): Pick<ProductListItem, 'c_priceWhenAdded' | 'c_priceDrop'> {
  if (item.priceMinor === null || !product || item.currency !== product.currency) return {};
  const drop = item.priceMinor - (toMinor(product.price) ?? item.priceMinor);
  return { c_priceWhenAdded: toMajor(item.priceMinor), ...(drop > 0 ? { c_priceDrop: toMajor(drop) } : {}) };
}

/** Presents an item without its owner's private fields. */
export function presentSharedItem(item: ItemRow, product: ListedProduct | undefined): ProductListItem {
  return {
    id: item.id,
    productId: item.productId,
    quantity: item.quantity,
    public: item.isPublic,
    priority: item.priority,
    type: 'product',
    creationDate: item.addedAt.toISOString(),
    ...(item.color ? { c_color: item.color } : {}),
    ...(product?.presented ? { c_product: product.presented } : {}),
  };
}

export function presentItem(item: ItemRow, product: ListedProduct | undefined, at: Date): ProductListItem {
  return {
    ...presentSharedItem(item, product),
    ...presentPriceChange(item, product?.presented),
    ...(product?.presented?.orderable && isBackInStock(item, at) ? { c_isBackInStock: true } : {}),
  };
}

/** Presents a list to its owner. Three statements, none for an empty list. `shareToken` is that of its link. */
export async function presentList(
  queryable: Queryable,
  { list, items }: ListWithItems,
  shareToken: string | undefined,
  context: ShopContext,
): Promise<ProductList> {
  const products = await readListedProducts(queryable, items, context);
  return {
    id: list.id,
    type: list.type,
    ...(list.name === null ? {} : { name: list.name }),
    public: shareToken !== undefined,
    creationDate: list.createdAt.toISOString(),
    lastModified: list.updatedAt.toISOString(),
    ...(shareToken === undefined ? {} : { c_shareToken: shareToken }),
    ...(list.ownerName === null ? {} : { c_ownerName: list.ownerName }),
    customerProductListItems: items.map((item) => presentItem(item, products.get(selectionKey(item)), context.at)),
  };
}
