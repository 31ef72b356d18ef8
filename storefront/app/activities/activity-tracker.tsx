import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { readStoredBasket } from '../basket/index.ts';
import { onBasketsMerged, onItemsAdded } from '../platform/analytics/basket-events.ts';
import { assignTestBucket, hasTestBucket } from '../platform/browser/view-cookie.ts';
import { useShop } from '../platform/shop/shop.ts';
import { pageActivities } from './page-activities.ts';
import { trackWhenIdle } from './track-when-idle.ts';
import { useRedirectedSearch } from './use-redirected-search.ts';
import { type ViewedPage, viewedPage } from './viewed-page.ts';

/** Tracks the pages and actions of a visitor. Also assigns the visitor's A/B test bucket (BLOCK-004). */
export default function ActivityTracker() {
  const { siteId, locale } = useShop();
  const match = useMatches().at(-1);
  const { pathname, search } = useLocation();
  const takeRedirectedSearch = useRedirectedSearch();
  const before = useRef<ViewedPage>(undefined);
  useEffect(() => {
    const page = viewedPage(match, pathname, search);
    const last = before.current;
    before.current = page;
    const redirected = takeRedirectedSearch();
    const redirectedSearch = page.about === 'search' ? undefined : redirected;
    // A new render of the same page is not a new view.
    if (JSON.stringify(last) === JSON.stringify(page) && redirectedSearch === undefined) return;
    // The page was rendered before a new visitor gets a bucket, so it contains no variation for them.
    const isInTests = hasTestBucket(document.cookie);
    trackWhenIdle(siteId, () => {
      assignTestBucket();
      return pageActivities(page, last, { basket: readStoredBasket, isInTests, locale, redirectedSearch });
    });
  }, [siteId, locale, match, pathname, search, takeRedirectedSearch]);
  useEffect(
    () =>
      onItemsAdded((items) => {
        const products = items.map(({ productId: id, quantity = 1 }) => ({ id, quantity }));
        trackWhenIdle(siteId, () => [{ kind: 'addToCart', body: { products } }]);
      }),
    [siteId],
  );
  useEffect(() => onBasketsMerged((items) => trackWhenIdle(siteId, () => [{ kind: 'cartMerge', body: { items } }])), [siteId]);
  return null;
}
