import { createHash, randomBytes } from 'node:crypto';

export interface OpaqueToken {
  customerGroupId: string;
  hash: Buffer;
}

const secretBytes = 32;
const form = /^([A-Za-z0-9-]{1,60})\.([A-Za-z0-9_-]{43})$/;

/** Creates a 256-bit secret with its customer group as a prefix, so that it is looked up only in the data of that group. */
export function newOpaqueToken(customerGroupId: string): { text: string; hash: Buffer } {
  return opaqueTokenOf(customerGroupId, randomBytes(secretBytes));
}

/** Returns the token of a secret that is derived from a key, so that it can be created again. */
export function opaqueTokenOf(customerGroupId: string, secretKey: Buffer): { text: string; hash: Buffer } {
  if (secretKey.length !== secretBytes) throw new Error(`the secret of a token has ${secretBytes} bytes`);
  const secret = secretKey.toString('base64url');
  return { text: `${customerGroupId}.${secret}`, hash: hashOf(secret) };
}

export function readOpaqueToken(text: string): OpaqueToken | undefined {
  const match = form.exec(text);
  return match?.[1] && match[2] ? { customerGroupId: match[1], hash: hashOf(match[2]) } : undefined;
}

/** Returns the hash of a secret: secrets of this length need neither salt nor a slow hash. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
