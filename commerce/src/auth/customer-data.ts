import { desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { ExportSection } from '../shared/export-section.ts';
import { describeDevice } from './devices/device-name.ts';
import { invalidateSessions } from './sessions/live-sessions.ts';
import { authorizationCodes, customerSessions, refreshTokens } from './tables.ts';

export async function exportSessions(queryable: Queryable, customerGroupId: string): Promise<ExportSection> {
  const { userAgent, signedInAt, lastUsedAt, expiresAt } = customerSessions;
  const rows = await queryable
    .select({ userAgent, signedInAt, lastUsedAt, expiresAt })
    .from(customerSessions)
    .where(eq(customerSessions.customerGroupId, customerGroupId))
    .orderBy(desc(lastUsedAt));
  return {
    name: 'Sessions',
    rows: rows.map((row) => {
      const { browser, system } = describeDevice(row.userAgent);
      return { browser, system, ...row };
    }),
  };
}

/** Ends every sign-in of a customer, also an incomplete sign-in, and deletes its traces. */
export async function eraseLogins(tx: Transaction, customerGroupId: string): Promise<void> {
  // Lock order: codes, because a code that is being exchanged becomes a session; sessions; their tokens.
  await tx.delete(authorizationCodes).where(eq(authorizationCodes.customerGroupId, customerGroupId));
  const { familyId } = customerSessions;
  const ended = await tx.delete(customerSessions).where(eq(customerSessions.customerGroupId, customerGroupId)).returning({ familyId });
  await invalidateSessions(
    tx,
    ended.map((session) => session.familyId),
  );
  await tx.delete(refreshTokens).where(eq(refreshTokens.customerGroupId, customerGroupId));
}
