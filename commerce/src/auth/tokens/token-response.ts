import type { TokenResponse } from '@outfitter/contract';
import { encryptedUserId } from '../../customers/encrypted-user-id.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { accessTokenSeconds, type Login, type Subject, signAccessToken, signIdToken } from './access-token.ts';

export function issueAccessToken(subject: Subject, { keys, settings, clock }: AuthDependencies): Promise<string> {
  return signAccessToken(keys, subject, settings, clock.now());
}

/** Returns the encrypted id of a customer; empty for a guest. */
export function encryptedUserIdOf({ isRegistered, customerId }: Pick<Subject, 'isRegistered' | 'customerId'>, masterKey: string): string {
  return isRegistered ? encryptedUserId(masterKey, customerId) : '';
}

export async function buildTokenResponse(login: Login, deps: AuthDependencies): Promise<TokenResponse> {
  const { subject, refreshToken, refreshSeconds } = login;
  const { keys, settings, clock } = deps;
  return {
    access_token: await issueAccessToken(subject, deps),
    id_token: subject.isRegistered ? await signIdToken(keys, subject, settings, clock.now()) : '',
    refresh_token: refreshToken,
    expires_in: accessTokenSeconds,
    refresh_token_expires_in: refreshSeconds,
    token_type: 'BEARER',
    usid: subject.usid,
    customer_id: subject.customerId,
    enc_user_id: encryptedUserIdOf(subject, settings.masterKey),
    idp_access_token: '',
  };
}
