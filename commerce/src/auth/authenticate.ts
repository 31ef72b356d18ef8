import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Principal } from '../platform/principal.ts';
import type { Result } from '../platform/result.ts';
import { verifyAccessToken } from './access-token.ts';
import { withKeyRing } from './auth-dependencies.ts';

export function createAuthenticator(
  deps: CommerceDependencies,
): (token: string) => Promise<Result<Principal, 'InvalidAccessTokenException'>> {
  const { keys, clock, settings } = withKeyRing(deps);
  return (token) => verifyAccessToken(keys, token, settings, clock);
}
