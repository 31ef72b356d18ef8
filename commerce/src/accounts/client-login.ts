import { readDeviceCookie } from '@outfitter/contract/client';
import type { AuthDependencies } from '../auth/auth-dependencies.ts';
import type { CodeRequest } from '../auth/authorization/authorize.ts';
import { createCustomerSignIn, type SignedIn } from '../auth/sign-in.ts';
import { findLogin, revokeLogin } from '../auth/tokens/refresh-tokens.ts';
import { type CustomerCredentials, passwordProof, type SignInError } from '../auth/verify-customer.ts';
import type { Result } from '../platform/result.ts';
import type { MergeGuest } from './merge-guest.ts';

export interface ClientLogin {
  credentials: CustomerCredentials;
  headers: Headers;
  /** Refresh token of the customer's guest session. An invalid token is ignored, like the cookie of an expired session. */
  guestToken: string | undefined;
  /** Checked request. */
  request: CodeRequest;
}

/**
 * Creates the login of clients that receive their tokens for a code (API-077). Returns the redirect address. Merges the guest of a refresh
 * token into the customer, and ends the guest's session; a usid is no proof that the caller is that guest.
 */
export function createClientLogin(deps: AuthDependencies, mergeGuest: MergeGuest) {
  const { startLogin } = createCustomerSignIn(deps);

  return async ({ credentials, headers, guestToken = '', request }: ClientLogin): Promise<Result<SignedIn<string>, SignInError>> => {
    const origin = { headers, deviceToken: readDeviceCookie('customer', headers.get('cookie')) };
    const guest = await findLogin(guestToken, deps.settings.clientId, deps);
    const signedIn = await startLogin(await passwordProof(deps.database.db, credentials), origin, request);
    if (signedIn.ok && guest && !guest.isRegistered) {
      await mergeGuest(guest, signedIn.value.customer);
      await revokeLogin(guestToken, deps);
    }
    return signedIn;
  };
}
