/** The address book. Every change locks its customer first, so that two additions at once see each other. */
import { type AddressInput, type CustomerAddress, maxAddresses } from '@outfitter/contract';
import { isSamePlace } from '@outfitter/contract/client';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { type IdempotentCall, resultInIdempotentTransaction } from '../../platform/http/idempotency/idempotent-call.ts';
import { newId } from '../../platform/ids.ts';
import type { Principal } from '../../platform/principal.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { queueAccountMail } from '../account-mail.ts';
import { type CustomerAccessError, checkOwnId, invalidCustomer, lockCustomer } from '../customer-access.ts';
import { customerAddresses } from '../tables.ts';
import { mergeAddress, toBookAddress } from './book-address.ts';

type AddressRow = typeof customerAddresses.$inferSelect;

export async function listAddresses(queryable: Queryable, customerGroupId: string): Promise<CustomerAddress[]> {
  return (await readBook(queryable, customerGroupId)).map(presentAddress);
}

async function readBook(queryable: Queryable, customerGroupId: string): Promise<AddressRow[]> {
  return queryable
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerGroupId, customerGroupId))
    .orderBy(desc(customerAddresses.isPreferred), asc(customerAddresses.createdAt), asc(customerAddresses.id));
}

function presentAddress({ id, address, isPreferred, createdAt, updatedAt }: AddressRow): CustomerAddress {
  const dates = { creationDate: createdAt.toISOString(), lastModified: updatedAt.toISOString() };
  return { ...address, addressId: id, addressName: id, preferred: isPreferred, ...dates };
}

export interface AddressCall {
  principal: Principal;
  idempotentCall: IdempotentCall;
  customerId: string;
}

interface OpenBook {
  tx: Transaction;
  customerGroupId: string;
  book: AddressRow[];
  now: Date;
}

type BookDependencies = Pick<CommerceDependencies, 'database' | 'clock'>;

async function changeBook<Body, ErrorName extends string>(
  { database, clock }: BookDependencies,
  { principal, idempotentCall, customerId }: AddressCall,
  change: (open: OpenBook) => Promise<Result<Body, ErrorName>>,
): Promise<Result<Body, ErrorName | CustomerAccessError>> {
  const own = checkOwnId(principal, customerId);
  if (!own.ok) return own;
  if (!principal.isRegistered) return invalidCustomer;
  return resultInIdempotentTransaction<Body, ErrorName | CustomerAccessError>(database.db, idempotentCall, async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    if (!customer.ok) return customer;
    const { customerGroupId } = customer.value;
    return change({ tx, customerGroupId, book: await readBook(tx, customerGroupId), now: clock.now() });
  });
}

const isRow = ({ customerGroupId, id }: Pick<AddressRow, 'customerGroupId' | 'id'>) =>
  and(eq(customerAddresses.customerGroupId, customerGroupId), eq(customerAddresses.id, id));

/** Clears the preferred address, because an address book has at most one. */
async function clearPreferred({ tx, customerGroupId, book }: OpenBook): Promise<void> {
  const preferred = book.find(({ isPreferred }) => isPreferred);
  if (preferred)
    await tx
      .update(customerAddresses)
      .set({ isPreferred: false })
      .where(isRow({ customerGroupId, id: preferred.id }));
}

/** Leaves an existing address unchanged, whatever the caller has typed, except that it becomes the preferred one if requested. */
async function preferExisting(open: OpenBook, row: AddressRow, isPreferred: boolean): Promise<CustomerAddress> {
  if (!isPreferred || row.isPreferred) return presentAddress(row);
  await clearPreferred(open);
  const change = { isPreferred, updatedAt: open.now };
  await open.tx.update(customerAddresses).set(change).where(isRow(row));
  await queueMail(open);
  return presentAddress({ ...row, ...change });
}

async function queueMail({ tx, customerGroupId, now }: OpenBook): Promise<void> {
  await queueAccountMail(tx, { customerGroupId, mail: 'addresses-changed' }, now);
}

/** Returns whether a name can be a part of a path, in which later calls give it: the server rejects empty and dot segments, also escaped. */
const isAddressable = (name: string) => !name.includes('\\') && name.split('/').every((part) => !['', '.', '..'].includes(part));

const addressesOf = (book: readonly AddressRow[]) => book.map(({ address }) => address);

/**
 * Adds an address (API-061), or returns the existing one of the same place (ACCOUNT-018),
 * preferred if the caller says so. The name that the caller gives is its id if no
 * other address has it. The first shipping address becomes the preferred one if there is none (ACCOUNT-023); a store never does.
 */
export async function createAddress(
  deps: BookDependencies,
  call: AddressCall,
  input: AddressInput,
): Promise<Result<CustomerAddress, CustomerAccessError | 'AddressLimitException' | 'ValidationException'>> {
  return changeBook<CustomerAddress, 'AddressLimitException' | 'ValidationException'>(deps, call, async (open) => {
    const { tx, customerGroupId, book, now } = open;
    const address = toBookAddress(input, addressesOf(book));
    if (!address.ok) return address;
    const existing = book.find((row) => isSamePlace(row.address, address.value));
    if (existing) return ok(await preferExisting(open, existing, input.preferred === true));
    if (book.length >= maxAddresses) {
      return failure('AddressLimitException', `An address book holds ${maxAddresses} addresses. Please remove one first.`, {
        limit: maxAddresses,
      });
    }
    const isFirst = !book.some(({ isPreferred }) => isPreferred) && address.value.c_addressType === '2' && !address.value.c_isStoreAddress;
    const isPreferred = input.preferred ?? isFirst;
    const name = input.addressName?.trim();
    const id = name && isAddressable(name) && book.every((row) => row.id !== name) ? name : newId();
    if (isPreferred) await clearPreferred(open);
    const row = { customerGroupId, id, address: address.value, isPreferred, createdAt: now, updatedAt: now };
    await tx.insert(customerAddresses).values(row);
    await queueMail(open);
    return ok(presentAddress(row));
  });
}

function addressNotFound(addressName: string) {
  return failure('AddressNotFoundException', `No address with the name '${addressName}' was found.`, { addressName });
}

export async function updateAddress(
  deps: BookDependencies,
  call: AddressCall,
  addressName: string,
  input: AddressInput,
): Promise<Result<CustomerAddress, CustomerAccessError | 'AddressNotFoundException' | 'ValidationException'>> {
  return changeBook<CustomerAddress, 'AddressNotFoundException' | 'ValidationException'>(deps, call, async (open) => {
    const { tx, book, now } = open;
    const row = book.find(({ id }) => id === addressName);
    if (!row) return addressNotFound(addressName);
    const address = toBookAddress(mergeAddress(row.address, input), addressesOf(book.filter((other) => other !== row)));
    if (!address.ok) return address;
    const isPreferred = input.preferred ?? row.isPreferred;
    if (isPreferred && !row.isPreferred) await clearPreferred(open);
    const change = { address: address.value, isPreferred, updatedAt: now };
    await tx.update(customerAddresses).set(change).where(isRow(row));
    await queueMail(open);
    return ok(presentAddress({ ...row, ...change }));
  });
}

export async function removeAddress(
  deps: BookDependencies,
  call: AddressCall,
  addressName: string,
): Promise<Result<undefined, CustomerAccessError | 'AddressNotFoundException'>> {
  return changeBook<undefined, 'AddressNotFoundException'>(deps, call, async (open) => {
    const row = open.book.find(({ id }) => id === addressName);
    if (!row) return addressNotFound(addressName);
    await open.tx.delete(customerAddresses).where(isRow(row));
    await queueMail(open);
    return ok();
  });
}
