import type { TokenResponse } from '@outfitter/contract';
import { OAuthError } from '../platform/http/fault.ts';
import type { Login } from './access-token.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { type CodeRequest, redeemAuthorizationCode } from './redeem-authorization-code.ts';
import { rotateRefreshToken } from './refresh-tokens.ts';
import { buildTokenResponse } from './token-response.ts';

export interface TokenRequest extends CodeRequest {
  grant_type: string;
  refresh_token?: string;
  channel_id?: string;
}

async function loginFor(request: TokenRequest, deps: AuthDependencies): Promise<Login> {
  const { settings } = deps;
  if (request.grant_type === 'client_credentials') {
    // Only a client that keeps a secret may speak for itself; the shop has none.
    throw new OAuthError('unauthorized_client', 'client_credentials needs a private client');
  }
  if (request.client_id !== settings.clientId) throw new OAuthError('invalid_client', 'client_id is not known');
  if ((request.channel_id ?? settings.siteId) !== settings.siteId) throw new OAuthError('invalid_request', 'channel_id is not known');
  if (request.grant_type === 'authorization_code_pkce') return redeemAuthorizationCode(request, deps);
  if (request.grant_type === 'refresh_token') return rotateRefreshToken(request.refresh_token ?? '', settings.clientId, deps);
  throw new OAuthError('unsupported_grant_type', 'grant_type is not supported');
}

/** Trades a code or a refresh token for tokens (API-078). */
export async function grantTokens(request: TokenRequest, deps: AuthDependencies): Promise<TokenResponse> {
  return buildTokenResponse(await loginFor(request, deps), deps);
}
