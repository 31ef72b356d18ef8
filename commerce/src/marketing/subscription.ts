import type { Currency } from '@outfitter/contract';
import type { emailSubscriptions } from './tables.ts';

export type Subscription = typeof emailSubscriptions.$inferSelect;
export type SubscriptionState = Pick<
  Subscription,
  'status' | 'source' | 'locale' | 'currency' | 'signedUpAt' | 'confirmedAt' | 'unsubscribedAt' | 'unsubscribeReason'
>;

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const confirmationLifetime = 30 * day;
const minMailInterval = 60 * minute;

export function isConfirmable({ status, signedUpAt }: Pick<Subscription, 'status' | 'signedUpAt'>, now: Date): boolean {
  return status === 'unconfirmed' && now.getTime() - signedUpAt.getTime() <= confirmationLifetime;
}

export function isSubscribed(subscription: Pick<Subscription, 'status' | 'signedUpAt'> | undefined, now: Date): boolean {
  return subscription !== undefined && (subscription.status === 'confirmed' || isConfirmable(subscription, now));
}

export interface SignUp {
  source: string;
  locale: string | undefined;
  /** Currency in which the page stated the offer; by default that of the shop. */
  currency?: Currency | undefined;
  at: Date;
}

/** Returns the state after a sign-up. It does not change a subscribed address, so that the links of its earlier mail stay valid. */
export function stateAfterSignUp(current: SubscriptionState | undefined, { source, locale, currency, at }: SignUp): SubscriptionState {
  if (current && isSubscribed(current, at)) {
    const { status, signedUpAt, confirmedAt, unsubscribedAt, unsubscribeReason } = current;
    return {
      status,
      source: current.source,
      locale: current.locale,
      currency: current.currency,
      signedUpAt,
      confirmedAt,
      unsubscribedAt,
      unsubscribeReason,
    };
  }
  const unset = { confirmedAt: null, unsubscribedAt: null, unsubscribeReason: null };
  return { status: 'unconfirmed', source, locale: locale ?? null, currency: currency ?? null, signedUpAt: at, ...unset };
}

export function mailAfterSignUp(current: Subscription, now: Date): 'welcome' | 'already-subscribed' | undefined {
  if (current.mailedAt && now.getTime() - current.mailedAt.getTime() < minMailInterval) return undefined;
  if (current.status === 'unconfirmed') return 'welcome';
  return current.status === 'confirmed' ? 'already-subscribed' : undefined;
}
