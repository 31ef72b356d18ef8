import type { Client, Currency, ProductList, ProductListItem, RequestBody } from '@outfitter/contract/client';
import type { SavedProduct } from './saved-product.ts';
import { type ItemSelector, isSelected, type WishlistPatch, withItem } from './wishlist-patch.ts';

export interface ListToChange {
  client: Client;
  customerId: string;
  list: ProductList;
}

export interface WishlistChange {
  /** Currency of the prices in the response. */
  currency: Currency;
  patch?: WishlistPatch;
  /** Creates the list if the shopper has none, and starts a session for it. Otherwise a change of no list does nothing. */
  createsList?: true;
  isShared?: boolean | undefined;
  canUndo?: boolean;
  /** True if a form shows why the change failed; the list shows it otherwise. */
  isReportedByForm?: boolean;
  send(target: ListToChange): Promise<ProductList>;
}

/** Fixed fields of a new item (WISH-001). */
const newItemFields = { quantity: 1, public: false, priority: 1, type: 'product' } as const;

const optimisticPrefix = 'new-';

/** Returns true for an item that the server has not confirmed: its product may be unknown. */
export function isOptimistic({ id }: Pick<ProductListItem, 'id'>): boolean {
  return id.startsWith(optimisticPrefix);
}

function withItems(list: ProductList, customerProductListItems: ProductListItem[]): ProductList {
  return { ...list, customerProductListItems };
}

function addItem(item: ProductListItem, currency: Currency): WishlistChange {
  const { productId, c_color, quantity } = item;
  return {
    currency,
    createsList: true,
    patch: { kind: 'add', item },
    async send({ client, customerId, list }) {
      const added = await client.addProductListItem({
        params: { customerId, listId: list.id },
        query: { currency },
        keepalive: true,
        body: { productId, ...newItemFields, quantity, ...(c_color ? { c_color } : {}) },
      });
      return withItems(list, withItem(list.customerProductListItems, added));
    },
  };
}

/** Saves a product. A style without a chosen variant is saved with its color, a line of the cart with its quantity. */
export function saveProduct({ masterId, productId, color }: SavedProduct, currency: Currency, quantity = 1): WishlistChange {
  const isStyle = productId === masterId;
  const item = {
    ...newItemFields,
    quantity,
    id: `${optimisticPrefix}${crypto.randomUUID()}`,
    productId,
    creationDate: new Date().toISOString(),
    ...(isStyle && color ? { c_color: color } : {}),
  };
  return addItem(item, currency);
}

export function restoreListItem(removed: ProductListItem, currency: Currency): WishlistChange {
  return addItem({ ...removed, id: `${optimisticPrefix}${removed.id}` }, currency);
}

export function removeItems(selects: ItemSelector, currency: Currency, { canUndo = false } = {}): WishlistChange {
  return {
    currency,
    canUndo,
    patch: { kind: 'remove', selects },
    async send({ client, customerId, list }) {
      const isRemoved = (item: ProductListItem) => isSelected(item, selects);
      for (const { id } of list.customerProductListItems.filter(isRemoved)) {
        const params = { customerId, listId: list.id, itemId: id };
        await client.removeProductListItem({ params, keepalive: true }).catch(ignoreMissing);
      }
      return withItems(
        list,
        list.customerProductListItems.filter((item) => !isRemoved(item)),
      );
    },
  };
}

/** Ignores that another tab or device has already removed the item. */
function ignoreMissing(error: unknown): void {
  if ((error as { type?: unknown }).type !== 'ProductListItemNotFoundException') throw error;
}

function updateList(body: RequestBody<'updateProductList'>, currency: Currency): WishlistChange['send'] {
  return ({ client, customerId, list }) => client.updateProductList({ params: { customerId, listId: list.id }, query: { currency }, body });
}

/** Shares the list by a link, or revokes the link. */
export function changeSharing(isShared: boolean, currency: Currency): WishlistChange {
  return { currency, createsList: true, isShared, send: updateList({ public: isShared }, currency) };
}

/** Changes the name that the link shows; an empty name removes it. */
export function renameOwner(ownerName: string, currency: Currency): WishlistChange {
  return { currency, createsList: true, isReportedByForm: true, send: updateList({ c_ownerName: ownerName || null }, currency) };
}
