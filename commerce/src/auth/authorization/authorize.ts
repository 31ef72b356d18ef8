import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { OAuthErrorCode } from '../../platform/http/fault.ts';
import { newId } from '../../platform/ids.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { newOpaqueToken } from '../../platform/security/opaque-token.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { authorizationCodes } from '../tables.ts';
import { groupOf } from '../tokens/token-families.ts';
import { codeChallengePattern } from './pkce.ts';
import { isRedirectUri } from './redirect-uri.ts';

export const codeLifetime = 60_000;

/** Fields that the start of a guest's and of a customer's login have in common. */
export interface CodeRequest {
  client_id: string;
  redirect_uri: string;
  response_type: string;
  code_challenge: string;
  code_challenge_method?: string;
  channel_id?: string;
  state?: string;
}

/** Checks the start of a login. Errors are never sent to the redirect address, which is not trusted yet. */
export function checkCodeRequest(request: CodeRequest, settings: AuthDependencies['settings']): Result<undefined, OAuthErrorCode> {
  if (request.client_id !== settings.clientId) return failure('invalid_client', 'client_id is not known');
  if (!isRedirectUri(request.redirect_uri, settings)) return failure('invalid_request', 'redirect_uri is not registered');
  if (request.response_type !== 'code') return failure('unsupported_response_type', 'response_type must be code');
  if ((request.code_challenge_method ?? 'S256') !== 'S256') return failure('invalid_request', 'code_challenge_method must be S256');
  if (!codeChallengePattern.test(request.code_challenge)) return failure('invalid_request', 'code_challenge is not valid');
  if ((request.channel_id ?? settings.siteId) !== settings.siteId) return failure('invalid_request', 'channel_id is not known');
  return ok();
}

export function checkGuestRequest(
  { hint, ...request }: CodeRequest & { hint?: string },
  settings: AuthDependencies['settings'],
): Result<undefined, OAuthErrorCode> {
  return hint === 'guest' ? checkCodeRequest(request, settings) : failure('invalid_request', 'hint must be guest');
}

export function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

export interface CodeOwner {
  usid: string;
  customerId: string;
  isRegistered: boolean;
}

export async function issueCode(
  tx: Transaction,
  { usid, customerId, isRegistered }: CodeOwner,
  request: CodeRequest,
  { clock, settings }: Pick<AuthDependencies, 'clock' | 'settings'>,
): Promise<string> {
  const customerGroupId = groupOf({ usid, customerId, isRegistered });
  const code = newOpaqueToken(customerGroupId);
  await tx.insert(authorizationCodes).values({
    customerGroupId,
    codeHash: code.hash,
    customerId,
    isRegistered,
    usid,
    familyId: newId(),
    clientId: request.client_id,
    redirectUri: request.redirect_uri,
    codeChallenge: request.code_challenge,
    channelId: settings.siteId,
    expiresAt: new Date(clock.now().getTime() + codeLifetime),
  });
  const location = new URL(request.redirect_uri);
  location.searchParams.set('usid', usid);
  location.searchParams.set('code', code.text);
  if (request.state !== undefined) location.searchParams.set('state', request.state);
  return location.href;
}

/**
 * Starts the login of a new guest (API-076). Ignores a usid that the caller sends: it is not a proof of identity, and would give access to
 * that guest's basket.
 */
export function startGuestLogin(request: CodeRequest, deps: AuthDependencies): Promise<string> {
  const guest = { usid: newId(), customerId: newId(), isRegistered: false };
  return inTransaction(deps.database.db, (tx) => issueCode(tx, guest, request, deps));
}
