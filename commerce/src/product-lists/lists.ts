import type { ProductList } from '@outfitter/contract';
import { type CustomerAccessError, invalidCustomer } from '../customers/customer-access.ts';
import { findCustomer } from '../customers/find-customer.ts';
import type { Transaction } from '../platform/database/database.ts';
import { resultInIdempotentTransaction } from '../platform/http/idempotency/idempotent-call.ts';
import { newId } from '../platform/ids.ts';
import { ok, type Result } from '../platform/result.ts';
import { type ListError, type ListPath, listKeyOf, listNotFound, ownGroup } from './list-access.ts';
import { type ListCall, type ListDependencies, presentOwnList, readShopContext } from './list-call.ts';
import {
  deleteList,
  deleteShare,
  insertList,
  insertShare,
  itemsOfList,
  lockList,
  lockWishlist,
  readList,
  readLists,
  updateList,
} from './queries.ts';
import { createShareTokens, shareTokenHash } from './share-tokens.ts';
import type { ListRow } from './tables.ts';

type ReadCall = Pick<ListCall, 'principal' | 'query'>;

/** Returns the lists of the caller: at most one, as there is one type. */
export async function findLists(
  deps: ListDependencies,
  { principal, query }: ReadCall,
  customerId: string,
): Promise<Result<ProductList[], CustomerAccessError | 'InvalidCurrencyException'>> {
  const group = ownGroup(principal, customerId);
  if (!group.ok) return group;
  const context = readShopContext(deps, query);
  if (!context.ok) return context;
  const { db } = deps.database;
  const found = await readLists(db, group.value);
  return ok(await Promise.all(found.map((list) => presentOwnList(deps, db, list, context.value))));
}

export async function findList(
  deps: ListDependencies,
  { principal, query }: ReadCall,
  path: ListPath,
): Promise<Result<ProductList, ListError | 'InvalidCurrencyException'>> {
  const key = listKeyOf(principal, path);
  if (!key.ok) return key;
  const context = readShopContext(deps, query);
  if (!context.ok) return context;
  const { db } = deps.database;
  const found = await readList(db, key.value);
  return found ? ok(await presentOwnList(deps, db, found, context.value)) : listNotFound(path.listId);
}

/** Returns the locked wishlist of a customer group, creating it if necessary. Concurrent calls return the same list. */
export async function ensureWishlist(tx: Transaction, customerGroupId: string, now: Date, name: string | null = null): Promise<ListRow> {
  const empty = { type: 'wish_list' as const, name, ownerName: null, shareToken: null, removedItems: [], createdAt: now, updatedAt: now };
  for (;;) {
    const existing = await lockWishlist(tx, customerGroupId);
    if (existing) return existing;
    // A concurrent insert of the same list waits here. Another call may have deleted the list after that.
    await insertList(tx, { customerGroupId, id: newId(), ...empty });
  }
}

export async function createList(
  deps: ListDependencies,
  { principal, idempotentCall, query }: ListCall,
  customerId: string,
  { name }: { name?: string | undefined },
): Promise<Result<ProductList, CustomerAccessError | 'InvalidCurrencyException'>> {
  const group = ownGroup(principal, customerId);
  if (!group.ok) return group;
  const context = readShopContext(deps, query);
  if (!context.ok) return context;
  return resultInIdempotentTransaction(deps.database.db, idempotentCall, async (tx) => {
    // A token outlives the erasure of its customer by up to half an hour.
    if (principal.isRegistered && !(await findCustomer(tx, group.value))) return invalidCustomer;
    const list = await ensureWishlist(tx, group.value, context.value.at, name || null);
    const items = await itemsOfList(tx, { customerGroupId: group.value, listId: list.id });
    return ok(await presentOwnList(deps, tx, { list, items }, context.value));
  });
}

export async function revokeShare(
  tx: Transaction,
  { masterKey }: { masterKey: string },
  { id, shareToken }: ListRow,
): Promise<string | undefined> {
  if (shareToken === null) return undefined;
  const token = createShareTokens(masterKey).read(id, shareToken);
  await deleteShare(tx, shareTokenHash(token));
  return token;
}

/** Makes a locked list public by a link with this token, and returns the column that stores it. */
export async function shareBy(
  tx: Transaction,
  { masterKey }: { masterKey: string },
  { customerGroupId, id: listId }: Pick<ListRow, 'customerGroupId' | 'id'>,
  token: string,
): Promise<Pick<ListRow, 'shareToken'>> {
  await insertShare(tx, shareTokenHash(token), { customerGroupId, listId });
  return { shareToken: createShareTokens(masterKey).store(listId, token) };
}

export interface ListChange {
  name?: string | null | undefined;
  public?: boolean | undefined;
  c_ownerName?: string | null | undefined;
}

async function changeSharing(
  tx: Transaction,
  settings: ListDependencies['settings'],
  list: ListRow,
  isPublic: boolean | undefined,
): Promise<Pick<ListRow, 'shareToken'>> {
  const { shareToken } = list;
  if (isPublic === undefined || isPublic === (shareToken !== null)) return { shareToken };
  if (!isPublic) {
    await revokeShare(tx, settings, list);
    return { shareToken: null };
  }
  return shareBy(tx, settings, list, createShareTokens(settings.masterKey).issue());
}

export async function changeList(
  deps: ListDependencies,
  { principal, idempotentCall, query }: ListCall,
  path: ListPath,
  { name, c_ownerName: ownerName, public: isPublic }: ListChange,
): Promise<Result<ProductList, ListError | 'InvalidCurrencyException'>> {
  const key = listKeyOf(principal, path);
  if (!key.ok) return key;
  const context = readShopContext(deps, query);
  if (!context.ok) return context;
  return resultInIdempotentTransaction(deps.database.db, idempotentCall, async (tx) => {
    const list = await lockList(tx, key.value);
    if (!list) return listNotFound(path.listId);
    const changed = {
      ...list,
      // An empty name is none.
      ...(name === undefined ? {} : { name: name || null }),
      ...(ownerName === undefined ? {} : { ownerName: ownerName || null }),
      ...(await changeSharing(tx, deps.settings, list, isPublic)),
      updatedAt: context.value.at,
    };
    const { name: newName, ownerName: newOwnerName, shareToken, updatedAt } = changed;
    await updateList(tx, key.value, { name: newName, ownerName: newOwnerName, shareToken, updatedAt });
    const items = await itemsOfList(tx, key.value);
    return ok(await presentOwnList(deps, tx, { list: changed, items }, context.value));
  });
}

export async function removeList(
  deps: ListDependencies,
  { principal, idempotentCall }: Omit<ListCall, 'query'>,
  path: ListPath,
): Promise<Result<undefined, ListError>> {
  const key = listKeyOf(principal, path);
  if (!key.ok) return key;
  return resultInIdempotentTransaction(deps.database.db, idempotentCall, async (tx) => {
    const list = await lockList(tx, key.value);
    if (!list) return listNotFound(path.listId);
    await revokeShare(tx, deps.settings, list);
    await deleteList(tx, key.value);
    return ok();
  });
}
