/** Signed tokens for all links in mails. A token permits one action on one address, order or review. */
import { createTextSigner } from '../platform/security/signed-text.ts';

export interface ReviewInvitation {
  orderNo: string;
  styleId: string;
}

export interface LinkTokens {
  unsubscribe(emailKey: string): string;
  /** Confirms a sign-up. The expiry is computed from `signedUpAt`. */
  confirm(emailKey: string, signedUpAt: Date): string;
  /** Lets the buyer of an order review one style of it. */
  reviewInvitation(invitation: ReviewInvitation): string;
  ownReview(reviewId: string): string;
  /** The `read…` functions return `undefined` for a token that is forged or was signed for another action. */
  readUnsubscribe(token: string): string | undefined;
  readConfirm(token: string): { addressKey: string; signedUpAt: Date } | undefined;
  readReviewInvitation(token: string): ReviewInvitation | undefined;
  readOwnReview(token: string): string | undefined;
}

export function createLinkTokens(masterKey: string): LinkTokens {
  // The key purposes are part of every link that was ever mailed.
  const mailLinks = createTextSigner(masterKey, 'links in mail');
  const reviewLinks = createTextSigner(masterKey, 'links to reviews');
  return {
    unsubscribe: (emailKey) => mailLinks.sign('unsubscribe', emailKey),
    confirm: (emailKey, signedUpAt) => mailLinks.sign('confirm', `${emailKey}.${signedUpAt.getTime().toString(36)}`),
    reviewInvitation: ({ orderNo, styleId }) => reviewLinks.sign('invitation', `${orderNo}.${styleId}`),
    ownReview: (reviewId) => reviewLinks.sign('own', reviewId),
    readUnsubscribe: (token) => mailLinks.verify('unsubscribe', token),
    readConfirm(token) {
      const [addressKey, timestamp] = mailLinks.verify('confirm', token)?.split('.') ?? [];
      if (addressKey === undefined || timestamp === undefined) return undefined;
      return { addressKey, signedUpAt: new Date(Number.parseInt(timestamp, 36)) };
    },
    readReviewInvitation(token) {
      const [orderNo, styleId] = reviewLinks.verify('invitation', token)?.split('.') ?? [];
      return orderNo && styleId ? { orderNo, styleId } : undefined;
    },
    readOwnReview: (token) => reviewLinks.verify('own', token),
  };
}
