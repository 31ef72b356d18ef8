/** Texts that we sign for links: who brings one back may do the one thing that it was made for, and nothing else. */
import { timingSafeEqual } from 'node:crypto';
import { deriveKey, hmacSha256 } from './secrets.ts';

/** 128 bits: as good as no chance to guess, and short enough for a link. */
const signatureLength = 16;

export interface TextSigner {
  sign(purpose: string, text: string): string;
  /** The text that was signed for this purpose; `undefined` where we never gave the token, or for something else. */
  verify(purpose: string, token: string): string | undefined;
}

export function createTextSigner(masterKey: string, use: string): TextSigner {
  const key = deriveKey(masterKey, use);
  const signature = (purpose: string, text: string) => hmacSha256(key, `${purpose} ${text}`).subarray(0, signatureLength);
  return {
    sign: (purpose, text) => `${text}.${signature(purpose, text).toString('base64url')}`,
    verify(purpose, token) {
      const end = token.lastIndexOf('.');
      const text = token.slice(0, Math.max(end, 0));
      const given = Buffer.from(token.slice(end + 1), 'base64url');
      const right = signature(purpose, text);
      return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
    },
  };
}
