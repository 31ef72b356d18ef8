/** When the email offer may open by itself. Pure. */
import type { ReferrerKind } from './traffic-source.ts';

export interface OfferConditions {
  /** The preference (MARKETING-008). */
  isEnabled: boolean;
  /** Somebody here has answered it before (MARKETING-005). */
  hasAnswered: boolean;
  /** It was made in this session (MARKETING-009). */
  wasOffered: boolean;
  /** The visit began with a code or a printed page (MARKETING-007). */
  isFromPrint: boolean;
  referrer: ReferrerKind;
  isFirstPageView: boolean;
}

/** All of the specification's conditions at once; who comes by search or a social site sees their first page undisturbed (MARKETING-006). */
export function canShowOffer({ isEnabled, hasAnswered, wasOffered, isFromPrint, referrer, isFirstPageView }: OfferConditions): boolean {
  if (!isEnabled || hasAnswered || wasOffered || isFromPrint) return false;
  return !(isFirstPageView && (referrer === 'search' || referrer === 'social'));
}

/** Pages on which somebody is at something: nothing opens by itself there. */
export function suppressesPopUps(pathname: string): boolean {
  return /\/(cart|checkout|confirmation|sharecart|email-deals|unsubscribe|free-catalog-signup|track-order|write-a-review|login|register|reset-password|set-password|styleguide)(\/|$)/i.test(
    pathname,
  );
}
