import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readVisit, updateVisit } from '../offer-storage.ts';
import { isFromPrintCampaign, type ReferrerKind, referrerKind } from './traffic-source.ts';

export interface Visit {
  referrer: ReferrerKind;
  isFromPrint: boolean;
  isFirstPageView: boolean;
}

/** Returns the traffic source of this visit. A referrer of the shop itself means an earlier page view, so no counter is stored. */
export function useVisit(): Visit {
  const { pathname } = useLocation();
  const [arrival] = useState(() => ({
    pathname,
    referrer: referrerKind(document.referrer, location.host),
    isFromPrint: readVisit().isFromPrint === true || isFromPrintCampaign(location.search),
  }));
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && pathname !== arrival.pathname) setHasMoved(true);
  useEffect(() => {
    if (arrival.isFromPrint) updateVisit({ isFromPrint: true });
  }, [arrival]);
  return { referrer: arrival.referrer, isFromPrint: arrival.isFromPrint, isFirstPageView: !hasMoved && arrival.referrer !== 'own' };
}
