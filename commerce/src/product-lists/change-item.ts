import type { ProductListItem } from '@outfitter/contract';
import { validate as isUuid } from 'uuid';
import type { Transaction } from '../platform/database/database.ts';
import { resultInIdempotentTransaction } from '../platform/http/idempotency/idempotent-call.ts';
import { ok, type Result } from '../platform/result.ts';
import { itemNotFound, type ListError, type ListPath, listKeyOf, listNotFound } from './list-access.ts';
import { type ListCall, type ListDependencies, readShopContext } from './list-call.ts';
import { readListedProducts, type ShopContext } from './listed-products.ts';
import {
  columnsOf,
  findSelected,
  type ItemFields,
  invalidProduct,
  newItemFields,
  priceWhenAdded,
  requireListable,
  stockWhenAdded,
} from './new-item.ts';
import { presentItem } from './present-list.ts';
import { deleteItem, itemsOfList, lockList, updateItem, updateList } from './queries.ts';
import { withRemoved } from './removed-items.ts';
import { resolveSelections, selectionKey } from './resolve-selections.ts';
import type { ItemRow } from './tables.ts';

type ItemError = ListError | 'InvalidCurrencyException' | 'InvalidProductIdException' | 'ProductListItemNotFoundException';

export interface ItemPath extends ListPath {
  itemId: string;
}

export interface ItemChange extends ItemFields {
  /** Another variant of the item's style. */
  productId?: string | undefined;
}

async function chooseVariant(
  tx: Transaction,
  item: ItemRow,
  skuId: string,
  context: ShopContext,
): Promise<Result<Partial<ItemRow>, ItemError>> {
  const selection = { productId: skuId, color: '' };
  const listable = requireListable((await readListedProducts(tx, [selection], context)).get(selectionKey(selection)), skuId);
  if (!listable.ok) return listable;
  const chosen = listable.value;
  const { sku, details } = chosen.resolved;
  const saved = (await resolveSelections(tx, [item])).get(selectionKey(item));
  if (!sku || saved?.details.style.id !== details.style.id) {
    return invalidProduct(skuId, `'${skuId}' is not a variant of the saved product.`);
  }
  // The saved price stays that of the style in its color; with another color it would not be a price of this item.
  const isNarrower = saved.skus.some(({ id }) => id === sku.id);
  return ok({ ...selection, ...stockWhenAdded(chosen, context.at), ...(isNarrower ? {} : priceWhenAdded(chosen, context)) });
}

/** Changes an item. If another item has the chosen variant already, the two become one. */
async function changeItem(
  deps: ListDependencies,
  { principal, idempotentCall, query }: ListCall,
  path: ItemPath,
  productId: string | undefined,
  fields: ReturnType<typeof columnsOf>,
): Promise<Result<ProductListItem, ItemError>> {
  const key = listKeyOf(principal, path);
  if (!key.ok) return key;
  const context = readShopContext(deps, query);
  if (!context.ok) return context;
  return resultInIdempotentTransaction(deps.database.db, idempotentCall, async (tx) => {
    if (!(await lockList(tx, key.value))) return listNotFound(path.listId);
    const items = await itemsOfList(tx, key.value);
    const item = items.find(({ id }) => id === path.itemId);
    if (!item) return itemNotFound(path.itemId);
    const isOther = productId !== undefined && productId !== item.productId;
    const chosen = isOther ? await chooseVariant(tx, item, productId, context.value) : ok({});
    if (!chosen.ok) return chosen;
    const change = { ...fields, ...chosen.value };
    const changed = { ...item, ...change };
    const duplicate = isOther ? findSelected(items, changed) : undefined;
    if (duplicate) await deleteItem(tx, duplicate);
    await updateItem(tx, item, change);
    await updateList(tx, key.value, { updatedAt: context.value.at });
    const products = await readListedProducts(tx, [changed], context.value);
    return ok(presentItem(changed, products.get(selectionKey(changed)), context.value.at));
  });
}

export function patchItem(deps: ListDependencies, call: ListCall, path: ItemPath, { productId, ...fields }: ItemChange) {
  return changeItem(deps, call, path, productId, columnsOf(fields));
}

/** Like `patchItem`, but a missing field gets the value of a new item. */
export function replaceItem(deps: ListDependencies, call: ListCall, path: ItemPath, { productId, ...fields }: ItemChange) {
  return changeItem(deps, call, path, productId, { ...newItemFields, ...columnsOf(fields) });
}

export async function removeItem(
  deps: ListDependencies,
  { principal, idempotentCall }: Omit<ListCall, 'query'>,
  path: ItemPath,
): Promise<Result<undefined, ListError | 'ProductListItemNotFoundException'>> {
  const key = listKeyOf(principal, path);
  if (!key.ok) return key;
  return resultInIdempotentTransaction(deps.database.db, idempotentCall, async (tx) => {
    const list = await lockList(tx, key.value);
    if (!list) return listNotFound(path.listId);
    const removed = isUuid(path.itemId) ? await deleteItem(tx, { ...key.value, id: path.itemId }) : undefined;
    if (!removed) return itemNotFound(path.itemId);
    const now = deps.clock.now();
    await updateList(tx, key.value, { updatedAt: now, removedItems: withRemoved(list.removedItems, removed, now) });
    return ok();
  });
}
