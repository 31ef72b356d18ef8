import { createHash, randomBytes } from 'node:crypto';

/** A code or refresh token taken apart: its group, by which its row is found, and the hash of its secret. */
export interface OpaqueToken {
  customerGroupId: string;
  hash: Buffer;
}

const form = /^([A-Za-z0-9-]{1,60})\.([A-Za-z0-9_-]{43})$/;

/** A new secret of 256 bits that starts with its group, so that a look-up goes straight to the group's data. */
export function newOpaqueToken(customerGroupId: string): { text: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { text: `${customerGroupId}.${secret}`, hash: hashOf(secret) };
}

/** Reads a token that a caller sent; `undefined` where it cannot be one of ours. */
export function readOpaqueToken(text: string): OpaqueToken | undefined {
  const match = form.exec(text);
  return match?.[1] && match[2] ? { customerGroupId: match[1], hash: hashOf(match[2]) } : undefined;
}

/** Secrets of this length need no salt and no slow hash. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
