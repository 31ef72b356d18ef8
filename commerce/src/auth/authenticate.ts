import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Principal } from '../platform/principal.ts';
import { verifyAccessToken } from './access-token.ts';
import { withKeyRing } from './auth-dependencies.ts';

/** Reads access tokens; throws `InvalidAccessTokenException`. */
export function createAuthenticator(deps: CommerceDependencies): (token: string) => Promise<Principal> {
  const { keys, clock } = withKeyRing(deps);
  return (token) => verifyAccessToken(keys, token, clock);
}
