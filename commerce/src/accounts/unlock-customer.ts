import { normalizeEmail } from '@outfitter/contract/client';
import { deviceLimit, loginLimits } from '../auth/verify-customer.ts';
import type { CustomerRow } from '../customers/find-customer.ts';
import { wrongPasswordLimit } from '../customers/password/password-attempts.ts';
import type { Queryable } from '../platform/database/database.ts';
import { createLoginPrincipals } from '../platform/security/login-principals.ts';
import { deleteBuckets } from '../platform/security/rate-limit.ts';

/**
 * Deletes the wrong passwords that were tried for the logins of a customer, from any network, on known devices, and in the customer's own
 * sessions. The limits of a network stay, because they protect other customers as well; they expire within minutes.
 */
export async function deleteWrongPasswords(
  queryable: Queryable,
  { customerGroupId, email, pendingEmail }: CustomerRow,
  masterKey: string,
): Promise<void> {
  const { prefixOf } = createLoginPrincipals('customer', masterKey);
  const logins = [email, ...(pendingEmail === null ? [] : [pendingEmail])];
  const prefixes = logins.map((login) => prefixOf(normalizeEmail(login) ?? login));
  for (const { name } of [deviceLimit, wrongPasswordLimit]) await deleteBuckets(queryable, { name, prefix: customerGroupId });
  for (const prefix of prefixes) {
    for (const { name } of loginLimits) await deleteBuckets(queryable, { name, prefix });
  }
}
