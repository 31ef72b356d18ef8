import type { emailSubscriptions } from './tables.ts';

export type Subscription = typeof emailSubscriptions.$inferSelect;
export type SubscriptionState = Pick<
  Subscription,
  'status' | 'source' | 'locale' | 'signedUpAt' | 'confirmedAt' | 'unsubscribedAt' | 'unsubscribeReason'
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
  at: Date;
}

/** Returns the state after a sign-up. It does not change a subscribed address, so that the links of its earlier mail stay valid. */
export function stateAfterSignUp(current: SubscriptionState | undefined, { source, locale, at }: SignUp): SubscriptionState {
  if (current && isSubscribed(current, at)) {
    const { status, signedUpAt, confirmedAt, unsubscribedAt, unsubscribeReason } = current;
    return { status, source: current.source, locale: current.locale, signedUpAt, confirmedAt, unsubscribedAt, unsubscribeReason };
  }
  const unset = { confirmedAt: null, unsubscribedAt: null, unsubscribeReason: null };
  return { status: 'unconfirmed', source, locale: locale ?? null, signedUpAt: at, ...unset };
}

export function mailAfterSignUp(current: Subscription, now: Date): 'welcome' | 'already-subscribed' | undefined {
  if (current.mailedAt && now.getTime() - current.mailedAt.getTime() < minMailInterval) return undefined;
  if (current.status === 'unconfirmed') return 'welcome';
  return current.status === 'confirmed' ? 'already-subscribed' : undefined;
}
