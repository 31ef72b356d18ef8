import { describe, expect, it } from 'vitest';
import { isSubscribed, mailAfterSignUp, type Subscription, stateAfterSignUp } from './subscription.ts';

const now = new Date('2026-11-21T15:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
const signUp = { source: 'lightbox', locale: 'en-US', currency: 'CAD' as const, at: now };

function buildSubscription(overrides: Partial<Subscription> = {}): Subscription {
  return {
    addressKey: 'k',
    email: 'dale@example.com',
    status: 'unconfirmed',
    source: 'footer',
    locale: null,
    currency: null,
    signedUpAt: daysAgo(2),
    confirmedAt: null,
    unsubscribedAt: null,
    unsubscribeReason: null,
    mailedAt: null,
    ...overrides,
  };
}
const confirmed = buildSubscription({ status: 'confirmed', confirmedAt: daysAgo(1) });
const unsubscribed = buildSubscription({
  status: 'unsubscribed',
  confirmedAt: daysAgo(2),
  unsubscribedAt: daysAgo(1),
  unsubscribeReason: 'other',
});

describe('a sign-up', () => {
  it('is unconfirmed for a new address, with the time and source of the consent', () => {
    const unconfirmed = { status: 'unconfirmed', source: 'lightbox', locale: 'en-US', currency: 'CAD', signedUpAt: now };
    expect(stateAfterSignUp(undefined, signUp)).toMatchObject(unconfirmed);
    expect(stateAfterSignUp(unsubscribed, signUp)).toEqual({
      ...unconfirmed,
      confirmedAt: null,
      unsubscribedAt: null,
      unsubscribeReason: null,
    });
    expect(stateAfterSignUp(buildSubscription({ signedUpAt: daysAgo(31) }), signUp)).toMatchObject(unconfirmed);
  });

  it('changes nothing for a subscribed address, so that the links of its earlier mail stay valid', () => {
    for (const current of [confirmed, buildSubscription()]) expect(current).toMatchObject(stateAfterSignUp(current, signUp));
  });

  it('treats confirmed and still confirmable addresses as subscribed', () => {
    expect([undefined, unsubscribed, buildSubscription({ signedUpAt: daysAgo(31) })].map((one) => isSubscribed(one, now))).toEqual([
      false,
      false,
      false,
    ]);
    expect([confirmed, buildSubscription()].map((one) => isSubscribed(one, now))).toEqual([true, true]);
  });

  it('sends at most one mail an hour: the welcome offer, or a note that the address is already subscribed', () => {
    const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    expect(mailAfterSignUp(buildSubscription(), now)).toBe('welcome');
    expect(mailAfterSignUp(confirmed, now)).toBe('already-subscribed');
    expect(mailAfterSignUp(unsubscribed, now)).toBeUndefined();
    expect(mailAfterSignUp(buildSubscription({ mailedAt: minutesAgo(59) }), now)).toBeUndefined();
    expect(mailAfterSignUp(buildSubscription({ mailedAt: minutesAgo(60) }), now)).toBe('welcome');
  });
});
