import { useLazyModule } from '../platform/lazy.tsx';
import { loadBestSellers } from '../product/index.ts';
import { loadRecentlyViewed } from './lazy-recently-viewed.tsx';

/** Both rows come at once: the second one would move if the first came later. */
async function loadRows() {
  const [recentlyViewed, bestSellers] = await Promise.all([loadRecentlyViewed(), loadBestSellers()]);
  return { RecentlyViewed: recentlyViewed.default, BestSellers: bestSellers.default };
}

/** What a shopper with an empty cart can start from: the styles viewed on this device, and those that sell best. */
export function LazySuggestions() {
  const { module: rows } = useLazyModule(loadRows, 'mount');
  if (!rows) return null;
  return (
    <>
      <rows.RecentlyViewed />
      <rows.BestSellers />
    </>
  );
}
