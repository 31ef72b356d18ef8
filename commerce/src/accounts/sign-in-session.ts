import type { GuestMerge } from '@outfitter/contract';
import { readDeviceCookie } from '@outfitter/contract/client';
import type { AuthDependencies } from '../auth/auth-dependencies.ts';
import { readSessionToken } from '../auth/sessions/session-cookie.ts';
import { createCustomerSignIn, transientEnd } from '../auth/sign-in.ts';
import type { Login } from '../auth/tokens/access-token.ts';
import { findLogin, revokeLogin } from '../auth/tokens/refresh-tokens.ts';
import type { SignInError, SignInProof } from '../auth/verify-customer.ts';
import type { CustomerRow } from '../customers/find-customer.ts';
import { ok, type Result } from '../platform/result.ts';
import type { MergeGuest } from './merge-guest.ts';

export interface SignInRequest {
  headers: Headers;
  /** If absent, the session lasts as long as that of the cookie. */
  keepSignedIn?: boolean | undefined;
  /** Language of the page. */
  locale?: string | undefined;
}

export interface SignedInSession {
  login: Login;
  customer: CustomerRow;
  /** Token that identifies the browser. */
  device: string;
  merge: GuestMerge | undefined;
}

export type SessionSignIn = (proof: SignInProof, request: SignInRequest) => Promise<Result<SignedInSession, SignInError>>;

type CookieLogin = Awaited<ReturnType<typeof findLogin>>;

export function findCookieLogin(headers: Headers, deps: AuthDependencies): Promise<CookieLogin> {
  return findLogin(readSessionToken(headers) ?? '', deps.settings.clientId, deps);
}

/** Returns when the session ends however often its tokens rotate; `undefined` if the customer stays signed in. */
function endOfSession(keepSignedIn: boolean | undefined, previous: CookieLogin, now: Date): Date | undefined {
  if (keepSignedIn === undefined && previous?.isRegistered) return previous.familyExpiresAt ?? undefined;
  return keepSignedIn ? undefined : transientEnd(now);
}

/**
 * Creates the sign-in of the storefront, with a password or a passkey: starts a session of the customer and merges the guest of the cookie
 * into it. The customer gets a new session under all circumstances; that of the cookie, which someone else may have planted, ends (session
 * fixation).
 */
export function createSessionSignIn(deps: AuthDependencies, mergeGuest: MergeGuest): SessionSignIn {
  const { startSession } = createCustomerSignIn(deps);

  return async (proof, { headers, keepSignedIn, locale }) => {
    const origin = { headers, deviceToken: readDeviceCookie('customer', headers.get('cookie')) };
    const previous = await findCookieLogin(headers, deps);
    const signedIn = await startSession(proof, origin, endOfSession(keepSignedIn, previous, deps.clock.now()));
    if (!signedIn.ok) return signedIn;
    const { value: login, customer, device } = signedIn.value;
    const merge = previous && !previous.isRegistered ? await mergeGuest(previous, customer, locale) : undefined;
    if (previous) await revokeLogin(readSessionToken(headers) ?? '', deps);
    return ok({ login, customer, device, merge });
  };
}
