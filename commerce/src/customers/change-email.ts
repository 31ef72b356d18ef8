import { eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { resultInTransaction, type Transaction } from '../platform/database/database.ts';
import type { Principal } from '../platform/principal.ts';
import { ok, type Result } from '../platform/result.ts';
import { queueAccountMail } from './account-mail.ts';
import { lockCustomer, requireCustomer } from './customer-access.ts';
import { revokeLinks } from './customer-links.ts';
import { claimLogin, loginKeyOf, releaseLogin } from './customer-logins.ts';
import type { CustomerRow } from './find-customer.ts';
import { confirmPassword, wrongCredentials } from './password/password-attempts.ts';
import { customers } from './tables.ts';

interface EmailChange {
  currentEmail: string;
  email: string;
  password: string;
}

type EmailChangeError = 'InvalidCredentialsException' | 'InvalidCustomerException' | 'TooManyRequestsException';

function isAddressOf({ email, pendingEmail }: CustomerRow, address: string): boolean {
  return [email, pendingEmail ?? email].some((own) => loginKeyOf(own) === loginKeyOf(address));
}

/**
 * Changes the login (API-074), if the password is right and `admit` does, a rate limit: the response tells whether an address has an
 * account. The new address signs in at once (ACCOUNT-009). The old one does, too, and receives the mails, until the new one is confirmed:
 * with a mistyped address, neither does a stranger get the account nor does the customer lose it. `success` is false if another customer
 * has the address.
 */
export async function changeEmail(
  deps: Pick<CommerceDependencies, 'database' | 'clock'>,
  principal: Principal,
  { currentEmail, email, password }: EmailChange,
  admit: () => Promise<Result<undefined, 'TooManyRequestsException'>>,
): Promise<Result<{ success: boolean }, EmailChangeError>> {
  const { db } = deps.database;
  const customer = await requireCustomer(db, principal);
  if (!customer.ok) return customer;
  const { customerGroupId } = customer.value;
  const confirmed = await confirmPassword(deps, customerGroupId, password);
  if (!confirmed.ok) return confirmed;
  if (!isAddressOf(customer.value, currentEmail)) return wrongCredentials;
  // Last, so that only customers use up the limit of their network.
  const admitted = await admit();
  if (!admitted.ok) return admitted;
  return resultInTransaction<{ success: boolean }, EmailChangeError>(db, async (tx) => {
    const locked = await lockCustomer(tx, customerGroupId);
    if (!locked.ok) return locked;
    return ok({ success: await setLogin(tx, locked.value, email, deps.clock.now()) });
  });
}

async function setLogin(tx: Transaction, customer: CustomerRow, email: string, now: Date): Promise<boolean> {
  const { customerGroupId, pendingEmail } = customer;
  const key = loginKeyOf(email);
  const isCurrent = key === loginKeyOf(customer.email);
  const isPending = pendingEmail !== null && key === loginKeyOf(pendingEmail);
  if (!isCurrent && !(await claimLogin(tx, email, customerGroupId))) return false;
  if (pendingEmail !== null && !isPending) {
    await releaseLogin(tx, pendingEmail, customerGroupId);
    await revokeLinks(tx, customerGroupId, 'email');
  }
  // The same address in another spelling, or back to the confirmed address: nothing to confirm.
  const change = isCurrent ? { email, pendingEmail: null } : { pendingEmail: email };
  await tx
    .update(customers)
    .set({ ...change, updatedAt: now })
    .where(eq(customers.customerGroupId, customerGroupId));
  if (!isCurrent) await queueAccountMail(tx, { customerGroupId, mail: 'email-changed' }, now);
  return true;
}
