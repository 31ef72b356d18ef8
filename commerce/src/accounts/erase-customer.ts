/**
 * Erasure of an account. Lock order: the customer, then what belongs to them, so that of two erasures at once the second finds no customer.
 * An order that is being placed keeps its basket; a call that was under way may write after the erasure; the daily job erases that.
 */
import { eq } from 'drizzle-orm';
import { eraseLogins } from '../auth/customer-data.ts';
import { eraseNotices } from '../back-in-stock/customer-data.ts';
import { eraseBaskets } from '../basket/customer-data.ts';
import { eraseMessages } from '../chat/customer-data.ts';
import { eraseProfile } from '../customers/customer-data.ts';
import type { CustomerRow } from '../customers/find-customer.ts';
import { recordCustomerChange, selfService } from '../customers/record-change.ts';
import { eraseMailings } from '../marketing/customer-data.ts';
import { eraseOrders } from '../orders/customer-data.ts';
import { joinGuestOrders } from '../orders/history/join-guest-orders.ts';
import { erasePasskeys } from '../passkeys/customer-data.ts';
import { eraseSavedCards } from '../payments/saved-cards/customer-data.ts';
import type { Transaction } from '../platform/database/database.ts';
import { deleteRecordsOf } from '../platform/http/idempotency/idempotency-records.ts';
import { eraseLists } from '../product-lists/customer-data.ts';
import { eraseVotes } from '../reviews/customer-data.ts';
import { type Erasure, eraseAuthorIn } from '../reviews/erase-author.ts';
import { addressOwnerOf } from '../shared/address-owner.ts';
import { queueErasedMail } from './erased-event.ts';
import { customerErasures } from './tables.ts';

export interface ErasureContext {
  now: Date;
  reviewErasure: Erasure;
  masterKey: string;
  /** Name of the operator; absent if the customer has opened the link. */
  operator?: string | undefined;
  linkHash?: Buffer | undefined;
}

/** Erases what belongs to the customer group. Returns the number of orders that still need their personal data. */
export async function eraseGroup(tx: Transaction, customerGroupId: string, now: Date): Promise<number> {
  await eraseBaskets(tx, customerGroupId);
  await eraseLists(tx, customerGroupId);
  await eraseSavedCards(tx, customerGroupId, now);
  await eraseVotes(tx, customerGroupId);
  const waitingOrders = await eraseOrders(tx, customerGroupId, now);
  // Before the sessions, because a sign-in with a passkey that is under way becomes one.
  await erasePasskeys(tx, customerGroupId);
  await eraseLogins(tx, customerGroupId);
  await deleteRecordsOf(tx, customerGroupId);
  return waitingOrders;
}

/**
 * Erases the data stored by the address of the customer. Guests' orders with it join the account first, so that they are anonymized, too.
 */
async function eraseAddress(tx: Transaction, { customerGroupId, email }: CustomerRow, { now, reviewErasure, operator }: ErasureContext) {
  const owner = addressOwnerOf(email);
  await joinGuestOrders(tx, { customerGroupId, addressKey: owner.addressKey });
  await eraseMailings(tx, owner);
  await eraseNotices(tx, owner);
  await eraseMessages(tx, owner);
  await eraseAuthorIn(tx, owner.addressKey, reviewErasure, { by: operator ?? selfService, now });
}

/**
 * Erases a locked customer. What is stored by their email address is erased if they have confirmed it: opening the link confirms it.
 * Returns the number of orders on their way, which are anonymized when they have arrived.
 */
export async function eraseCustomer(tx: Transaction, customer: CustomerRow, context: ErasureContext): Promise<number> {
  const { customerGroupId, emailConfirmedAt } = customer;
  const { now, operator = selfService, linkHash } = context;
  if (emailConfirmedAt || linkHash) await eraseAddress(tx, customer, context);
  const waitingOrders = await eraseGroup(tx, customerGroupId, now);
  await eraseProfile(tx, customer);
  await queueErasedMail(tx, customer, context);
  await tx.insert(customerErasures).values({ customerGroupId, erasedAt: now, linkHash }).onConflictDoNothing();
  await recordCustomerChange(tx, { customerGroupId, action: 'erase', operator, details: { waitingOrders } }, now);
  return waitingOrders;
}

/** Returns whether this link has erased its account. */
export async function hasErased(tx: Transaction, link: { customerGroupId: string; hash: Buffer }): Promise<boolean> {
  const [erasure] = await tx.select().from(customerErasures).where(eq(customerErasures.customerGroupId, link.customerGroupId));
  return erasure?.linkHash?.equals(link.hash) ?? false;
}
