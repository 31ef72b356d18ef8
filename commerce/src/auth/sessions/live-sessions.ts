import { and, eq, gt } from 'drizzle-orm';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { invalidate } from '../../platform/cache/invalidation.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/principal.ts';
import { customerSessions } from '../tables.ts';

const keyOf = (familyId: string) => `session-${familyId}`;

export function invalidateSessions(tx: Transaction, familyIds: readonly string[]): Promise<void> {
  return invalidate(tx, familyIds.map(keyOf));
}

/**
 * Returns whether the session of an access token exists. The token itself is valid for half an hour, but a customer who signs a device
 * out, or sets a new password, ends its access at once (decision 63). A session is read once per process and cached until it ends, so
 * that a call costs no statement. Guests, and tokens without a session, have nothing that could end.
 */
export async function isSessionLive(
  { database: { db }, cache, clock }: Pick<CommerceDependencies, 'database' | 'cache' | 'clock'>,
  { customerGroupId, sessionId }: Principal,
): Promise<boolean> {
  if (sessionId === undefined) return true;
  const key = keyOf(sessionId);
  if (cache?.get<true>(key)) return true;
  const since = cache?.version() ?? 0;
  const [session] = await db
    .select({ expiresAt: customerSessions.expiresAt })
    .from(customerSessions)
    .where(
      and(
        eq(customerSessions.customerGroupId, customerGroupId),
        eq(customerSessions.familyId, sessionId),
        gt(customerSessions.expiresAt, clock.now()),
      ),
    );
  if (session) cache?.set(key, true, { keys: [key], until: session.expiresAt, since });
  return session !== undefined;
}
