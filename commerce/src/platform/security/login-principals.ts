import { deriveKey, hmacSha256 } from './secrets.ts';

/**
 * Names the buckets of limits of a login, of which no table may hold the login itself. All of a login begin with the same prefix, so that
 * an operator can empty them.
 */
export function createLoginPrincipals(kind: string, masterKey: string) {
  const key = deriveKey(masterKey, `${kind} logins`);
  const hash = (text: string) => hmacSha256(key, text).toString('base64url');
  const prefixOf = (login: string) => `${hash(login)}.`;
  /** `place`: a network, or `everywhere`. */
  const principalOf = (login: string, place: string) => `${prefixOf(login)}${hash(`${place} ${login}`)}`;
  return { prefixOf, principalOf };
}
