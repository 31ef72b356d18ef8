/** What becomes of a subscription when its address is signed up again, and which mail its owner gets. Pure. */
import type { emailSubscriptions } from './tables.ts';

export type Subscription = typeof emailSubscriptions.$inferSelect;
/** What a sign-up settles of a subscription. */
export type SubscriptionState = Pick<
  Subscription,
  'status' | 'source' | 'locale' | 'signedUpAt' | 'confirmedAt' | 'unsubscribedAt' | 'unsubscribeReason'
>;

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** For so long the link of a sign-up's mail confirms it. */
const confirmationLifetime = 30 * day;
/** One mail an address in this time, whoever signs it up how often. */
const minMailInterval = 60 * minute;

export function isConfirmable({ status, signedUpAt }: Pick<Subscription, 'status' | 'signedUpAt'>, now: Date): boolean {
  return status === 'unconfirmed' && now.getTime() - signedUpAt.getTime() <= confirmationLifetime;
}

/** Whether an address is on the list, confirmed or about to be. */
export function isSubscribed(subscription: Pick<Subscription, 'status' | 'signedUpAt'> | undefined, now: Date): boolean {
  return subscription !== undefined && (subscription.status === 'confirmed' || isConfirmable(subscription, now));
}

export interface SignUp {
  source: string;
  locale: string | undefined;
  at: Date;
}

/**
 * A subscription after a sign-up. Who is on the list stays as they are, so that the links of an earlier mail go on
 * working; everybody else starts unconfirmed.
 */
export function stateAfterSignUp(current: SubscriptionState | undefined, { source, locale, at }: SignUp): SubscriptionState {
  if (current && isSubscribed(current, at)) {
    const { status, signedUpAt, confirmedAt, unsubscribedAt, unsubscribeReason } = current;
    return { status, source: current.source, locale: current.locale, signedUpAt, confirmedAt, unsubscribedAt, unsubscribeReason };
  }
  const nothing = { confirmedAt: null, unsubscribedAt: null, unsubscribeReason: null };
  return { status: 'unconfirmed', source, locale: locale ?? null, signedUpAt: at, ...nothing };
}

/** The mail that a sign-up sends now, if any. */
export function mailAfterSignUp(current: Subscription, now: Date): 'welcome' | 'already-listed' | undefined {
  if (current.mailedAt && now.getTime() - current.mailedAt.getTime() < minMailInterval) return undefined;
  if (current.status === 'unconfirmed') return 'welcome';
  return current.status === 'confirmed' ? 'already-listed' : undefined;
}
