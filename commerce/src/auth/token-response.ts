import type { TokenResponse } from '@outfitter/contract';
import { accessTokenSeconds, type Login, signAccessToken } from './access-token.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { refreshTokenSeconds } from './refresh-tokens.ts';

export function issueAccessToken(login: Login, { keys, settings, clock }: AuthDependencies): Promise<string> {
  return signAccessToken(keys, login.subject, settings, clock.now());
}

export async function buildTokenResponse(login: Login, deps: AuthDependencies): Promise<TokenResponse> {
  return {
    access_token: await issueAccessToken(login, deps),
    id_token: '',
    refresh_token: login.refreshToken,
    expires_in: accessTokenSeconds,
    refresh_token_expires_in: refreshTokenSeconds,
    token_type: 'BEARER',
    usid: login.subject.usid,
    customer_id: login.subject.customerId,
    enc_user_id: '',
    idp_access_token: '',
  };
}
