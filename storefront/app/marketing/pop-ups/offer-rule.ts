/** When the email offer may open by itself. Pure. */
import type { Referrer } from './arrival.ts';

export interface OfferFacts {
  /** The preference (MARKETING-008). */
  isEnabled: boolean;
  /** Somebody here has answered it before (MARKETING-005). */
  hasVisitorMark: boolean;
  /** It was made in this session (MARKETING-009). */
  wasOffered: boolean;
  /** The visit began with a code or a printed page (MARKETING-007). */
  isFromPrint: boolean;
  referrer: Referrer;
  isFirstPageView: boolean;
}

/** All of the specification's conditions at once; who comes by search or a social site sees their first page undisturbed (MARKETING-006). */
export function mayOffer({ isEnabled, hasVisitorMark, wasOffered, isFromPrint, referrer, isFirstPageView }: OfferFacts): boolean {
  if (!isEnabled || hasVisitorMark || wasOffered || isFromPrint) return false;
  return !(isFirstPageView && (referrer === 'search' || referrer === 'social'));
}

/** Pages on which somebody is at something: nothing opens by itself there. */
export function isBusyPage(pathname: string): boolean {
  return /\/(cart|checkout|confirmation|sharecart|email-deals|unsubscribe|free-catalog-signup|track-order|write-a-review|login|register|reset-password|set-password|styleguide)(\/|$)/i.test(
    pathname,
  );
}
