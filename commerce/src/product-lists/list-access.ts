/** Access to lists. Reports a list or an item of another owner as not found. */
import { validate as isUuid } from 'uuid';
import { type CustomerAccessError, checkOwnId } from '../customers/customer-access.ts';
import type { Principal } from '../platform/principal.ts';
import { type Failure, failure, ok, type Result } from '../platform/result.ts';

export interface ListKey {
  customerGroupId: string;
  listId: string;
}

export type ListError = CustomerAccessError | 'ProductListNotFoundException';

export interface ListPath {
  customerId: string;
  listId: string;
}

export function listNotFound(listId: string): Failure<'ProductListNotFoundException'> {
  return failure('ProductListNotFoundException', `No product list with the id '${listId}' was found.`, { listId });
}

export function itemNotFound(itemId: string): Failure<'ProductListItemNotFoundException'> {
  return failure('ProductListItemNotFoundException', `No item with the id '${itemId}' is on the list.`, { itemId });
}

/** Returns the customer group of the caller, if the path names the caller. Guests have a customer id, too. */
export function ownGroup(principal: Principal, customerId: string): Result<string, CustomerAccessError> {
  const own = checkOwnId(principal, customerId);
  return own.ok ? ok(principal.customerGroupId) : own;
}

export function listKeyOf(principal: Principal, { customerId, listId }: ListPath): Result<ListKey, ListError> {
  const group = ownGroup(principal, customerId);
  if (!group.ok) return group;
  return isUuid(listId) ? ok({ customerGroupId: group.value, listId: listId.toLowerCase() }) : listNotFound(listId);
}
