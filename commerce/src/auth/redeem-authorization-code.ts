import { and, eq, gt, isNull } from 'drizzle-orm';
import { inTransaction } from '../platform/database/database.ts';
import { OAuthError } from '../platform/http/fault.ts';
import type { Login, Subject } from './access-token.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { readOpaqueToken } from './opaque-token.ts';
import { matchesCodeChallenge } from './pkce.ts';
import { issueRefreshToken } from './refresh-tokens.ts';
import { authorizationCodes } from './tables.ts';

export interface CodeRequest {
  client_id?: string;
  code?: string;
  code_verifier?: string;
  redirect_uri?: string;
  usid?: string;
}

/** Trades a code for a login. A code works once, also for one who cannot prove to have begun the login. */
export async function redeemAuthorizationCode(request: CodeRequest, { database, clock }: AuthDependencies): Promise<Login> {
  const refused = new OAuthError('invalid_grant', 'invalid code');
  const code = readOpaqueToken(request.code ?? '');
  if (!code) throw refused;
  const now = clock.now();
  const login = await inTransaction(database.db, async (tx) => {
    const [row] = await tx
      .update(authorizationCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(authorizationCodes.customerGroupId, code.customerGroupId),
          eq(authorizationCodes.codeHash, code.hash),
          isNull(authorizationCodes.usedAt),
          gt(authorizationCodes.expiresAt, now),
        ),
      )
      .returning();
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
  if (!login) throw refused;
  return login;
}
