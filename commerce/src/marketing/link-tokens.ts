/** The tokens of links in our mails: who holds one may act for the address, and for nothing else. */
import { createTextSigner } from '../platform/security/signed-text.ts';

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
  const { sign, verify } = createTextSigner(masterKey, 'links in mail');
  return {
    unsubscribe: (addressKey) => sign('unsubscribe', addressKey),
    confirm: (addressKey, signedUpAt) => sign('confirm', `${addressKey}.${signedUpAt.getTime().toString(36)}`),
    readUnsubscribe: (token) => verify('unsubscribe', token),
    readConfirm(token) {
      const [addressKey, moment] = verify('confirm', token)?.split('.') ?? [];
      if (addressKey === undefined || moment === undefined) return undefined;
      return { addressKey, signedUpAt: new Date(Number.parseInt(moment, 36)) };
    },
  };
}
