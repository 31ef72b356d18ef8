import { normalizeEmail } from '@outfitter/contract/client';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { inTransaction, resultInTransaction } from '../../platform/database/database.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { ok, type Result } from '../../platform/result.ts';
import { markEmailConfirmed } from '../confirm-email.ts';
import { type CustomerAccessError, lockCustomer } from '../customer-access.ts';
import { checkLink, consumeLink, findLink, invalidLink } from '../customer-links.ts';
import { loginKeyOf } from '../customer-logins.ts';
import { findCustomer } from '../find-customer.ts';
import { loginOf } from '../present-customer.ts';
import { acceptPassword, revokeAccess } from './change-password.ts';
import { storePassword } from './credentials.ts';

type ResetDependencies = Pick<
  CommerceDependencies,
  | 'database'
  | 'clock'
  | 'settings'
  | 'endCustomerSessions'
  | 'joinGuestOrders'
  | 'removePasskeys'
  | 'deleteWrongPasswords'
  | 'requireCardCodes'
>;

/**
 * Event: a reset link was asked for. Payload: `{ addressKey, locale }`. Emitted for unknown addresses, too: the worker looks the address
 * up, so that neither the response nor its duration reveals whether it is known (API-060).
 */
export const passwordResetRequested = 'customer-password-reset';

export async function requestPasswordReset(
  { database: { db }, clock }: Pick<CommerceDependencies, 'database' | 'clock'>,
  { identification, locale }: { identification: string; locale?: string | undefined },
): Promise<void> {
  const payload = { addressKey: loginKeyOf(normalizeEmail(identification) ?? identification), locale };
  await inTransaction(db, (tx) => emit(tx, { kind: passwordResetRequested, payload }, clock.now()));
}

/** Returns whether a reset link still works. The check does not use it up and reveals nothing about accounts: tokens cannot be guessed. */
export async function checkPasswordLink(
  { database: { db }, clock }: Pick<CommerceDependencies, 'database' | 'clock'>,
  token: string,
): Promise<Result<undefined, 'InvalidLinkException'>> {
  const link = checkLink(await findLink(db, token, 'password'), clock.now());
  return link.ok ? ok() : link;
}

type ResetError = 'InvalidLinkException' | 'InvalidPasswordException';

/**
 * Sets a new password with a reset link (API-073), removes the passkeys, ends every session, lifts the limits of wrong passwords, and has
 * saved cards ask for their security code again. A rejected password does not use the link up. The link was mailed to the address of the
 * customer, so it confirms that address, too.
 */
export async function setPasswordFromToken(
  deps: ResetDependencies,
  { token, password }: { token: string; password: string },
): Promise<Result<{ success: true; login: string }, ResetError>> {
  const { db } = deps.database;
  const link = checkLink(await findLink(db, token, 'password'), deps.clock.now());
  if (!link.ok) return link;
  const { customerGroupId } = link.value;
  const customer = await findCustomer(db, customerGroupId);
  if (!customer) return invalidLink('unknown');
  const hash = await acceptPassword(password, customer, deps.settings);
  if (!hash.ok) return hash;
  return resultInTransaction<{ success: true; login: string }, ResetError>(db, async (tx) => {
    const now = deps.clock.now();
    const locked: Result<typeof customer, CustomerAccessError> = await lockCustomer(tx, customerGroupId);
    if (!locked.ok) return invalidLink('unknown');
    const used = await consumeLink(tx, link.value, now);
    if (!used.ok) return used;
    await storePassword(tx, customerGroupId, hash.value, now);
    // Before the sessions end, because a sign-in with a passkey that is under way becomes one.
    await deps.removePasskeys?.(tx, customerGroupId);
    await revokeAccess(tx, customerGroupId, deps);
    await deps.deleteWrongPasswords?.(tx, locked.value);
    await deps.requireCardCodes?.(tx, customerGroupId);
    if (loginKeyOf(link.value.email) === loginKeyOf(locked.value.email)) await markEmailConfirmed(tx, locked.value, deps);
    return ok({ success: true, login: loginOf(locked.value) });
  });
}
