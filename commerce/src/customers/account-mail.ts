import type { Transaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';

/** Event: a mail about the account is due. Payload: `AccountMailRequest`. */
export const accountMailDue = 'account-mail';

/**
 * `welcome` and `confirm-email` carry the link that confirms an address. `email-changed` goes to the address before the change, and queues
 * `confirm-email` to the new one, so that the new one cannot be confirmed before the owner of the old one knows.
 */
export const accountMails = [
  'welcome',
  'confirm-email',
  'password-changed',
  'email-changed',
  'addresses-changed',
  'erase-account',
  'passkey-added',
  'passkey-removed',
  'passkeys-reset',
] as const;
export type AccountMail = (typeof accountMails)[number];

export interface AccountMailRequest {
  customerGroupId: string;
  mail: AccountMail;
}

export async function queueAccountMail(tx: Transaction, request: AccountMailRequest, now: Date): Promise<void> {
  await emit(tx, { kind: accountMailDue, payload: request }, now);
}
