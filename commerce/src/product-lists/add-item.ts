import { maxListItems, type ProductListItem } from '@outfitter/contract';
import { resultInIdempotentTransaction } from '../platform/http/idempotency/idempotent-call.ts';
import { newId } from '../platform/ids.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { recordState } from './item-alert.ts';
import { type ListError, type ListPath, listKeyOf, listNotFound } from './list-access.ts';
import { stateOf } from './list-alerts.ts';
import { type ListCall, type ListDependencies, readShopContext } from './list-call.ts';
import { readListedProducts } from './listed-products.ts';
import { columnsOf, findSelected, type ItemFields, newItemFields, priceWhenAdded, requireListable, stockWhenAdded } from './new-item.ts';
import { presentItem } from './present-list.ts';
import { insertItems, itemsOfList, lockList, updateItem, updateList } from './queries.ts';
import { takeRemoved } from './removed-items.ts';
import { selectionKey } from './resolve-selections.ts';
import type { ItemRow } from './tables.ts';

export interface NewItem extends ItemFields {
  productId: string;
  c_color?: string | undefined;
}

type AddError = ListError | 'InvalidCurrencyException' | 'InvalidProductIdException' | 'ProductListItemLimitException';

/**
 * Adds a SKU, or a style in a color. A product that the list has already gets the larger quantity, as in a merge; a product that was
 * removed lately gets its date, price and alerts back.
 */
export async function addItem(
  deps: ListDependencies,
  { principal, idempotentCall, query }: ListCall,
  path: ListPath,
  { productId, c_color: requestedColor = '', ...fields }: NewItem,
): Promise<Result<ProductListItem, AddError>> {
  const key = listKeyOf(principal, path);
  if (!key.ok) return key;
  const context = readShopContext(deps, query);
  if (!context.ok) return context;
  const { at } = context.value;
  return resultInIdempotentTransaction(deps.database.db, idempotentCall, async (tx) => {
    const requested = { productId, color: requestedColor };
    const found = (await readListedProducts(tx, [requested], context.value)).get(selectionKey(requested));
    const listable = requireListable(found, productId);
    if (!listable.ok) return listable;
    const product = listable.value;
    const list = await lockList(tx, key.value);
    if (!list) return listNotFound(path.listId);
    // The color of a SKU is known from its id.
    const selection = { productId, color: product.resolved.sku ? '' : requestedColor };
    const items = await itemsOfList(tx, key.value);
    const existing = findSelected(items, selection);
    if (existing) {
      const quantity = Math.max(existing.quantity, fields.quantity ?? 1);
      if (quantity > existing.quantity) await updateItem(tx, existing, { quantity });
      return ok(presentItem({ ...existing, quantity }, product, at));
    }
    if (items.length >= maxListItems) {
      return failure('ProductListItemLimitException', `A list holds at most ${maxListItems} items.`, { limit: maxListItems });
    }
    const { restored, rest } = takeRemoved(list.removedItems, selection, at);
    const added: ItemRow = {
      ...key.value,
      id: newId(),
      ...selection,
      ...newItemFields,
      ...priceWhenAdded(product, context.value),
      ...stockWhenAdded(product, at),
      addedAt: at,
      ...restored,
      // Its stock may have changed since the removal.
      ...(restored ? recordState(restored, stateOf(product), undefined, at) : {}),
      ...columnsOf(fields),
    };
    await insertItems(tx, [added]);
    await updateList(tx, key.value, { updatedAt: at, removedItems: rest });
    return ok(presentItem(added, product, at));
  });
}
