import { CallError, type ResponseBody } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';

export type OpenedReviewLink = ResponseBody<'openReviewLink'>;
export type OwnReviewResponse = Extract<OpenedReviewLink, { kind: 'own' }>;

export type ReviewLink =
  | { is: 'none' }
  /** `isOwn`: the link to one's own review, not to write one. */
  | { is: 'opening' | 'wrong' | 'failed'; isOwn: boolean; retry(): void }
  | { is: 'open'; token: string; opened: OpenedReviewLink; retry(): void };

/**
 * The link of a mail that led to the page, opened. The page is the same for everyone and knows nothing of it until the browser has taken
 * it over.
 */
export function useReviewLink(): ReviewLink {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const asked = new URLSearchParams(search);
  const token = isHydrated ? (asked.get('review') ?? asked.get('token')) : null;
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['review-link', token],
      queryFn: () => getShopper().client.openReviewLink({ body: { token: token ?? '' } }),
      enabled: token !== null,
      staleTime: Number.POSITIVE_INFINITY,
    },
    getQueryClient(),
  );
  const retry = () => void refetch();
  if (token === null) return { is: 'none' };
  if (data) return { is: 'open', token, opened: data, retry };
  const isOwn = asked.has('review');
  if (!error) return { is: 'opening', isOwn, retry };
  // What is too long for a link's token is none of ours either.
  const isWrong = error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return { is: isWrong ? 'wrong' : 'failed', isOwn, retry };
}
