import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { noteOfVisit, readVisit } from '../visitor-mark.ts';
import { isFromPrint, type Referrer, referrerOf } from './arrival.ts';

export interface PageViews {
  referrer: Referrer;
  isFromPrint: boolean;
  isFirstPageView: boolean;
}

/**
 * What is known of a visit. Nothing is kept for it but that it began on paper: a page of our own that led here tells by itself that there
 * was an earlier one.
 */
export function usePageViews(): PageViews {
  const { pathname } = useLocation();
  const [arrival] = useState(() => ({
    pathname,
    referrer: referrerOf(document.referrer, location.host),
    isFromPrint: readVisit().isFromPrint === true || isFromPrint(location.search),
  }));
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && pathname !== arrival.pathname) setHasMoved(true);
  useEffect(() => {
    if (arrival.isFromPrint) noteOfVisit({ isFromPrint: true });
  }, [arrival]);
  return { referrer: arrival.referrer, isFromPrint: arrival.isFromPrint, isFirstPageView: !hasMoved && arrival.referrer !== 'own' };
}
