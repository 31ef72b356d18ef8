import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { resultInTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/principal.ts';
import { ok, type Result } from '../../platform/result.ts';
import { hashPassword } from '../../platform/security/password-hash.ts';
import { queueAccountMail } from '../account-mail.ts';
import { type CustomerAccessError, lockCustomer, requireOwnCustomer } from '../customer-access.ts';
import { revokeLinks } from '../customer-links.ts';
import type { CustomerRow } from '../find-customer.ts';
import { replacePassword } from './credentials.ts';
import { confirmPassword, wrongCredentials } from './password-attempts.ts';
import { checkNewPassword } from './password-policy.ts';

type PasswordDependencies = Pick<CommerceDependencies, 'database' | 'clock' | 'settings' | 'endCustomerSessions'>;
type PasswordChangeError = CustomerAccessError | 'InvalidCredentialsException' | 'InvalidPasswordException' | 'TooManyRequestsException';

/** Checks a new password of a customer against the policy and returns its hash. Hashing takes no connection. */
export async function acceptPassword(
  password: string,
  { email, pendingEmail, firstName, lastName }: CustomerRow,
  { brand }: { brand: string },
): Promise<Result<string, 'InvalidPasswordException'>> {
  const accepted = await checkNewPassword(password, { brand, customer: [email, pendingEmail ?? '', firstName, lastName] });
  return accepted.ok ? ok(await hashPassword(password)) : accepted;
}

/** Ends the access that the old password gave, except the session of `exceptUsid`, and notifies the customer. */
export async function revokeAccess(
  tx: Transaction,
  customerGroupId: string,
  deps: PasswordDependencies,
  exceptUsid?: string,
): Promise<void> {
  await revokeLinks(tx, customerGroupId, 'password');
  await deps.endCustomerSessions?.(tx, customerGroupId, exceptUsid);
  await queueAccountMail(tx, { customerGroupId, mail: 'password-changed' }, deps.clock.now());
}

/** Changes the password (API-059), and ends every other session of the customer. */
export async function changePassword(
  deps: PasswordDependencies,
  principal: Principal,
  customerId: string,
  { password, currentPassword }: { password: string; currentPassword: string },
): Promise<Result<undefined, PasswordChangeError>> {
  const { db } = deps.database;
  const customer = await requireOwnCustomer(db, principal, customerId);
  if (!customer.ok) return customer;
  const verifiedHash = await confirmPassword(deps, customerId, currentPassword);
  if (!verifiedHash.ok) return verifiedHash;
  const hash = await acceptPassword(password, customer.value, deps.settings);
  if (!hash.ok) return hash;
  return resultInTransaction<undefined, PasswordChangeError>(db, async (tx) => {
    const locked = await lockCustomer(tx, customerId);
    if (!locked.ok) return locked;
    const hashes = { verifiedHash: verifiedHash.value, hash: hash.value };
    if (!(await replacePassword(tx, customerId, hashes, deps.clock.now()))) return wrongCredentials;
    await revokeAccess(tx, customerId, deps, principal.usid);
    return ok();
  });
}
