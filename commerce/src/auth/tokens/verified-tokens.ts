import { decodeJwt, decodeProtectedHeader } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import type { Principal } from '../../platform/principal.ts';
import type { KeyRing } from './signing-keys.ts';

interface VerifiedToken {
  principal: Readonly<Principal>;
  keyId: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Maximum number of cached tokens; each takes about a kilobyte. */
const maxTokens = 4_000;

/**
 * Caches the principals of access tokens whose signature and claims were verified, in this process (decision 50). A token applies until it
 * expires, and only while its key is trusted. When the cache is full, the least recently used token is verified again.
 */
export function createVerifiedTokens(keys: Pick<KeyRing, 'publicKey'>, clock: Clock) {
  const tokens = new Map<string, VerifiedToken>();

  return {
    async find(token: string): Promise<Readonly<Principal> | undefined> {
      const verified = tokens.get(token);
      if (!verified) return undefined;
      const isTrusted = (await keys.publicKey(verified.keyId)) !== undefined;
      const isValid = isTrusted && verified.expiresAt > Math.floor(clock.now().getTime() / 1000);
      tokens.delete(token);
      if (!isValid) return undefined;
      tokens.set(token, verified);
      return verified.principal;
    },

    add(token: string, principal: Principal): void {
      const { kid } = decodeProtectedHeader(token);
      const { exp, nbf } = decodeJwt(token);
      if (kid === undefined || exp === undefined || nbf !== undefined) return;
      tokens.set(token, { principal: Object.freeze({ ...principal }), keyId: kid, expiresAt: exp });
      const [oldest] = tokens.keys();
      if (oldest !== undefined && tokens.size > maxTokens) tokens.delete(oldest);
    },
  };
}
