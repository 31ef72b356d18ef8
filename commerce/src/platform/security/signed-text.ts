/** Signed texts for links. A token is valid only for the purpose it was signed for. */
import { timingSafeEqual } from 'node:crypto';
import { deriveKey, hmacSha256 } from './secrets.ts';

/** 128 bits: not guessable, and short enough for a link. */
const signatureLength = 16;

export interface TextSigner {
  sign(purpose: string, text: string): string;
  /** Returns the signed text, or `undefined` if the token is forged or was signed for another purpose. */
  verify(purpose: string, token: string): string | undefined;
}

export function createTextSigner(masterKey: string, keyPurpose: string): TextSigner {
  const key = deriveKey(masterKey, keyPurpose);
  const signature = (purpose: string, text: string) => hmacSha256(key, `${purpose} ${text}`).subarray(0, signatureLength);
  return {
    sign: (purpose, text) => `${text}.${signature(purpose, text).toString('base64url')}`,
    verify(purpose, token) {
      const end = token.lastIndexOf('.');
      const text = token.slice(0, Math.max(end, 0));
      const actual = Buffer.from(token.slice(end + 1), 'base64url');
      const expected = signature(purpose, text);
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? text : undefined;
    },
  };
}
