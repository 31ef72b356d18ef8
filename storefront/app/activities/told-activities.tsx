import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { readStoredBasket } from '../basket/index.ts';
import { onItemsAdded } from '../platform/analytics/basket-events.ts';
import { assignTestBucket, hasTestBucket } from '../platform/browser/view-cookie.ts';
import { useShop } from '../platform/shop/shop.ts';
import { activitiesOf } from './activities-of.ts';
import { type PageSeen, pageSeen } from './page-seen.ts';
import { tellLater } from './tell-later.ts';

/** Tells of each page of a visit and of what is put into the basket, and gives the bucket by which tests know a visitor (BLOCK-004). */
export default function ToldActivities() {
  const { siteId, locale } = useShop();
  const match = useMatches().at(-1);
  const { pathname, search } = useLocation();
  const before = useRef<PageSeen>(undefined);
  useEffect(() => {
    const page = pageSeen(match, pathname, search);
    const last = before.current;
    before.current = page;
    // A page that is drawn anew is not a page seen again.
    if (JSON.stringify(last) === JSON.stringify(page)) return;
    // Whoever gets a bucket with this page has not been shown it as one of the test.
    const isInTests = hasTestBucket(document.cookie);
    tellLater(siteId, () => {
      assignTestBucket();
      return activitiesOf(page, last, { basket: readStoredBasket, isInTests, locale });
    });
  }, [siteId, locale, match, pathname, search]);
  useEffect(
    () =>
      onItemsAdded((items) => {
        const products = items.map(({ productId: id, quantity = 1 }) => ({ id, quantity }));
        tellLater(siteId, () => [{ kind: 'addToCart', body: { products } }]);
      }),
    [siteId],
  );
  return null;
}
