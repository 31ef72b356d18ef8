import { useEffect, useRef } from 'react';
import { afterPaint } from '../../platform/browser/after-paint.ts';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { formatListingQuery, type ListingQuery, parseListingQuery, toggleRefinement } from '../listing-query.ts';
import type { ToggleRefinement } from './facets.tsx';

/**
 * Navigates to the refined listing after the next paint. Each click refines the result of the previous one, even while that is loading.
 */
export function useToggleRefinement(displayed: ListingQuery): ToggleRefinement {
  const navigate = useNavigate();
  const queryString = formatListingQuery(displayed);
  const latest = useRef(queryString);
  useEffect(() => {
    latest.current = queryString;
  }, [queryString]);
  return (refinement, value) => {
    const query = parseListingQuery(new URLSearchParams(latest.current));
    const search = formatListingQuery(toggleRefinement(query, refinement.attributeId, value, refinement.single));
    latest.current = search;
    afterPaint(() => void navigate({ search }, { preventScrollReset: true }));
  };
}
