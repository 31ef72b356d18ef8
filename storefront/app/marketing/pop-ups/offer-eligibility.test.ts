import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canShowOffer, type OfferConditions, suppressesPopUps } from './offer-eligibility.ts';

const newVisitor: OfferConditions = {
  isEnabled: true,
  isClosed: false,
  wasOffered: false,
  isFromPrint: false,
  referrer: 'none',
  isFirstPageView: true,
};
const anyConditions = fc.record<OfferConditions>({
  isEnabled: fc.boolean(),
  isClosed: fc.boolean(),
  wasOffered: fc.boolean(),
  isFromPrint: fc.boolean(),
  referrer: fc.constantFrom('none', 'own', 'search', 'social', 'other'),
  isFirstPageView: fc.boolean(),
});
const never = (fixed: Partial<OfferConditions>) =>
  fc.assert(
    fc.property(anyConditions, (conditions) => {
      expect(canShowOffer({ ...conditions, ...fixed })).toBe(false);
    }),
  );

describe('the email offer', () => {
  it('MARKETING-005 is never shown again after it was accepted or dismissed', () => never({ isClosed: true }));
  it('MARKETING-006 is never shown on the first page view from a search engine or social site', () => {
    never({ isFirstPageView: true, referrer: 'search' });
    never({ isFirstPageView: true, referrer: 'social' });
  });
  it('MARKETING-007 is never shown to visitors of a qr or print campaign', () => never({ isFromPrint: true }));
  it('MARKETING-008 is never shown if the preference is off', () => never({ isEnabled: false }));
  it('MARKETING-009 is never shown twice in a session', () => never({ wasOffered: true }));
  it('MARKETING-005 MARKETING-006 is shown to all others, on the second page also to visitors from a search engine', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<OfferConditions['referrer']>('none', 'own', 'search', 'social', 'other'),
        fc.boolean(),
        (referrer, isFirstPageView) => {
          const isSuppressed = isFirstPageView && (referrer === 'search' || referrer === 'social');
          expect(canShowOffer({ ...newVisitor, referrer, isFirstPageView })).toBe(!isSuppressed);
        },
      ),
    );
  });
});

describe('pages without pop-ups', () => {
  it('SHELL-036 are the account, its orders, the comparison, cart, checkout, confirmation and the forms, under any locale', () => {
    for (const path of [
      '/account',
      '/account/orders',
      '/fr-FR/order-detail',
      '/compare',
      '/cart',
      '/cart/',
      '/fr-FR/cart',
      '/checkout',
      '/checkout/confirmation',
      '/CHECKOUT/return',
      '/email-deals',
      '/login',
    ])
      expect([path, suppressesPopUps(path)]).toEqual([path, true]);
  });
  it('are not the pages for browsing', () => {
    for (const path of [
      '/',
      '/men',
      '/men/coats',
      '/fencepost-chore-coat.html',
      '/cartwright',
      '/accounting-pants',
      '/men/compare-shirts',
      '/content/returns',
      '/search',
    ])
      expect([path, suppressesPopUps(path)]).toEqual([path, false]);
  });
});
