import { createHash, randomBytes } from 'node:crypto';
import { decrypt, deriveKey, encrypt } from '../platform/security/secrets.ts';

export interface ShareTokens {
  issue(): string;
  /** Returns the form in which the owner's list stores a token: the tables hold no usable link. */
  store(listId: string, token: string): string;
  read(listId: string, stored: string): string;
}

export function createShareTokens(masterKey: string): ShareTokens {
  const key = deriveKey(masterKey, 'links to product lists');
  return {
    issue: () => randomBytes(32).toString('base64url'),
    store: (listId, token) => encrypt(key, token, listId).toString('base64url'),
    read: (listId, stored) => decrypt(key, Buffer.from(stored, 'base64url'), listId),
  };
}

/** Returns the hash of a token. A token has 256 random bits: it needs neither salt nor a slow hash. */
export function shareTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
