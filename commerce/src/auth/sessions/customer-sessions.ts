/**
 * The sign-ins of registered customers. A row is one family of refresh tokens: without it, none of the tokens works. Lock order: the row,
 * then its tokens, so that no token is added to a family that is being revoked.
 */
import { and, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { authorizationCodes, customerSessions, refreshTokens } from '../tables.ts';
import { invalidateSessions } from './live-sessions.ts';

export interface SessionKey {
  customerGroupId: string;
  familyId: string;
}

export type SessionRow = typeof customerSessions.$inferSelect;

/** Characters of a user agent that are stored: enough for the names of browser and system. */
const maxUserAgentLength = 300;

const byKey = ({ customerGroupId, familyId }: SessionKey) =>
  and(eq(customerSessions.customerGroupId, customerGroupId), eq(customerSessions.familyId, familyId));

export async function insertSession(
  tx: Transaction,
  { customerGroupId, familyId }: SessionKey,
  { userAgent, now, expiresAt }: { userAgent: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.insert(customerSessions).values({
    customerGroupId,
    familyId,
    userAgent: userAgent.slice(0, maxUserAgentLength),
    signedInAt: now,
    lastUsedAt: now,
    expiresAt,
  });
}

export async function findSession(db: Database, key: SessionKey): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(customerSessions).where(byKey(key));
  return row;
}

export async function lockSession(tx: Transaction, key: SessionKey): Promise<void> {
  await tx.select({ familyId: customerSessions.familyId }).from(customerSessions).where(byKey(key)).for('update');
}

/** Extends a session. Returns whether it exists. */
export async function extendSession(
  tx: Transaction,
  key: SessionKey,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.update(customerSessions).set({ lastUsedAt: now, expiresAt }).where(byKey(key));
  return rowCount === 1;
}

async function revokeTokens(tx: Transaction, customerGroupId: string, familyIds: readonly string[], now: Date): Promise<void> {
  if (familyIds.length === 0) return;
  const isOfFamilies = and(eq(refreshTokens.customerGroupId, customerGroupId), inArray(refreshTokens.familyId, [...familyIds]));
  await tx
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(isOfFamilies, isNull(refreshTokens.revokedAt)));
}

/** Ends a session and revokes its tokens. Returns whether there was one. */
export async function deleteSession(tx: Transaction, key: SessionKey, now: Date): Promise<boolean> {
  const { rowCount } = await tx.delete(customerSessions).where(byKey(key));
  if (rowCount === 1) await invalidateSessions(tx, [key.familyId]);
  await revokeTokens(tx, key.customerGroupId, [key.familyId], now);
  return rowCount === 1;
}

/**
 * Ends every session of a customer except one, and every sign-in that has not been completed yet: after a change of the password, in its
 * transaction, and at the customer's wish. Returns the number of ended sessions.
 */
export async function revokeAllSessions(tx: Transaction, customerGroupId: string, now: Date, exceptFamilyId?: string): Promise<number> {
  // Before the sessions, because a code that is being exchanged becomes one.
  await tx
    .delete(authorizationCodes)
    .where(and(eq(authorizationCodes.customerGroupId, customerGroupId), isNull(authorizationCodes.usedAt)));
  const isOther = exceptFamilyId === undefined ? undefined : ne(customerSessions.familyId, exceptFamilyId);
  const ended = await tx
    .delete(customerSessions)
    .where(and(eq(customerSessions.customerGroupId, customerGroupId), isOther))
    .returning({ familyId: customerSessions.familyId });
  const familyIds = ended.map(({ familyId }) => familyId);
  await invalidateSessions(tx, familyIds);
  await revokeTokens(tx, customerGroupId, familyIds, now);
  return familyIds.length;
}

/** Ends every session of a customer except that of this usid: each sign-in has its own. */
export async function revokeOtherSessions(tx: Transaction, customerGroupId: string, now: Date, exceptUsid?: string): Promise<void> {
  const isRetained = and(eq(refreshTokens.customerGroupId, customerGroupId), eq(refreshTokens.usid, exceptUsid ?? ''));
  const [retained] = await tx.select({ familyId: refreshTokens.familyId }).from(refreshTokens).where(isRetained).limit(1);
  await revokeAllSessions(tx, customerGroupId, now, retained?.familyId);
}

export async function listSessions(db: Database, customerGroupId: string): Promise<SessionRow[]> {
  return db.select().from(customerSessions).where(eq(customerSessions.customerGroupId, customerGroupId));
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.delete(customerSessions).where(lte(customerSessions.expiresAt, now));
  return rowCount ?? 0;
}
