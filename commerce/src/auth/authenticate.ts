import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Principal } from '../platform/http/types.ts';
import { verifyAccessToken } from './access-token.ts';
import { withKeys } from './dependencies.ts';

/** Reads access tokens; throws `InvalidAccessTokenException`. */
export function createAuthenticator(deps: CommerceDependencies): (token: string) => Promise<Principal> {
  const { keys, clock } = withKeys(deps);
  return (token) => verifyAccessToken(keys, token, clock);
}
