/** The tokens of links in our mails: who holds one may act for the address, and for nothing else. */
import { timingSafeEqual } from 'node:crypto';
import { deriveKey, fingerprintOf } from '../platform/secrets.ts';

/** 128 bits: as good as no chance to guess, and short enough for a link. */
const signatureLength = 16;

export interface LinkTokens {
  /** Takes the address off the list; holds for ever, as the mail does. */
  unsubscribe(addressKey: string): string;
  /** Confirms a sign-up; `signedUpAt` is what it grows old by. */
  confirm(addressKey: string, signedUpAt: Date): string;
  /** Whose token it is; `undefined` where we never gave it. */
  readUnsubscribe(token: string): string | undefined;
  readConfirm(token: string): { addressKey: string; signedUpAt: Date } | undefined;
}

export function linkTokens(masterKey: string): LinkTokens {
  const key = deriveKey(masterKey, 'links in mail');
  const signature = (text: string) => fingerprintOf(key, text).subarray(0, signatureLength);
  const sign = (purpose: string, text: string) => `${text}.${signature(`${purpose} ${text}`).toString('base64url')}`;
  const read = (purpose: string, token: string): string | undefined => {
    const end = token.lastIndexOf('.');
    const text = token.slice(0, Math.max(end, 0));
    const given = Buffer.from(token.slice(end + 1), 'base64url');
    const right = signature(`${purpose} ${text}`);
    return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
  };
  return {
    unsubscribe: (addressKey) => sign('unsubscribe', addressKey),
    confirm: (addressKey, signedUpAt) => sign('confirm', `${addressKey}.${signedUpAt.getTime().toString(36)}`),
    readUnsubscribe: (token) => read('unsubscribe', token),
    readConfirm(token) {
      const [addressKey, moment] = read('confirm', token)?.split('.') ?? [];
      if (addressKey === undefined || moment === undefined) return undefined;
      return { addressKey, signedUpAt: new Date(Number.parseInt(moment, 36)) };
    },
  };
}
