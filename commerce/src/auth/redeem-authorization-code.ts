import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { inTransaction, type Transaction } from '../platform/database/database.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { type OpaqueToken, readOpaqueToken } from '../platform/security/opaque-token.ts';
import type { Login, Subject } from './access-token.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { matchesCodeChallenge } from './pkce.ts';
import { issueRefreshToken, revokeTokensOfCode } from './refresh-tokens.ts';
import { authorizationCodes } from './tables.ts';

export interface CodeRequest {
  client_id?: string;
  code?: string;
  code_verifier?: string;
  redirect_uri?: string;
  usid?: string;
}

const byCode = (code: OpaqueToken) =>
  and(eq(authorizationCodes.customerGroupId, code.customerGroupId), eq(authorizationCodes.codeHash, code.hash));

/** Revokes the tokens of a code that is used again: one of the two users has stolen it (RFC 6749, section 4.1.2). */
async function revokeIfReplayed(tx: Transaction, code: OpaqueToken, now: Date): Promise<boolean> {
  const [used] = await tx
    .select({ usedAt: authorizationCodes.usedAt })
    .from(authorizationCodes)
    .where(and(byCode(code), isNotNull(authorizationCodes.usedAt)));
  if (used) await revokeTokensOfCode(tx, code.customerGroupId, now);
  return used !== undefined;
}

/** Exchanges an authorization code for a login. A wrong verifier uses up the code, too. */
export async function redeemAuthorizationCode(
  request: CodeRequest,
  { database, clock, log }: AuthDependencies,
): Promise<Result<Login, 'invalid_grant'>> {
  const invalid = failure('invalid_grant', 'invalid code');
  const code = readOpaqueToken(request.code ?? '');
  if (!code) return invalid;
  const now = clock.now();
  const login = await inTransaction(database.db, async (tx) => {
    const [row] = await tx
      .update(authorizationCodes)
      .set({ usedAt: now })
      .where(and(byCode(code), isNull(authorizationCodes.usedAt), gt(authorizationCodes.expiresAt, now)))
      .returning();
    if (!row && (await revokeIfReplayed(tx, code, now))) log.warn('an authorization code was used again; its tokens are revoked');
    if (!row || row.clientId !== request.client_id || row.redirectUri !== request.redirect_uri) return undefined;
    if (request.usid !== undefined && request.usid !== row.customerGroupId) return undefined;
    if (!matchesCodeChallenge(request.code_verifier ?? '', row.codeChallenge)) return undefined;
    const subject: Subject = {
      usid: row.customerGroupId,
      customerId: row.customerId,
      isRegistered: false,
      clientId: row.clientId,
      channelId: row.channelId,
    };
    return { subject, refreshToken: await issueRefreshToken(tx, subject, now) };
  });
  return login ? ok(login) : invalid;
}
