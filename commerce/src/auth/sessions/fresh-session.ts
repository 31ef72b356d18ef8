import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Principal } from '../../platform/principal.ts';
import { findSession } from './customer-sessions.ts';

/** Milliseconds after a sign-in within which the customer has just proved who they are. */
export const freshTime = 10 * 60 * 1000;

/** Returns whether the customer has just signed in; refreshing a token does not make a session fresh again. */
export async function isFreshSession(
  { database: { db }, clock }: Pick<CommerceDependencies, 'database' | 'clock'>,
  { customerGroupId, sessionId }: Principal,
): Promise<boolean> {
  if (sessionId === undefined) return false;
  const session = await findSession(db, { customerGroupId, familyId: sessionId });
  return session !== undefined && clock.now().getTime() - session.signedInAt.getTime() < freshTime;
}
