import type { ReferrerKind } from './traffic-source.ts';

export interface OfferConditions {
  isEnabled: boolean;
  /** MARKETING-005 */
  hasAnswered: boolean;
  /** Shown in this session (MARKETING-009). */
  wasOffered: boolean;
  isFromPrint: boolean;
  referrer: ReferrerKind;
  isFirstPageView: boolean;
}

/** Visitors from a search engine or social site see their first page without the offer (MARKETING-006). */
export function canShowOffer({ isEnabled, hasAnswered, wasOffered, isFromPrint, referrer, isFirstPageView }: OfferConditions): boolean {
  if (!isEnabled || hasAnswered || wasOffered || isFromPrint) return false;
  return !(isFirstPageView && (referrer === 'search' || referrer === 'social'));
}

/** Pages of an order, of the account and of forms, and the comparison, whose table is as wide as the window (decision 13). */
export function suppressesPopUps(pathname: string): boolean {
  return /\/(account|order-detail|compare|cart|checkout|confirmation|sharecart|email-deals|unsubscribe|free-catalog-signup|track-order|write-a-review|login|register|reset-password|set-password|styleguide)(\/|$)/i.test(
    pathname,
  );
}
