import { eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { ok, type Result } from '../platform/result.ts';
import { loadPreferences } from '../preferences/preference-store.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { isHoneypotFilled, parseEmail } from '../shared/form-fields.ts';
import { isSubscribed, type SignUp, type Subscription, stateAfterSignUp } from './subscription.ts';
import { emailConsents, emailSubscriptions } from './tables.ts';

/** Event: an address was signed up. Payload: `{ addressKey }`. */
export const emailSignedUp = 'email-signed-up';

export async function lockSubscription(tx: Transaction, addressKey: string): Promise<Subscription | undefined> {
  const [found] = await tx.select().from(emailSubscriptions).where(eq(emailSubscriptions.addressKey, addressKey)).for('update');
  return found;
}

export async function recordConsent(tx: Transaction, consent: Omit<typeof emailConsents.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(emailConsents).values({ ...consent, id: newId() });
}

export async function storeSignUp(tx: Transaction, email: string, request: SignUp): Promise<Subscription | undefined> {
  const addressKey = emailKeyOf(email);
  // Concurrent sign-ups of an address wait here for each other.
  const { rowCount } = await tx
    .insert(emailSubscriptions)
    .values({ addressKey, email, ...stateAfterSignUp(undefined, request) })
    .onConflictDoNothing();
  const current = await lockSubscription(tx, addressKey);
  const existing = rowCount === 0 ? current : undefined;
  await tx.update(emailSubscriptions).set(stateAfterSignUp(existing, request)).where(eq(emailSubscriptions.addressKey, addressKey));
  const { at, source, locale } = request;
  await recordConsent(tx, { addressKey, kind: 'signed_up', at, source, locale });
  return existing;
}

/**
 * Subscribes an address, unconfirmed, and queues a mail to its owner. Runs the same statements for known and new addresses, so that neither
 * the result nor its duration reveals whether an address is subscribed. `success` is false only for a subscribed address while the
 * preference `emailSignupTellsKnown` is on.
 */
export async function signUp(db: Database, email: string, request: SignUp): Promise<{ success: boolean }> {
  return inTransaction(db, async (tx) => {
    const { emailSignupTellsKnown } = await loadPreferences(tx);
    const existing = await storeSignUp(tx, email, request);
    await emit(tx, { kind: emailSignedUp, payload: { addressKey: emailKeyOf(email) } }, request.at);
    return { success: !(emailSignupTellsKnown && isSubscribed(existing, request.at)) };
  });
}

export interface SignUpForm extends Omit<SignUp, 'at'> {
  email: string;
  website?: string | undefined;
}

export async function submitSignUp(
  { database: { db }, clock }: Pick<CommerceDependencies, 'database' | 'clock'>,
  { email: typedEmail, website, ...signUpFields }: SignUpForm,
): Promise<Result<{ success: boolean }, 'ValidationException'>> {
  const email = parseEmail(typedEmail);
  if (!email.ok) return email;
  if (isHoneypotFilled(website)) return ok({ success: true });
  return ok(await signUp(db, email.value, { ...signUpFields, at: clock.now() }));
}
