import { eq } from 'drizzle-orm';
import { type Database, inTransaction } from '../platform/database/database.ts';
import type { LinkTokens } from '../shared/link-tokens.ts';
import { lockSubscription, recordConsent } from './sign-up.ts';
import { isConfirmable } from './subscription.ts';
import { emailSubscriptions } from './tables.ts';

/**
 * Confirms a sign-up by the token of its mail. Answers whether the address is confirmed now: true for a second click as
 * well, false for a token that is old or not ours, and for an address that has left the list since.
 */
export async function confirmSignUp(db: Database, tokens: LinkTokens, token: string, now: Date): Promise<boolean> {
  const meant = tokens.readConfirm(token);
  if (!meant) return false;
  const { addressKey, signedUpAt } = meant;
  return inTransaction(db, async (tx) => {
    const current = await lockSubscription(tx, addressKey);
    if (current?.status === 'confirmed') return true;
    if (!current || !isConfirmable({ status: current.status, signedUpAt }, now)) return false;
    await tx.update(emailSubscriptions).set({ status: 'confirmed', confirmedAt: now }).where(eq(emailSubscriptions.addressKey, addressKey));
    await recordConsent(tx, { addressKey, kind: 'confirmed', at: now, source: 'link', locale: current.locale });
    return true;
  });
}
