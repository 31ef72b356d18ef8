import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { afterPaint } from '../platform/browser/after-paint.ts';
import type { Toggle } from './facets.tsx';
import { type ListingQuery, readListingQuery, toggleRefinement, writeListingQuery } from './listing-query.ts';

/** Refines what was asked for once the press shows; a press builds on the one before it, though that is still on its way. */
export function useToggle(asked: ListingQuery): Toggle {
  const navigate = useNavigate();
  const address = writeListingQuery(asked);
  const wanted = useRef(address);
  useEffect(() => {
    wanted.current = address;
  }, [address]);
  return (refinement, value) => {
    const query = readListingQuery(new URLSearchParams(wanted.current));
    const search = writeListingQuery(toggleRefinement(query, refinement.attributeId, value, refinement.single));
    wanted.current = search;
    afterPaint(() => void navigate({ search }, { preventScrollReset: true }));
  };
}
