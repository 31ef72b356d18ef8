import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { queueAccountMail } from '../customers/account-mail.ts';
import { lockCustomer, requireCustomer } from '../customers/customer-access.ts';
import { checkLink, consumeLink, findLink, invalidLink } from '../customers/customer-links.ts';
import { loginKeyOf } from '../customers/customer-logins.ts';
import { confirmPassword } from '../customers/password/password-attempts.ts';
import { inTransaction, resultInTransaction } from '../platform/database/database.ts';
import type { Principal } from '../platform/principal.ts';
import { ok, type Result } from '../platform/result.ts';
import { readOpaqueToken } from '../platform/security/opaque-token.ts';
import { createRateLimiter, type RateLimit } from '../platform/security/rate-limit.ts';
import { eraseCustomer, hasErased } from './erase-customer.ts';

interface Success {
  success: true;
}

const erasureMailLimit: RateLimit = { name: 'customer-erasure-mail', capacity: 5, refillPerSecond: 5 / 3600 };

/** Mails the link that erases the account to a customer who has given the password. */
export async function requestErasure(
  deps: Pick<CommerceDependencies, 'database' | 'clock'>,
  principal: Principal,
  password: string,
): Promise<Result<Success, 'InvalidCustomerException' | 'InvalidCredentialsException' | 'TooManyRequestsException'>> {
  const { db } = deps.database;
  const customer = await requireCustomer(db, principal);
  if (!customer.ok) return customer;
  const { customerGroupId } = customer.value;
  const confirmed = await confirmPassword(deps, customerGroupId, password);
  if (!confirmed.ok) return confirmed;
  const admitted = await createRateLimiter(db, deps.clock).take(erasureMailLimit, customerGroupId);
  if (!admitted.ok) return admitted;
  await inTransaction(db, (tx) => queueAccountMail(tx, { customerGroupId, mail: 'erase-account' }, deps.clock.now()));
  return ok({ success: true });
}

/** Erases the account of a link, on any device. A link that was opened before succeeds again, because pages are reloaded. */
export async function confirmErasure(
  { database: { db }, clock, settings }: Pick<CommerceDependencies, 'database' | 'clock' | 'settings'>,
  token: string,
): Promise<Result<Success, 'InvalidLinkException'>> {
  const named = readOpaqueToken(token);
  if (!named) return invalidLink('unknown');
  return resultInTransaction<Success, 'InvalidLinkException'>(db, async (tx) => {
    const now = clock.now();
    // Before the link is read, so that of two requests the second sees that it was used.
    const customer = await lockCustomer(tx, named.customerGroupId);
    if (!customer.ok) return (await hasErased(tx, named)) ? ok({ success: true }) : invalidLink('unknown');
    const link = checkLink(await findLink(tx, token, 'erasure'), now);
    if (!link.ok) return link;
    // The customer has changed the address since.
    if (loginKeyOf(link.value.email) !== loginKeyOf(customer.value.email)) return invalidLink('used');
    const used = await consumeLink(tx, link.value, now);
    if (!used.ok) return used;
    const { reviewErasure, masterKey } = settings;
    await eraseCustomer(tx, customer.value, { now, reviewErasure, masterKey, linkHash: named.hash });
    return ok({ success: true });
  });
}
