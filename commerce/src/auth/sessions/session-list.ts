import type { CustomerSession } from '@outfitter/contract';
import { inTransaction } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/principal.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { describeDevice } from '../devices/device-name.ts';
import { deleteSession, listSessions, revokeAllSessions, type SessionRow } from './customer-sessions.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type CustomerError = 'InvalidCustomerException';

function checkRegistered({ isRegistered }: Principal): Result<undefined, CustomerError> {
  return isRegistered ? ok() : failure('InvalidCustomerException', 'The customer is invalid');
}

function presentSession(
  { familyId, userAgent, signedInAt, lastUsedAt, expiresAt }: SessionRow,
  current: string | undefined,
): CustomerSession {
  return {
    sessionId: familyId,
    ...describeDevice(userAgent),
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isCurrent: familyId === current,
  };
}

/** Returns the sessions of a customer: the current one first, then those used last. */
export async function getCustomerSessions(
  { database, clock }: AuthDependencies,
  principal: Principal,
): Promise<Result<CustomerSession[], CustomerError>> {
  const checked = checkRegistered(principal);
  if (!checked.ok) return checked;
  const rows = await listSessions(database.db, principal.customerGroupId);
  const sessions = rows.filter(({ expiresAt }) => expiresAt > clock.now()).map((row) => presentSession(row, principal.sessionId));
  return ok(sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt)));
}

export async function endCustomerSession(
  { database, clock }: AuthDependencies,
  principal: Principal,
  familyId: string,
): Promise<Result<undefined, CustomerError | 'SessionNotFoundException'>> {
  const checked = checkRegistered(principal);
  if (!checked.ok) return checked;
  const key = { customerGroupId: principal.customerGroupId, familyId };
  const isEnded = uuid.test(familyId) && (await inTransaction(database.db, (tx) => deleteSession(tx, key, clock.now())));
  return isEnded ? ok() : failure('SessionNotFoundException', 'This session does not exist or has ended.');
}

/** Returns the number of ended sessions. Without a session of its own, a token ends all. */
export async function endOtherCustomerSessions(
  { database, clock }: AuthDependencies,
  { customerGroupId, sessionId, ...principal }: Principal,
): Promise<Result<number, CustomerError>> {
  const checked = checkRegistered({ customerGroupId, ...principal });
  if (!checked.ok) return checked;
  return ok(await inTransaction(database.db, (tx) => revokeAllSessions(tx, customerGroupId, clock.now(), sessionId)));
}
