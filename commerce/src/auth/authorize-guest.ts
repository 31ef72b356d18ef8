import { OAuthError } from '../platform/http/fault.ts';
import { newId } from '../platform/ids.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { newOpaqueToken } from './opaque-token.ts';
import { codeChallengePattern } from './pkce.ts';
import { isRedirectUri } from './redirect-uri.ts';
import { authorizationCodes } from './tables.ts';

/** Milliseconds that a code lives. */
export const codeLifetime = 60_000;

export interface AuthorizeRequest {
  client_id: string;
  redirect_uri: string;
  response_type: string;
  hint?: string;
  code_challenge: string;
  code_challenge_method?: string;
  channel_id?: string;
  state?: string;
}

/** What is wrong with a login's beginning. Nothing of it is told to the redirect address: that is not trusted yet. */
function refuse(request: AuthorizeRequest, settings: AuthDependencies['settings']): OAuthError | undefined {
  if (request.client_id !== settings.clientId) return new OAuthError('invalid_client', 'client_id is not known');
  if (!isRedirectUri(request.redirect_uri, settings)) return new OAuthError('invalid_request', 'redirect_uri is not registered');
  if (request.response_type !== 'code') return new OAuthError('unsupported_response_type', 'response_type must be code');
  if (request.hint !== 'guest') return new OAuthError('invalid_request', 'hint must be guest');
  if ((request.code_challenge_method ?? 'S256') !== 'S256') return new OAuthError('invalid_request', 'code_challenge_method must be S256');
  if (!codeChallengePattern.test(request.code_challenge)) return new OAuthError('invalid_request', 'code_challenge is not valid');
  if ((request.channel_id ?? settings.siteId) !== settings.siteId) return new OAuthError('invalid_request', 'channel_id is not known');
  return undefined;
}

/**
 * Begins a guest login: a new guest with a code that works once within a minute. A usid that the caller sends along is
 * not taken over: knowing one proves nothing, and the guest's basket hangs on it.
 * `countGuest` lets another guest in, or throws. Answers the redirect address with `usid` and `code` (API-076).
 */
export async function authorizeGuest(
  request: AuthorizeRequest,
  { database, clock, settings }: AuthDependencies,
  countGuest: () => Promise<void>,
): Promise<string> {
  const refusal = refuse(request, settings);
  if (refusal) throw refusal;
  await countGuest();
  const usid = newId();
  const code = newOpaqueToken(usid);
  await database.db.insert(authorizationCodes).values({
    customerGroupId: usid,
    codeHash: code.hash,
    customerId: newId(),
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
