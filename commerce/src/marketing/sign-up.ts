import { eq } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { loadPreferences } from '../preferences/preference-store.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { isSubscribed, type SignUp, type Subscription, stateAfterSignUp } from './subscription.ts';
import { emailConsents, emailSubscriptions } from './tables.ts';

/** Somebody asked for mail; payload `{ addressKey }`. */
export const emailSignedUp = 'email-signed-up';

/** A subscription, its row locked until the transaction ends. */
export async function lockSubscription(tx: Transaction, addressKey: string): Promise<Subscription | undefined> {
  const [found] = await tx.select().from(emailSubscriptions).where(eq(emailSubscriptions.addressKey, addressKey)).for('update');
  return found;
}

/** Adds to the history of an address's consent. */
export async function recordConsent(tx: Transaction, note: Omit<typeof emailConsents.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(emailConsents).values({ ...note, id: newId() });
}

/**
 * Puts an address on the list, unconfirmed, and has its owner written to. Runs the same statements whether the address
 * is known or not, so that neither the answer nor its time tells. `success` is false only where the
 * preference `emailSignupTellsKnown` wants the letter of the specification and the address is on the list.
 */
export async function signUp(db: Database, email: string, asked: SignUp): Promise<{ success: boolean }> {
  const addressKey = emailKeyOf(email);
  const fresh = stateAfterSignUp(undefined, asked);
  return inTransaction(db, async (tx) => {
    const { emailSignupTellsKnown } = await loadPreferences(tx);
    // Of two sign-ups at once the second waits here for the first.
    const { rowCount } = await tx
      .insert(emailSubscriptions)
      .values({ addressKey, email, ...fresh })
      .onConflictDoNothing();
    const current = await lockSubscription(tx, addressKey);
    const known = rowCount === 0 ? current : undefined;
    await tx.update(emailSubscriptions).set(stateAfterSignUp(known, asked)).where(eq(emailSubscriptions.addressKey, addressKey));
    const { at, source, locale } = asked;
    await recordConsent(tx, { addressKey, kind: 'signed_up', at, source, locale });
    await emit(tx, { kind: emailSignedUp, payload: { addressKey } }, at);
    return { success: !(emailSignupTellsKnown && isSubscribed(known, at)) };
  });
}
