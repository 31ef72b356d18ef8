import type { GuestMerge } from '@outfitter/contract';
import { readDeviceCookie } from '@outfitter/contract/client';
import type { Login } from '../auth/access-token.ts';
import type { AuthDependencies } from '../auth/auth-dependencies.ts';
import { findLogin, revokeLogin } from '../auth/refresh-tokens.ts';
import { readSessionToken } from '../auth/session-cookie.ts';
import { createCustomerSignIn } from '../auth/sign-in.ts';
import type { SignInError, SignInProof } from '../auth/verify-customer.ts';
import type { CustomerRow } from '../customers/find-customer.ts';
import { ok, type Result } from '../platform/result.ts';
import type { MergeGuest } from './merge-guest.ts';

export interface SignInRequest {
  headers: Headers;
  keepSignedIn: boolean;
}

export interface SignedInSession {
  login: Login;
  customer: CustomerRow;
  /** Token by which the browser is recognized. */
  device: string;
  merge: GuestMerge | undefined;
}

export type SessionSignIn = (proof: SignInProof, request: SignInRequest) => Promise<Result<SignedInSession, SignInError>>;

/** Returns the login of the session cookie if it could be continued. */
export function findCookieLogin(headers: Headers, deps: AuthDependencies): ReturnType<typeof findLogin> {
  return findLogin(readSessionToken(headers) ?? '', deps.settings.clientId, deps);
}

/**
 * Creates the sign-in of the storefront, with a password or a passkey: starts a session of the customer and merges the guest of the cookie
 * into it. The customer gets a new session under all circumstances; that of the cookie, which someone else may have planted, ends (session
 * fixation).
 */
export function createSessionSignIn(deps: AuthDependencies, mergeGuest: MergeGuest): SessionSignIn {
  const { startSession } = createCustomerSignIn(deps);

  return async (proof, { headers, keepSignedIn }) => {
    const origin = { headers, deviceToken: readDeviceCookie('customer', headers.get('cookie')) };
    const signedIn = await startSession(proof, origin, !keepSignedIn);
    if (!signedIn.ok) return signedIn;
    const { value: login, customer, device } = signedIn.value;
    const previous = await findCookieLogin(headers, deps);
    const merge = previous && !previous.isRegistered ? await mergeGuest(previous, customer) : undefined;
    if (previous) await revokeLogin(readSessionToken(headers) ?? '', deps);
    return ok({ login, customer, device, merge });
  };
}
