/** The reviews that stand on a product's page when it comes. */
import type { ResponseBody } from '@outfitter/contract/client';
import { optionalSection, undefinedIfNotFound } from '../../platform/loaders/loader-errors.ts';
import type { PageContext } from '../../platform/loaders/page-context.ts';

export type ReviewsResponse = ResponseBody<'getReviews'>;

/** Of these a page shows the first; the rest comes when it is asked for. */
export const initialReviewCount = 4;

/** The first reviews of a style; undefined where the page does without them for now. */
export function loadReviews(page: PageContext, productId: string): Promise<ReviewsResponse | undefined> {
  return optionalSection(
    page,
    'reviews',
    undefinedIfNotFound(page.client.getReviews({ query: { productId, count: initialReviewCount, locale: page.locale } })),
  );
}
