import { eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { inTransaction, resultInTransaction, type Transaction } from '../platform/database/database.ts';
import type { Principal } from '../platform/principal.ts';
import { ok, type Result } from '../platform/result.ts';
import { createRateLimiter, type RateLimit } from '../platform/security/rate-limit.ts';
import { queueAccountMail } from './account-mail.ts';
import { lockCustomer, requireCustomer } from './customer-access.ts';
import { checkLink, consumeLink, findLink, invalidLink, revokeLinks } from './customer-links.ts';
import { loginKeyOf, releaseLogin } from './customer-logins.ts';
import type { CustomerRow } from './find-customer.ts';
import { customers } from './tables.ts';

type ConfirmDependencies = Pick<CommerceDependencies, 'database' | 'clock' | 'joinGuestOrders'>;

const confirmMailLimit: RateLimit = { name: 'customer-confirm-mail', capacity: 5, refillPerSecond: 5 / 3600 };

export function needsConfirmation({ emailConfirmedAt, pendingEmail }: CustomerRow): boolean {
  return emailConfirmedAt === null || pendingEmail !== null;
}

/** Mails the link again. `success` is false if there is nothing to confirm. */
export async function requestEmailConfirmation(
  { database: { db }, clock }: Pick<CommerceDependencies, 'database' | 'clock'>,
  principal: Principal,
): Promise<Result<{ success: boolean }, 'InvalidCustomerException' | 'TooManyRequestsException'>> {
  const customer = await requireCustomer(db, principal);
  if (!customer.ok) return customer;
  if (!needsConfirmation(customer.value)) return ok({ success: false });
  const { customerGroupId } = customer.value;
  const admitted = await createRateLimiter(db, clock).take(confirmMailLimit, customerGroupId);
  if (!admitted.ok) return admitted;
  await inTransaction(db, (tx) => queueAccountMail(tx, { customerGroupId, mail: 'confirm-email' }, clock.now()));
  return ok({ success: true });
}

/** Records that the customer reads mail to the address of the account. Returns the number of guest orders that join it. */
export async function markEmailConfirmed(tx: Transaction, customer: CustomerRow, deps: ConfirmDependencies): Promise<number> {
  const { customerGroupId, email } = customer;
  const emailConfirmedAt = customer.emailConfirmedAt ?? deps.clock.now();
  await tx.update(customers).set({ emailConfirmedAt }).where(eq(customers.customerGroupId, customerGroupId));
  return (await deps.joinGuestOrders?.(tx, { addressKey: loginKeyOf(email), customerGroupId })) ?? 0;
}

async function adoptPendingEmail(tx: Transaction, customer: CustomerRow, pendingEmail: string, now: Date): Promise<CustomerRow> {
  const { customerGroupId } = customer;
  const change = { email: pendingEmail, pendingEmail: null, emailConfirmedAt: now, updatedAt: now };
  await releaseLogin(tx, customer.email, customerGroupId);
  await tx.update(customers).set(change).where(eq(customers.customerGroupId, customerGroupId));
  // They were mailed to the old address.
  await revokeLinks(tx, customerGroupId, 'password');
  return { ...customer, ...change };
}

interface Confirmation {
  success: true;
  email: string;
  joinedOrders: number;
}

/** Confirms an address by its link, on any device. A link that was opened before confirms again, because pages are reloaded. */
export async function confirmEmail(deps: ConfirmDependencies, token: string): Promise<Result<Confirmation, 'InvalidLinkException'>> {
  const { db } = deps.database;
  const link = await findLink(db, token, 'email');
  if (!link) return invalidLink('unknown');
  return resultInTransaction<Confirmation, 'InvalidLinkException'>(db, async (tx) => {
    const now = deps.clock.now();
    const locked = await lockCustomer(tx, link.customerGroupId);
    if (!locked.ok) return invalidLink('unknown');
    const customer = locked.value;
    const linkKey = loginKeyOf(link.email);
    const isCurrent = loginKeyOf(customer.email) === linkKey;
    if (isCurrent && customer.emailConfirmedAt) return ok({ success: true, email: customer.email, joinedOrders: 0 });
    const usable = checkLink(link, now);
    if (!usable.ok) return usable;
    const { pendingEmail } = customer;
    const isPending = pendingEmail !== null && loginKeyOf(pendingEmail) === linkKey;
    // The customer has entered another address since.
    if (!isCurrent && !isPending) return invalidLink('used');
    const consumed = await consumeLink(tx, link, now);
    if (!consumed.ok) return consumed;
    const confirmed = isPending ? await adoptPendingEmail(tx, customer, pendingEmail, now) : customer;
    return ok({ success: true, email: confirmed.email, joinedOrders: await markEmailConfirmed(tx, confirmed, deps) });
  });
}
