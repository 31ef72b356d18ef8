import { useLazyComponent } from '../platform/lazy.tsx';
import type { RecentlyViewedProps } from './recently-viewed.tsx';

const loadRecentlyViewed = () => import('./recently-viewed.tsx');

/** Styles viewed on this device. They are rendered in the browser only, because the cached page is the same for every shopper. */
export function LazyRecentlyViewed(props: RecentlyViewedProps) {
  const { Component: RecentlyViewed } = useLazyComponent(loadRecentlyViewed, 'idle');
  return RecentlyViewed ? <RecentlyViewed {...props} /> : null;
}
