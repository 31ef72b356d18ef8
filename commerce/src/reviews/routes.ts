import { endpoints } from '@outfitter/contract';
import { skusOfStyles, stylesByProductIds } from '../catalog/read-catalog.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { findBuyerEmail, hasPurchased } from '../orders/purchase-history.ts';
import { Fault, valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createNetworkHasher } from '../platform/security/client-address.ts';
import { createRateLimiter, type RateLimit } from '../platform/security/rate-limit.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { isHoneypotFilled, parseEmail } from '../shared/form-fields.ts';
import { createLinkTokens } from '../shared/link-tokens.ts';
import { authorActor } from './change-log.ts';
import { decideReview, readReview } from './decide-review.ts';
import { forgetAuthor } from './forget-author.ts';
import { hasReviewed } from './has-reviewed.ts';
import { markHelpful } from './mark-helpful.ts';
import { isKnownSize } from './purchased-size.ts';
import { readReviews } from './read-reviews.ts';
import { reviewsKey } from './style-ratings.ts';
import { writeReview } from './write-review.ts';

const hour = 3600;
/** A household has opinions of a few things; a program has them of everything. */
const writingLimit: RateLimit = { name: 'review-write', capacity: 10, refillPerSecond: 10 / hour };
/** The same of one writer, from whatever network. */
const writerLimit: RateLimit = { name: 'review-writer', capacity: 10, refillPerSecond: 10 / (24 * hour) };
const votingLimit: RateLimit = { name: 'review-vote', capacity: 60, refillPerSecond: 60 / hour };
const linkLimit: RateLimit = { name: 'review-link', capacity: 60, refillPerSecond: 60 / hour };

export function routes({ database: { db }, clock, settings }: CommerceDependencies): BoundRoute[] {
  const limiter = createRateLimiter(db, clock);
  const tokens = createLinkTokens(settings.masterKey);
  const nameOf = createNetworkHasher(settings.masterKey);
  const take = async (limit: RateLimit, { headers }: Request) => valueOrFault(await limiter.take(limit, nameOf(headers)));

  async function styleOrFault(productId: string) {
    const [style] = await stylesByProductIds(db, [productId]);
    if (!style) throw new Fault('ProductNotFoundException', `No product with the id '${productId}' is sold.`, { productId });
    return style;
  }
  const skuIdsOf = async (styleId: string) => (await skusOfStyles(db, [styleId])).map(({ id }) => id);

  /** Who the link of an order's mail invites to review this style. */
  async function invitedBuyer(token: string, styleId: string): Promise<string> {
    const invitation = tokens.readReviewInvitation(token);
    const email = invitation?.styleId === styleId && (await findBuyerEmail(db, invitation.orderNo, await skuIdsOf(styleId)));
    if (!email) throw new Fault('ReviewLinkException', 'The link is not one of ours, or is for something else.');
    return email;
  }
  async function ownReview(token: string) {
    const id = tokens.readOwnReview(token);
    const review = id === undefined ? undefined : await readReview(db, id);
    if (!review) throw new Fault('ReviewLinkException', 'The link is not one of ours, or its review is gone.');
    return review;
  }

  return [
    bind(endpoints.getReviews, async ({ query, dependsOn }) => {
      const found = await readReviews(db, query);
      dependsOn(`product-${found?.styleId ?? query.productId}`, reviewsKey(found?.styleId ?? query.productId));
      if (!found)
        throw new Fault('ProductNotFoundException', `No product with the id '${query.productId}'.`, { productId: query.productId });
      const { total, start, summary, data } = found;
      return { count: data.length, start, total, summary, data };
    }),
    bind(endpoints.writeReview, async ({ body, principal, request }) => {
      const { productId, token, email: typed, website, ...words } = body;
      await take(writingLimit, request);
      const style = await styleOrFault(productId);
      if (words.sizeWorn && !isKnownSize(words.sizeWorn, style.variationAttributes)) {
        throw new Fault('ReviewNotAcceptedException', 'This product has no such size.', { field: 'sizeWorn', reason: 'unknown' });
      }
      const invited = token === undefined ? undefined : await invitedBuyer(token, style.id);
      if (invited === undefined && typed === undefined) {
        throw new Fault('ValidationException', 'An address is needed; it is not shown.', { path: '$.email', in: 'body' });
      }
      const email = invited ?? valueOrFault(parseEmail(typed ?? ''));
      const isVerifiedBuyer = invited !== undefined || (await hasPurchased(db, principal.customerGroupId, await skuIdsOf(style.id)));
      if (isHoneypotFilled(website)) return { success: true as const, isVerifiedBuyer };
      valueOrFault(await limiter.take(writerLimit, emailKeyOf(email)));
      valueOrFault(await writeReview(db, { ...words, styleId: style.id, email, isVerifiedBuyer }, clock.now()));
      return { success: true as const, isVerifiedBuyer };
    }),
    bind(endpoints.markReviewHelpful, async ({ params: { reviewId }, principal, request }) => {
      await take(votingLimit, request);
      const helpfulCount = await markHelpful(db, reviewId, principal.customerGroupId, clock.now());
      if (helpfulCount === undefined) throw new Fault('NotFoundException', `No review with the id '${reviewId}' is shown.`);
      return { helpfulCount };
    }),
    bind(endpoints.openReviewLink, async ({ body: { token }, request }) => {
      await take(linkLimit, request);
      const invitation = tokens.readReviewInvitation(token);
      if (invitation) {
        const email = await invitedBuyer(token, invitation.styleId);
        return { kind: 'invitation' as const, productId: invitation.styleId, isUsed: await hasReviewed(db, invitation.styleId, email) };
      }
      const { styleId, status, rating, headline, body, writtenAt, reply } = await ownReview(token);
      return {
        kind: 'own' as const,
        productId: styleId,
        status,
        rating,
        headline,
        text: body,
        writtenAt: writtenAt.toISOString(),
        ...(reply === null ? {} : { reply }),
      };
    }),
    bind(endpoints.withdrawReview, async ({ body: { token, forget }, request }) => {
      await take(linkLimit, request);
      const { id, addressKey } = await ownReview(token);
      const editing = { by: authorActor, now: clock.now() };
      if (forget && addressKey !== null) await forgetAuthor(db, addressKey, settings.reviewErasure, editing);
      else valueOrFault(await decideReview(db, id, 'withdraw', editing));
      return { success: true as const };
    }),
  ];
}
