import { CallError, type ResponseBody } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { getShopper } from '../../platform/session/index.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';

export type OpenedReviewLink = ResponseBody<'openReviewLink'>;
export type OwnReviewResponse = Extract<OpenedReviewLink, { kind: 'own' }>;

export type ReviewLink =
  | { status: 'none' }
  /** The link is not opened yet: until hydration, and without JavaScript. */
  | { status: 'unopened'; isOwn: boolean; token: string }
  /** `isOwn`: the link leads to the author's own review instead of the form. */
  | { status: 'opening' | 'invalid' | 'failed'; isOwn: boolean; retry(): void }
  | { status: 'open'; token: string; opened: OpenedReviewLink; retry(): void };

export function useReviewLink(): ReviewLink {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const parameters = new URLSearchParams(search);
  const token = parameters.get('review') ?? parameters.get('token');
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['review-link', token],
      queryFn: () => getShopper().client.openReviewLink({ body: { token: token ?? '' } }),
      enabled: token !== null && isHydrated,
      staleTime: Number.POSITIVE_INFINITY,
    },
    getQueryClient(),
  );
  const retry = () => void refetch();
  const isOwn = parameters.has('review');
  if (token === null) return { status: 'none' };
  if (!isHydrated) return { status: 'unopened', isOwn, token };
  if (data) return { status: 'open', token, opened: data, retry };
  if (!error) return { status: 'opening', isOwn, retry };
  // Any other client error also means an invalid link, such as a token that is too long.
  const isInvalid = error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return { status: isInvalid ? 'invalid' : 'failed', isOwn, retry };
}
