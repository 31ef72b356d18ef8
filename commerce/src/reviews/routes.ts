import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault, valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createNetworkLimiter } from '../platform/security/network-limiter.ts';
import type { RateLimit } from '../platform/security/rate-limit.ts';
import { markHelpful } from './mark-helpful.ts';
import { readReviews } from './read-reviews.ts';
import { openReviewLink, withdrawByLink } from './review-links.ts';
import { reviewsKey } from './style-ratings.ts';
import { submitReview } from './submit-review.ts';

const hour = 3600;
const writeLimit: RateLimit = { name: 'review-write', capacity: 10, refillPerSecond: 10 / hour };
const voteLimit: RateLimit = { name: 'review-vote', capacity: 60, refillPerSecond: 60 / hour };
const linkLimit: RateLimit = { name: 'review-link', capacity: 60, refillPerSecond: 60 / hour };

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const { clock, database } = deps;
  const limitNetwork = createNetworkLimiter(deps);
  return [
    bind(endpoints.getReviews, async ({ query, dependsOn }) => {
      const { productId } = query;
      const found = await readReviews(database.db, query);
      const styleId = found?.styleId ?? productId;
      dependsOn(`product-${styleId}`, reviewsKey(styleId));
      if (!found) throw new Fault('ProductNotFoundException', `No product with the id '${productId}'.`, { productId });
      const { total, start, summary, data } = found;
      return { count: data.length, start, total, summary, data };
    }),
    bind(endpoints.writeReview, async ({ body, principal, request }) => {
      valueOrFault(await limitNetwork(writeLimit, request));
      const { isVerifiedBuyer } = valueOrFault(await submitReview(deps, principal.customerGroupId, body));
      return { success: true as const, isVerifiedBuyer };
    }),
    bind(endpoints.markReviewHelpful, async ({ params: { reviewId }, principal, request }) => {
      valueOrFault(await limitNetwork(voteLimit, request));
      return { helpfulCount: valueOrFault(await markHelpful(database.db, reviewId, principal.customerGroupId, clock.now())) };
    }),
    bind(endpoints.openReviewLink, async ({ body, request }) => {
      valueOrFault(await limitNetwork(linkLimit, request));
      return valueOrFault(await openReviewLink(deps, body.token));
    }),
    bind(endpoints.withdrawReview, async ({ body, request }) => {
      valueOrFault(await limitNetwork(linkLimit, request));
      valueOrFault(await withdrawByLink(deps, body));
      return { success: true as const };
    }),
  ];
}
