import { createHash, timingSafeEqual } from 'node:crypto';

export const codeChallengePattern = /^[A-Za-z0-9_-]{43}$/;
const verifierForm = /^[A-Za-z0-9._~-]{43,128}$/;

/** Returns whether a code verifier matches the challenge of the login (RFC 7636, S256). */
export function matchesCodeChallenge(verifier: string, challenge: string): boolean {
  if (!verifierForm.test(verifier)) return false;
  const actual = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const expected = Buffer.from(challenge);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
