/** Messages that a customer agrees to receive. Offers by email are the mailing list's, by address; the rest belongs to the customer. */
import type { CommunicationPreferences, Currency } from '@outfitter/contract';
import { eq } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { type ContactChoices, storeContactChoices } from '../customers/contact-choices.ts';
import { invalidCustomer, lockCustomer, requireCustomer } from '../customers/customer-access.ts';
import { loginKeyOf } from '../customers/customer-logins.ts';
import type { CustomerRow } from '../customers/find-customer.ts';
import { type Queryable, resultInTransaction, type Transaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import type { Principal } from '../platform/principal.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { emailSignedUp, recordConsent, storeSignUp } from './sign-up.ts';
import { isSubscribed } from './subscription.ts';
import { emailSubscriptions } from './tables.ts';
import { unsubscribeAddress } from './unsubscribe.ts';

const accountSource = 'account';
const leastPhoneDigits = 10;

export interface PreferenceChange {
  email?: { offers?: boolean | undefined; wishlist?: boolean | undefined; lowStock?: boolean | undefined } | undefined;
  text?: { offers?: boolean | undefined; phone?: string | null | undefined } | undefined;
  locale?: string | undefined;
  currency?: Currency | undefined;
}

type PreferenceDependencies = Pick<CommerceDependencies, 'database' | 'clock'>;

async function receivesOffers(queryable: Queryable, { email }: CustomerRow, now: Date): Promise<boolean> {
  const [found] = await queryable
    .select()
    .from(emailSubscriptions)
    .where(eq(emailSubscriptions.addressKey, loginKeyOf(email)));
  return isSubscribed(found, now);
}

export async function readPreferences(
  { database: { db }, clock }: PreferenceDependencies,
  principal: Principal,
): Promise<Result<CommunicationPreferences, 'InvalidCustomerException'>> {
  const customer = await requireCustomer(db, principal);
  if (!customer.ok) return customer;
  const { wantsWishlistMail, wantsLowStockMail, wantsTextOffers, textPhone, emailConfirmedAt } = customer.value;
  // An address that is not confirmed may be another person's, whose subscription is private.
  const offers = emailConfirmedAt !== null && (await receivesOffers(db, customer.value, clock.now()));
  return ok({
    email: { offers, wishlist: wantsWishlistMail, lowStock: wantsLowStockMail },
    text: { offers: wantsTextOffers, ...(textPhone ? { phone: textPhone } : {}) },
  });
}

/** Returns the choices after a change; texts without a number are not possible. */
export function changedChoices(current: ContactChoices, { email, text }: PreferenceChange): ContactChoices | undefined {
  const textPhone = text?.phone === undefined ? current.textPhone : text.phone || null;
  // A customer who removes the number wants no texts.
  const wantsTextOffers = text?.offers ?? (current.wantsTextOffers && textPhone !== null);
  if (wantsTextOffers && textPhone === null) return undefined;
  return {
    wantsWishlistMail: email?.wishlist ?? current.wantsWishlistMail,
    wantsLowStockMail: email?.lowStock ?? current.wantsLowStockMail,
    wantsTextOffers,
    textPhone,
  };
}

/** A confirmed address of a customer needs no second confirmation by mail (double opt-in). */
async function subscribe(
  tx: Transaction,
  customer: CustomerRow,
  { locale, currency }: Pick<PreferenceChange, 'locale' | 'currency'>,
  at: Date,
): Promise<void> {
  const addressKey = loginKeyOf(customer.email);
  await storeSignUp(tx, customer.email, { source: accountSource, locale, currency, at });
  if (!customer.emailConfirmedAt) {
    await emit(tx, { kind: emailSignedUp, payload: { addressKey } }, at);
    return;
  }
  await tx.update(emailSubscriptions).set({ status: 'confirmed', confirmedAt: at }).where(eq(emailSubscriptions.addressKey, addressKey));
  await recordConsent(tx, { addressKey, kind: 'confirmed', at, source: accountSource, locale });
}

/** Changes the given preferences (API-036). `success` is false, and nothing is stored, for texts without a phone number (ERROR-015). */
export async function updatePreferences(
  { database: { db }, clock }: PreferenceDependencies,
  principal: Principal,
  change: PreferenceChange,
): Promise<Result<{ success: boolean }, 'InvalidCustomerException' | 'ValidationException'>> {
  if (!principal.isRegistered) return invalidCustomer;
  const phone = change.text?.phone;
  if (phone && phone.replaceAll(/\D/g, '').length < leastPhoneDigits) {
    return failure('ValidationException', 'The phone number has ten digits.', { path: '$.text.phone', in: 'body' });
  }
  return resultInTransaction<{ success: boolean }, 'InvalidCustomerException' | 'ValidationException'>(db, async (tx) => {
    const locked = await lockCustomer(tx, principal.customerId);
    if (!locked.ok) return locked;
    const customer = locked.value;
    const choices = changedChoices(customer, change);
    if (!choices) return ok({ success: false });
    const now = clock.now();
    await storeContactChoices(tx, customer.customerGroupId, choices, now);
    const wantsOffers = change.email?.offers;
    if (wantsOffers !== undefined && wantsOffers !== (await receivesOffers(tx, customer, now))) {
      if (wantsOffers) await subscribe(tx, customer, change, now);
      else await unsubscribeAddress(tx, loginKeyOf(customer.email), { by: 'account', reason: undefined, at: now });
    }
    return ok({ success: true });
  });
}
