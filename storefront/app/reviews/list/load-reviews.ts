import type { ResponseBody } from '@outfitter/contract/client';
import { optionalSection, undefinedIfNotFound } from '../../platform/loaders/loader-errors.ts';
import type { PageContext } from '../../platform/loaders/page-context.ts';

export type ReviewsResponse = ResponseBody<'getReviews'>;

/** The number of reviews in the server HTML. The browser loads the rest on demand. */
export const initialReviewCount = 4;

export function loadReviews(page: PageContext, productId: string): Promise<ReviewsResponse | undefined> {
  return optionalSection(
    page,
    'reviews',
    undefinedIfNotFound(page.client.getReviews({ query: { productId, count: initialReviewCount, locale: page.locale } })),
  );
}
