import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { findCustomer } from '../../customers/find-customer.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { type OpaqueToken, readOpaqueToken } from '../../platform/security/opaque-token.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { identityOf } from '../customer-subject.ts';
import { authorizationCodes } from '../tables.ts';
import type { Login, Subject } from '../tokens/access-token.ts';
import { revokeFamily, startFamily } from '../tokens/token-families.ts';
import { matchesCodeChallenge } from './pkce.ts';

export interface RedeemRequest {
  client_id?: string;
  code?: string;
  code_verifier?: string;
  redirect_uri?: string;
  usid?: string;
}

const byCode = (code: OpaqueToken) =>
  and(eq(authorizationCodes.customerGroupId, code.customerGroupId), eq(authorizationCodes.codeHash, code.hash));

type CodeRow = typeof authorizationCodes.$inferSelect;

/** Revokes the tokens of a code that is used again: one of the two users has stolen it (RFC 6749, section 4.1.2). */
async function revokeIfReplayed(tx: Transaction, code: OpaqueToken, now: Date): Promise<boolean> {
  const [used] = await tx
    .select()
    .from(authorizationCodes)
    .where(and(byCode(code), isNotNull(authorizationCodes.usedAt)));
  if (used) await revokeFamily(tx, used, now);
  return used !== undefined;
}

/** Returns `undefined` if the customer does not exist any more. */
async function subjectOfCode(tx: Transaction, row: CodeRow): Promise<Subject | undefined> {
  const { customerId, isRegistered, clientId, channelId } = row;
  // Codes of older releases have no usid; they are guests', whose group id is their usid.
  const subject = { usid: row.usid ?? row.customerGroupId, customerId, isRegistered, clientId, channelId };
  if (!isRegistered) return subject;
  const customer = await findCustomer(tx, customerId);
  return customer && { ...subject, ...identityOf(customer) };
}

/** Exchanges an authorization code for a login on the device of `userAgent`. A wrong verifier uses up the code, too. */
export async function redeemAuthorizationCode(
  request: RedeemRequest,
  userAgent: string,
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
    const subject = await subjectOfCode(tx, row);
    if (!subject || (request.usid !== undefined && request.usid !== subject.usid)) return undefined;
    if (!matchesCodeChallenge(request.code_verifier ?? '', row.codeChallenge)) return undefined;
    return startFamily(tx, subject, now, { familyId: row.familyId, userAgent });
  });
  return login ? ok(login) : invalid;
}
