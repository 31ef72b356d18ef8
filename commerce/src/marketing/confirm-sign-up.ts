import { eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { inTransaction } from '../platform/database/database.ts';
import { createLinkTokens } from '../shared/link-tokens.ts';
import { lockSubscription, recordConsent } from './sign-up.ts';
import { isConfirmable } from './subscription.ts';
import { emailSubscriptions } from './tables.ts';

/**
 * Confirms an email subscription by its link (double opt-in). Returns false if the token is invalid or expired; repeated clicks return
 * true.
 */
export async function confirmSignUp(
  { database: { db }, clock, settings }: Pick<CommerceDependencies, 'database' | 'clock' | 'settings'>,
  token: string,
): Promise<boolean> {
  const confirmation = createLinkTokens(settings.masterKey).readConfirm(token);
  if (!confirmation) return false;
  const { addressKey, signedUpAt } = confirmation;
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const current = await lockSubscription(tx, addressKey);
    if (current?.status === 'confirmed') return true;
    if (!current || !isConfirmable({ status: current.status, signedUpAt }, now)) return false;
    await tx.update(emailSubscriptions).set({ status: 'confirmed', confirmedAt: now }).where(eq(emailSubscriptions.addressKey, addressKey));
    await recordConsent(tx, { addressKey, kind: 'confirmed', at: now, source: 'link', locale: current.locale });
    return true;
  });
}
