import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Principal } from '../platform/principal.ts';
import { ok, type Result } from '../platform/result.ts';
import { verifyAccessToken } from './access-token.ts';
import { withKeyRing } from './auth-dependencies.ts';
import { createVerifiedTokens } from './verified-tokens.ts';

export function createAuthenticator(
  deps: CommerceDependencies,
): (token: string) => Promise<Result<Principal, 'InvalidAccessTokenException'>> {
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
