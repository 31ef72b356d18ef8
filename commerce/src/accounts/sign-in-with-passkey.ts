import type { UsedPasskey } from '@outfitter/contract';
import type { AuthDependencies } from '../auth/auth-dependencies.ts';
import { passkeyProof } from '../passkeys/sign-in-proof.ts';
import type { Result } from '../platform/result.ts';
import { findCookieLogin, type SessionSignIn, type SignedInSession, type SignInRequest } from './sign-in-session.ts';

export async function signInWithPasskey(
  deps: AuthDependencies,
  signIn: SessionSignIn,
  credential: UsedPasskey,
  request: SignInRequest,
): Promise<Result<SignedInSession, 'InvalidPasskeyException' | 'TooManyRequestsException'>> {
  const proof = await passkeyProof(deps, await findCookieLogin(request.headers, deps), credential);
  if (!proof.ok) return proof;
  const signedIn = await signIn(proof.value, request);
  if (signedIn.ok) return signedIn;
  const { error } = signedIn;
  return error === 'TooManyRequestsException' ? { ...signedIn, error } : proof.value.rejection();
}
