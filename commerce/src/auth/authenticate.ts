import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Principal } from '../platform/principal.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { withKeyRing } from './auth-dependencies.ts';
import { isSessionLive } from './sessions/live-sessions.ts';
import { verifyAccessToken } from './tokens/access-token.ts';
import { createVerifiedTokens } from './tokens/verified-tokens.ts';

type Authenticate = (token: string) => Promise<Result<Principal, 'InvalidAccessTokenException'>>;

/** Verifies a token without asking whether its session has ended: enough for responses that are the same for everyone. */
export function createTokenVerifier(deps: CommerceDependencies): Authenticate {
  const { keys, clock, settings } = withKeyRing(deps);
  const verifiedTokens = createVerifiedTokens(keys, clock);
  return async (token) => {
    const principal = await verifiedTokens.find(token);
    if (principal) return ok(principal);
    const verified = await verifyAccessToken(keys, token, settings, clock);
    if (verified.ok) verifiedTokens.add(token, verified.value);
    return verified;
  };
}

export function createAuthenticator(deps: CommerceDependencies, verify = createTokenVerifier(deps)): Authenticate {
  return async (token) => {
    const verified = await verify(token);
    if (!verified.ok || (await isSessionLive(deps, verified.value))) return verified;
    return failure('InvalidAccessTokenException', 'The session has ended.');
  };
}
