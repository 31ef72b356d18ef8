import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { newOpaqueToken } from '../../platform/security/opaque-token.ts';
import { deleteSession, insertSession, lockSession } from '../sessions/customer-sessions.ts';
import { refreshTokens } from '../tables.ts';
import type { Login, Subject } from './access-token.ts';

/** Lifetime of a refresh token in seconds: 90 days (AUTH-022). */
export const refreshTokenSeconds = 7_776_000;

export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

export interface NewFamily {
  familyId?: string;
  /** User agent of a registered customer's device. */
  userAgent?: string;
  /** Time by which the family ends, however often its tokens rotate; it also ends when the browser is closed. */
  endsAt?: Date;
}

export function groupOf(subject: Pick<Subject, 'isRegistered' | 'usid' | 'customerId'>): string {
  return subject.isRegistered ? subject.customerId : subject.usid;
}

type Family = Pick<RefreshTokenRow, 'familyId' | 'familyExpiresAt'>;

/** `predecessor`: the token of the same login that is exchanged for the new one. */
export async function issueRefreshToken(
  tx: Transaction,
  subject: Subject,
  now: Date,
  { familyId, familyExpiresAt }: Family,
  predecessor?: Pick<RefreshTokenRow, 'issuedAt'>,
): Promise<Login> {
  const customerGroupId = groupOf(subject);
  const token = newOpaqueToken(customerGroupId);
  const { customerId, isRegistered, clientId, channelId, usid } = subject;
  const ownEnd = now.getTime() + refreshTokenSeconds * 1000;
  const expiresAt = new Date(Math.min(ownEnd, familyExpiresAt?.getTime() ?? ownEnd));
  await tx.insert(refreshTokens).values({
    customerGroupId,
    tokenHash: token.hash,
    familyId,
    customerId,
    isRegistered,
    clientId,
    channelId,
    usid,
    issuedAt: predecessor ? laterOf(now, predecessor.issuedAt) : now,
    expiresAt,
    familyExpiresAt,
  });
  const session = isRegistered ? { sessionId: familyId } : {};
  const refreshSeconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  return { subject: { ...subject, ...session }, refreshToken: token.text, refreshSeconds, isTransient: familyExpiresAt !== null };
}

export function expiryOf({ refreshSeconds }: Login, now: Date): Date {
  return new Date(now.getTime() + refreshSeconds * 1000);
}

export async function startFamily(
  tx: Transaction,
  subject: Subject,
  now: Date,
  { familyId = newId(), userAgent = '', endsAt }: NewFamily = {},
): Promise<Login> {
  const login = await issueRefreshToken(tx, subject, now, { familyId, familyExpiresAt: endsAt ?? null });
  const expiresAt = expiryOf(login, now);
  if (subject.isRegistered) await insertSession(tx, { customerGroupId: groupOf(subject), familyId }, { userAgent, now, expiresAt });
  return login;
}

/** Returns a time later than the predecessor's, even if the clock was set back: the first token of a guest's family is its lock. */
function laterOf(now: Date, predecessor: Date): Date {
  return new Date(Math.max(now.getTime(), predecessor.getTime() + 1));
}

export type FamilyKey = Pick<RefreshTokenRow, 'customerGroupId' | 'familyId' | 'isRegistered'>;

const byFamily = ({ customerGroupId, familyId }: FamilyKey) =>
  and(eq(refreshTokens.customerGroupId, customerGroupId), eq(refreshTokens.familyId, familyId));

/**
 * Locks a family by locking the row of a registered customer's session, or the first row of a guest's family. Rotation and revocation both
 * take this lock, so that no token is added to a family that is being revoked.
 */
export async function lockFamily(tx: Transaction, family: FamilyKey): Promise<void> {
  if (family.isRegistered) return lockSession(tx, family);
  await tx
    .select({ hash: refreshTokens.tokenHash })
    .from(refreshTokens)
    .where(byFamily(family))
    .orderBy(asc(refreshTokens.issuedAt), asc(refreshTokens.tokenHash))
    .limit(1)
    .for('update');
}

export async function revokeLockedFamily(tx: Transaction, family: FamilyKey, now: Date): Promise<void> {
  if (family.isRegistered) return void (await deleteSession(tx, family, now));
  await tx
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(byFamily(family), isNull(refreshTokens.revokedAt)));
}

export async function revokeFamily(tx: Transaction, family: FamilyKey, now: Date): Promise<void> {
  await lockFamily(tx, family);
  await revokeLockedFamily(tx, family, now);
}
