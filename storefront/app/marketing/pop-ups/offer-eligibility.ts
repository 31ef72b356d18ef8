import type { ReferrerKind } from './traffic-source.ts';

export interface OfferConditions {
  isEnabled: boolean;
  /** Whether the offer was accepted or dismissed in this browser (MARKETING-005). */
  isClosed: boolean;
  /** Whether the offer was shown in this session (MARKETING-009). */
  wasOffered: boolean;
  isFromPrint: boolean;
  referrer: ReferrerKind;
  isFirstPageView: boolean;
}

/** Returns whether the offer may be shown. Visitors from a search engine or social site see their first page without it (MARKETING-006). */
export function canShowOffer({ isEnabled, isClosed, wasOffered, isFromPrint, referrer, isFirstPageView }: OfferConditions): boolean {
  if (!isEnabled || isClosed || wasOffered || isFromPrint) return false;
  return !(isFirstPageView && (referrer === 'search' || referrer === 'social'));
}

/**
 * Returns true for pages of an order, of the account and of forms, and for the comparison, whose table is as wide as the window (decision
 * 13).
 */
export function suppressesPopUps(pathname: string): boolean {
  return /\/(account|order-detail|compare|cart|checkout|confirmation|sharecart|email-deals|unsubscribe|free-catalog-signup|track-order|write-a-review|login|register|reset-password|set-password|styleguide)(\/|$)/i.test(
    pathname,
  );
}
