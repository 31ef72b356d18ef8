import { type ReviewSort, reviewSorts } from '@outfitter/contract/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { initialReviewCount, type ReviewsResponse } from './load-reviews.ts';

export interface ReviewsQuery {
  stars?: number;
  size?: string;
  height?: string;
  weight?: string;
  sort: ReviewSort;
}

const reviewsPerPage = 10;
export const defaultReviewsQuery: ReviewsQuery = { sort: reviewSorts[0] };

export function isFiltered({ stars, size, height, weight }: ReviewsQuery): boolean {
  return [stars, size, height, weight].some((filter) => filter !== undefined);
}

export function useReviews(productId: string, initial: ReviewsResponse) {
  const { locale } = useIntl();
  const [filters, setFilters] = useState(defaultReviewsQuery);
  const isDefault = filters.sort === defaultReviewsQuery.sort && !isFiltered(filters);
  const query = useInfiniteQuery(
    {
      queryKey: ['reviews', productId, filters],
      queryFn: ({ pageParam: start, signal }) => {
        const count = start === 0 ? initialReviewCount : reviewsPerPage;
        return getShopper().client.getReviews({ query: { productId, ...filters, locale, start, count }, signal });
      },
      initialPageParam: 0,
      getNextPageParam: ({ start, count, total }) => (start + count < total ? start + count : undefined),
      placeholderData: keepPreviousData,
      ...(isDefault ? { initialData: { pages: [initial], pageParams: [0] } } : {}),
      staleTime: 60_000,
    },
    getQueryClient(),
  );
  const pages = query.data?.pages ?? [];
  // If a review was published after the previous request, the next page repeats a review.
  const reviews = [...new Map(pages.flatMap(({ data }) => data).map((review) => [review.id, review])).values()];
  return { filters, setFilters, reviews, total: pages[0]?.total ?? 0, query };
}
