/** A refresh token works once. All tokens of one login form a family, which is revoked as a whole. */
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { newOpaqueToken, type OpaqueToken, readOpaqueToken } from '../platform/security/opaque-token.ts';
import type { Login, Subject } from './access-token.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { authorizationCodes, refreshTokens } from './tables.ts';

/** Lifetime of a refresh token in seconds: 90 days (AUTH-022). */
export const refreshTokenSeconds = 7_776_000;
/** Seconds before its end from which a refresh token counts as expired, so that it does not expire during a request (AUTH-022). */
export const refreshTokenMarginSeconds = 60;
/** Milliseconds within which a client may reuse a token, because of two tabs at once or a lost response. */
export const reuseGrace = 10_000;

/** Milliseconds for which expired codes are stored, to detect that one is used again. */
const codeRetention = 60 * 60 * 1000;

type Row = typeof refreshTokens.$inferSelect;

function groupOf(subject: Pick<Subject, 'isRegistered' | 'usid' | 'customerId'>): string {
  return subject.isRegistered ? subject.customerId : subject.usid;
}

/** `predecessor`: the token of the same login that is exchanged for the new one. */
export async function issueRefreshToken(
  tx: Transaction,
  subject: Subject,
  now: Date,
  predecessor?: Pick<Row, 'familyId' | 'issuedAt'>,
): Promise<string> {
  const customerGroupId = groupOf(subject);
  const token = newOpaqueToken(customerGroupId);
  const { customerId, isRegistered, clientId, channelId, usid } = subject;
  await tx.insert(refreshTokens).values({
    customerGroupId,
    tokenHash: token.hash,
    familyId: predecessor?.familyId ?? newId(),
    customerId,
    isRegistered,
    clientId,
    channelId,
    usid,
    issuedAt: predecessor ? laterOf(now, predecessor.issuedAt) : now,
    expiresAt: new Date(now.getTime() + refreshTokenSeconds * 1000),
  });
  return token.text;
}

/** Later than the predecessor, even if the clock was set back: the first token of a family is its lock. */
function laterOf(now: Date, predecessor: Date): Date {
  return new Date(Math.max(now.getTime(), predecessor.getTime() + 1));
}

export type RefreshTokenState = 'rotate' | 'expired' | 'unknown' | 'reused';

export function checkRefreshToken(
  row: Pick<Row, 'clientId' | 'revokedAt' | 'usedAt' | 'expiresAt'>,
  clientId: string,
  now: Date,
): RefreshTokenState {
  if (row.clientId !== clientId || row.revokedAt) return 'unknown';
  if (row.expiresAt.getTime() - refreshTokenMarginSeconds * 1000 <= now.getTime()) return 'expired';
  return row.usedAt && now.getTime() - row.usedAt.getTime() > reuseGrace ? 'reused' : 'rotate';
}

const byToken = (token: OpaqueToken) =>
  and(eq(refreshTokens.customerGroupId, token.customerGroupId), eq(refreshTokens.tokenHash, token.hash));
const byFamily = (row: Row) => and(eq(refreshTokens.customerGroupId, row.customerGroupId), eq(refreshTokens.familyId, row.familyId));

/**
 * Reads a token and locks its family by locking the family's first row. Rotation and revocation both take this lock, so
 * that no token is added to a family that is being revoked.
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

async function revokeFamily(tx: Transaction, row: Row, now: Date): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(byFamily(row), isNull(refreshTokens.revokedAt)));
}

/** Revokes the tokens that a guest's authorization code has issued. A code starts a new guest, who has no other family. */
export async function revokeTokensOfCode(tx: Transaction, customerGroupId: string, now: Date): Promise<void> {
  const [first] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.customerGroupId, customerGroupId))
    .orderBy(asc(refreshTokens.issuedAt), asc(refreshTokens.tokenHash))
    .limit(1)
    .for('update');
  if (first) await revokeFamily(tx, first, now);
}

const invalid = failure('invalid_grant', 'invalid refresh_token');

/**
 * Exchanges a refresh token for its successor. Reuse of a token revokes its family, except within the grace period. The
 * messages are those of the commerce platform: `invalid refresh_token`, `EXPIRED_TOKEN`.
 */
export async function rotateRefreshToken(
  text: string,
  clientId: string,
  { database, clock, log }: AuthDependencies,
): Promise<Result<Login, 'invalid_grant'>> {
  const token = readOpaqueToken(text);
  if (!token) return invalid;
  const now = clock.now();
  const rotated = await inTransaction(database.db, async (tx): Promise<Login | Exclude<RefreshTokenState, 'rotate'>> => {
    const row = await lockFamily(tx, token);
    if (!row) return 'unknown';
    const verdict = checkRefreshToken(row, clientId, now);
    if (verdict === 'reused') await revokeFamily(tx, row, now);
    if (verdict !== 'rotate') return verdict;
    if (!row.usedAt) await tx.update(refreshTokens).set({ usedAt: now }).where(byToken(token));
    const { customerId, isRegistered, channelId } = row;
    // Rows of older releases have no usid; they are guests', whose group id is their usid.
    const subject = { usid: row.usid ?? row.customerGroupId, customerId, isRegistered, clientId, channelId };
    return { subject, refreshToken: await issueRefreshToken(tx, subject, now, row) };
  });
  if (typeof rotated === 'object') return ok(rotated);
  if (rotated === 'reused') log.warn({ customerGroupId: token.customerGroupId }, 'a refresh token was reused; its family is revoked');
  return rotated === 'expired' ? failure('invalid_grant', 'EXPIRED_TOKEN') : invalid;
}

/** Revokes the family of a token, whether used or not. Returns the token's row; `undefined` for an unknown token. */
export async function revokeSession(text: string, { database, clock }: AuthDependencies): Promise<Row | undefined> {
  const token = readOpaqueToken(text);
  if (!token) return undefined;
  return inTransaction(database.db, async (tx) => {
    const row = await lockFamily(tx, token);
    if (row) await revokeFamily(tx, row, clock.now());
    return row;
  });
}

export async function deleteExpiredLogins(db: Database, now: Date): Promise<number> {
  const codes = await db.delete(authorizationCodes).where(lte(authorizationCodes.expiresAt, new Date(now.getTime() - codeRetention)));
  const tokens = await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now));
  return (codes.rowCount ?? 0) + (tokens.rowCount ?? 0);
}
