/** Refresh tokens: each works once, and all that came from one login form a family that ends together. */
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '../platform/database/database.ts';
import { OAuthError } from '../platform/http/fault.ts';
import { newId } from '../platform/ids.ts';
import type { Login, Subject } from './access-token.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { newOpaqueToken, type OpaqueToken, readOpaqueToken } from './opaque-token.ts';
import { authorizationCodes, refreshTokens } from './tables.ts';

/** Seconds that a refresh token lives: 90 days (AUTH-022). */
export const refreshTokenSeconds = 7_776_000;
/** Milliseconds in which the same client may use a token again: two tabs, or an answer that was lost. */
export const reuseGrace = 10_000;

type Row = typeof refreshTokens.$inferSelect;

/** The group under which a subject's tokens are kept. */
function groupOf(subject: Pick<Subject, 'isRegistered' | 'usid' | 'customerId'>): string {
  return subject.isRegistered ? subject.customerId : subject.usid;
}

/** A new token: of a new family, or of the one it continues. */
export async function issueRefreshToken(tx: Transaction, subject: Subject, now: Date, familyId = newId()): Promise<string> {
  const customerGroupId = groupOf(subject);
  const token = newOpaqueToken(customerGroupId);
  const { customerId, isRegistered, clientId, channelId, usid } = subject;
  await tx.insert(refreshTokens).values({
    customerGroupId,
    tokenHash: token.hash,
    familyId,
    customerId,
    isRegistered,
    clientId,
    channelId,
    usid,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + refreshTokenSeconds * 1000),
  });
  return token.text;
}

/** What a presented token deserves. */
export type Verdict = 'rotate' | 'expired' | 'unknown' | 'stolen';

export function checkRefreshToken(row: Pick<Row, 'clientId' | 'revokedAt' | 'usedAt' | 'expiresAt'>, clientId: string, now: Date): Verdict {
  if (row.clientId !== clientId || row.revokedAt) return 'unknown';
  if (row.expiresAt <= now) return 'expired';
  return row.usedAt && now.getTime() - row.usedAt.getTime() > reuseGrace ? 'stolen' : 'rotate';
}

const byToken = (token: OpaqueToken) =>
  and(eq(refreshTokens.customerGroupId, token.customerGroupId), eq(refreshTokens.tokenHash, token.hash));
const byFamily = (row: Row) => and(eq(refreshTokens.customerGroupId, row.customerGroupId), eq(refreshTokens.familyId, row.familyId));

/**
 * The row of a token, with its family locked at its first member: whoever continues or ends a family waits here for the
 * others, so that none can add a token to a family that is being ended.
 */
async function lockFamily(tx: Transaction, token: OpaqueToken): Promise<Row | undefined> {
  const [found] = await tx.select().from(refreshTokens).where(byToken(token));
  if (!found) return undefined;
  await tx
    .select({ hash: refreshTokens.tokenHash })
    .from(refreshTokens)
    .where(byFamily(found))
    .orderBy(asc(refreshTokens.issuedAt), asc(refreshTokens.tokenHash))
    .limit(1)
    .for('update');
  const [row] = await tx.select().from(refreshTokens).where(byToken(token));
  return row;
}

async function endFamily(tx: Transaction, row: Row, now: Date): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(byFamily(row), isNull(refreshTokens.revokedAt)));
}

const invalid = () => new OAuthError('invalid_grant', 'invalid refresh_token');

/**
 * Trades a refresh token for its successor. A token that was used before ends its family, but for a repeat within ten
 * seconds. The messages are the platform's: `invalid refresh_token`, `EXPIRED_TOKEN`.
 */
export async function rotateRefreshToken(text: string, clientId: string, { database, clock, log }: AuthDependencies): Promise<Login> {
  const token = readOpaqueToken(text);
  if (!token) throw invalid();
  const now = clock.now();
  const outcome = await inTransaction(database.db, async (tx): Promise<Login | Exclude<Verdict, 'rotate'>> => {
    const row = await lockFamily(tx, token);
    if (!row) return 'unknown';
    const verdict = checkRefreshToken(row, clientId, now);
    if (verdict === 'stolen') await endFamily(tx, row, now);
    if (verdict !== 'rotate') return verdict;
    if (!row.usedAt) await tx.update(refreshTokens).set({ usedAt: now }).where(byToken(token));
    const { customerId, isRegistered, channelId } = row;
    // A token of an older release names no visit: it is a guest's, whose group it is.
    const subject = { usid: row.usid ?? row.customerGroupId, customerId, isRegistered, clientId, channelId };
    return { subject, refreshToken: await issueRefreshToken(tx, subject, now, row.familyId) };
  });
  if (typeof outcome === 'object') return outcome;
  if (outcome === 'stolen') log.warn({ customerGroupId: token.customerGroupId }, 'a refresh token was used twice, its family is ended');
  throw outcome === 'expired' ? new OAuthError('invalid_grant', 'EXPIRED_TOKEN') : invalid();
}

/** Ends the family of a token, used or not. Answers whom it was for; `undefined` where the token is not known. */
export async function revokeSession(text: string, { database, clock }: AuthDependencies): Promise<Row | undefined> {
  const token = readOpaqueToken(text);
  if (!token) return undefined;
  return inTransaction(database.db, async (tx) => {
    const row = await lockFamily(tx, token);
    if (row) await endFamily(tx, row, clock.now());
    return row;
  });
}

/** Throws away codes and tokens past their time. Answers how many rows went. */
export async function deleteExpiredLogins(db: Database, now: Date): Promise<number> {
  const codes = await db.delete(authorizationCodes).where(lte(authorizationCodes.expiresAt, now));
  const tokens = await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now));
  return (codes.rowCount ?? 0) + (tokens.rowCount ?? 0);
}
