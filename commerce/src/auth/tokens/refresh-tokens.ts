/** Refresh tokens, each of which works once. */
import { and, eq, lte } from 'drizzle-orm';
import { findCustomer } from '../../customers/find-customer.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { type OpaqueToken, readOpaqueToken } from '../../platform/security/opaque-token.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { identityOf } from '../customer-subject.ts';
import { deleteExpiredSessions, extendSession } from '../sessions/customer-sessions.ts';
import { authorizationCodes, refreshTokens } from '../tables.ts';
import type { Login, Subject } from './access-token.ts';
import { expiryOf, issueRefreshToken, lockFamily, type RefreshTokenRow as Row, revokeLockedFamily } from './token-families.ts';

/** Seconds before its end from which a refresh token counts as expired, so that it does not expire during a request (AUTH-022). */
export const refreshTokenMarginSeconds = 60;
/** Milliseconds within which a client may reuse a token, because of two tabs at once or a lost response. */
export const reuseGrace = 10_000;

/** Milliseconds for which expired codes are stored, to detect that one is used again. */
const codeRetention = 60 * 60 * 1000;

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

async function lockToken(tx: Transaction, token: OpaqueToken): Promise<Row | undefined> {
  const [found] = await tx.select().from(refreshTokens).where(byToken(token));
  if (!found) return undefined;
  await lockFamily(tx, found);
  const [row] = await tx.select().from(refreshTokens).where(byToken(token));
  return row;
}

/** Rows of older releases have no usid; they are guests', whose group id is their usid. */
const usidOf = ({ usid, customerGroupId }: Row) => usid ?? customerGroupId;

/** Returns the subject of the next access token; `undefined` if the customer does not exist any more. */
async function currentSubject(tx: Transaction, row: Row): Promise<Subject | undefined> {
  const { customerId, isRegistered, clientId, channelId } = row;
  const subject = { usid: usidOf(row), customerId, isRegistered, clientId, channelId };
  if (!isRegistered) return subject;
  const customer = await findCustomer(tx, customerId);
  return customer && { ...subject, ...identityOf(customer) };
}

async function rotate(tx: Transaction, row: Row, now: Date): Promise<Login | undefined> {
  const subject = await currentSubject(tx, row);
  if (!subject) return undefined;
  const login = await issueRefreshToken(tx, subject, now, row, row);
  if (row.isRegistered && !(await extendSession(tx, row, { now, expiresAt: expiryOf(login, now) }))) return undefined;
  return login;
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
    const row = await lockToken(tx, token);
    if (!row) return 'unknown';
    const verdict = checkRefreshToken(row, clientId, now);
    if (verdict === 'reused') await revokeLockedFamily(tx, row, now);
    if (verdict !== 'rotate') return verdict;
    const login = await rotate(tx, row, now);
    if (!login) {
      await revokeLockedFamily(tx, row, now);
      return 'unknown';
    }
    if (!row.usedAt) await tx.update(refreshTokens).set({ usedAt: now }).where(byToken(token));
    return login;
  });
  if (typeof rotated === 'object') return ok(rotated);
  if (rotated === 'reused') log.warn({ customerGroupId: token.customerGroupId }, 'a refresh token was reused; its family is revoked');
  return rotated === 'expired' ? failure('invalid_grant', 'EXPIRED_TOKEN') : invalid;
}

/** Returns the family of a token that could be exchanged now, without exchanging it. */
export async function findLogin(
  text: string,
  clientId: string,
  { database, clock }: AuthDependencies,
): Promise<(Row & { usid: string }) | undefined> {
  const token = readOpaqueToken(text);
  const [row] = token ? await database.db.select().from(refreshTokens).where(byToken(token)) : [];
  if (!row || checkRefreshToken(row, clientId, clock.now()) !== 'rotate') return undefined;
  return { ...row, usid: usidOf(row) };
}

export async function revokeLogin(text: string, { database, clock }: AuthDependencies): Promise<Row | undefined> {
  const token = readOpaqueToken(text);
  if (!token) return undefined;
  return inTransaction(database.db, async (tx) => {
    const row = await lockToken(tx, token);
    if (row) await revokeLockedFamily(tx, row, clock.now());
    return row;
  });
}

export async function deleteExpiredLogins(db: Database, now: Date): Promise<number> {
  const codes = await db.delete(authorizationCodes).where(lte(authorizationCodes.expiresAt, new Date(now.getTime() - codeRetention)));
  const tokens = await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now));
  return (codes.rowCount ?? 0) + (tokens.rowCount ?? 0) + (await deleteExpiredSessions(db, now));
}
