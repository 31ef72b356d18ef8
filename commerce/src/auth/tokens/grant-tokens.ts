import type { TokenResponse } from '@outfitter/contract';
import type { OAuthErrorCode } from '../../platform/http/fault.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { type RedeemRequest, redeemAuthorizationCode } from '../authorization/redeem-authorization-code.ts';
import type { Login } from './access-token.ts';
import { rotateRefreshToken } from './refresh-tokens.ts';
import { buildTokenResponse } from './token-response.ts';

export interface TokenRequest extends RedeemRequest {
  grant_type: string;
  refresh_token?: string;
  channel_id?: string;
}

async function loginFor(request: TokenRequest, userAgent: string, deps: AuthDependencies): Promise<Result<Login, OAuthErrorCode>> {
  const { settings } = deps;
  if (request.grant_type === 'client_credentials') {
    // The shop has no confidential clients.
    return failure('unauthorized_client', 'client_credentials needs a private client');
  }
  if (request.client_id !== settings.clientId) return failure('invalid_client', 'client_id is not known');
  if ((request.channel_id ?? settings.siteId) !== settings.siteId) return failure('invalid_request', 'channel_id is not known');
  if (request.grant_type === 'authorization_code_pkce') return redeemAuthorizationCode(request, userAgent, deps);
  if (request.grant_type === 'refresh_token') return rotateRefreshToken(request.refresh_token ?? '', settings.clientId, deps);
  return failure('unsupported_grant_type', 'grant_type is not supported');
}

/** Exchanges a code or a refresh token for tokens (API-078). */
export async function grantTokens(
  request: TokenRequest,
  userAgent: string,
  deps: AuthDependencies,
): Promise<Result<TokenResponse, OAuthErrorCode>> {
  const login = await loginFor(request, userAgent, deps);
  return login.ok ? ok(await buildTokenResponse(login.value, deps)) : login;
}
