/** The commands of an operator for one customer. Each use is recorded, also that of a command that only reads. */
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { lockCustomer } from '../customers/customer-access.ts';
import { type CustomerRow, findCustomer, findCustomerByNumber, findCustomerIdByLogin } from '../customers/find-customer.ts';
import { recordCustomerChange } from '../customers/record-change.ts';
import { findOrderOwner } from '../orders/history/own-orders.ts';
import { type Database, inTransaction, type Queryable } from '../platform/database/database.ts';
import { eraseCustomer } from './erase-customer.ts';
import { type CustomerExport, collectCustomerData } from './export-customer.ts';
import { deleteWrongPasswords } from './unlock-customer.ts';

export interface OperatorContext {
  operator: string;
  now: Date;
}

/** Returns the customer with this email address, customer number, or number of an order in the account. */
async function identify(queryable: Queryable, text: string): Promise<CustomerRow | undefined> {
  const term = text.trim();
  const customerId = term.includes('@')
    ? await findCustomerIdByLogin(queryable, term)
    : ((await findCustomerByNumber(queryable, term.toUpperCase()))?.customerGroupId ?? (await findOrderOwner(queryable, term)));
  return customerId === undefined ? undefined : findCustomer(queryable, customerId);
}

export async function findCustomerFor(db: Database, text: string, { operator, now }: OperatorContext): Promise<CustomerRow | undefined> {
  const customer = await identify(db, text);
  if (customer) await recordCustomerChange(db, { customerGroupId: customer.customerGroupId, action: 'find', operator }, now);
  return customer;
}

export async function readCustomerFor(
  db: Database,
  text: string,
  action: 'show' | 'export',
  { operator, now }: OperatorContext,
): Promise<{ customer: CustomerRow; data: CustomerExport } | undefined> {
  const customer = await identify(db, text);
  if (!customer) return undefined;
  await recordCustomerChange(db, { customerGroupId: customer.customerGroupId, action, operator }, now);
  return { customer, data: await collectCustomerData(db, customer, now) };
}

/** Erases a customer; returns the number of orders that are anonymized later. */
export async function eraseCustomerFor(
  db: Database,
  text: string,
  { reviewErasure, masterKey }: Pick<CommerceDependencies['settings'], 'reviewErasure' | 'masterKey'>,
  { operator, now }: OperatorContext,
): Promise<{ waitingOrders: number } | undefined> {
  const customer = await identify(db, text);
  if (!customer) return undefined;
  return inTransaction(db, async (tx) => {
    const locked = await lockCustomer(tx, customer.customerGroupId);
    return locked.ok ? { waitingOrders: await eraseCustomer(tx, locked.value, { now, reviewErasure, masterKey, operator }) } : undefined;
  });
}

export async function unlockCustomerFor(
  db: Database,
  text: string,
  masterKey: string,
  { operator, now }: OperatorContext,
): Promise<CustomerRow | undefined> {
  const customer = await identify(db, text);
  if (!customer) return undefined;
  return inTransaction(db, async (tx) => {
    await deleteWrongPasswords(tx, customer, masterKey);
    await recordCustomerChange(tx, { customerGroupId: customer.customerGroupId, action: 'unlock', operator }, now);
    return customer;
  });
}
