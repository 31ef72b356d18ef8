import { describe, expect, it } from 'vitest';
import { isSubscribed, mailAfterSignUp, type Subscription, stateAfterSignUp } from './subscription.ts';

const now = new Date('2026-11-21T15:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const asked = { source: 'lightbox', locale: 'en-US', at: now };

function aSubscription(more: Partial<Subscription> = {}): Subscription {
  return {
    addressKey: 'k',
    email: 'dale@example.com',
    status: 'unconfirmed',
    source: 'footer',
    locale: null,
    signedUpAt: daysAgo(2),
    confirmedAt: null,
    unsubscribedAt: null,
    unsubscribeReason: null,
    mailedAt: null,
    ...more,
  };
}
const confirmed = aSubscription({ status: 'confirmed', confirmedAt: daysAgo(1) });
const gone = aSubscription({ status: 'unsubscribed', confirmedAt: daysAgo(2), unsubscribedAt: daysAgo(1), unsubscribeReason: 'other' });

describe('a sign-up', () => {
  it('of a new address starts unconfirmed, with the moment of consent and where it was asked for', () => {
    const fresh = { status: 'unconfirmed', source: 'lightbox', locale: 'en-US', signedUpAt: now };
    expect(stateAfterSignUp(undefined, asked)).toMatchObject(fresh);
    expect(stateAfterSignUp(gone, asked)).toEqual({ ...fresh, confirmedAt: null, unsubscribedAt: null, unsubscribeReason: null });
    expect(stateAfterSignUp(aSubscription({ signedUpAt: daysAgo(31) }), asked)).toMatchObject(fresh);
  });

  it('of an address on the list changes nothing, so that the links of its mail go on working', () => {
    for (const current of [confirmed, aSubscription()]) expect(current).toMatchObject(stateAfterSignUp(current, asked));
  });

  it('finds an address on the list while it is confirmed or may still be', () => {
    expect([undefined, gone, aSubscription({ signedUpAt: daysAgo(31) })].map((one) => isSubscribed(one, now))).toEqual([
      false,
      false,
      false,
    ]);
    expect([confirmed, aSubscription()].map((one) => isSubscribed(one, now))).toEqual([true, true]);
  });

  it('sends one letter an hour: the offer, or the news that nothing has changed', () => {
    const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    expect(mailAfterSignUp(aSubscription(), now)).toBe('welcome');
    expect(mailAfterSignUp(confirmed, now)).toBe('already-listed');
    expect(mailAfterSignUp(gone, now)).toBeUndefined();
    expect(mailAfterSignUp(aSubscription({ mailedAt: minutesAgo(59) }), now)).toBeUndefined();
    expect(mailAfterSignUp(aSubscription({ mailedAt: minutesAgo(60) }), now)).toBe('welcome');
  });
});
