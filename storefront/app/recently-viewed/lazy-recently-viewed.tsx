import { useLazyComponent } from '../platform/lazy.tsx';
import type { RecentlyViewedProps } from './recently-viewed.tsx';

const loadRecentlyViewed = () => import('./recently-viewed.tsx');

/** The styles that this device has shown, in the browser only: the page is the same for every shopper. */
export function LazyRecentlyViewed(props: RecentlyViewedProps) {
  const { Component: RecentlyViewed } = useLazyComponent(loadRecentlyViewed, 'idle');
  return RecentlyViewed ? <RecentlyViewed {...props} /> : null;
}
