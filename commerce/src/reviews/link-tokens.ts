/** The tokens of links that lead to reviews: an order's mail invites to write one, our letter leads a writer to their own. */
import { createTextSigner, type TextSigner } from '../platform/security/signed-text.ts';

export interface Invitation {
  orderNo: string;
  styleId: string;
}

export interface ReviewTokens {
  /** Reviews one style of one order, once. */
  invite(invitation: Invitation): string;
  readInvitation(token: string): Invitation | undefined;
  /** Opens a review to who wrote it. */
  own(reviewId: string): string;
  readOwn(token: string): string | undefined;
}

export function reviewTokens(masterKey: string): ReviewTokens {
  const texts: TextSigner = createTextSigner(masterKey, 'links to reviews');
  return {
    invite: ({ orderNo, styleId }) => texts.sign('invitation', `${orderNo}.${styleId}`),
    readInvitation(token) {
      const [orderNo, styleId] = texts.verify('invitation', token)?.split('.') ?? [];
      return orderNo && styleId ? { orderNo, styleId } : undefined;
    },
    own: (reviewId) => texts.sign('own', reviewId),
    readOwn: (token) => texts.verify('own', token),
  };
}
