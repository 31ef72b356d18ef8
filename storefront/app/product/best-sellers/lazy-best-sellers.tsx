import { lazyOnVisible, useLazyComponent } from '../../platform/lazy.tsx';
import type { BestSellersProps } from './best-sellers.tsx';

const load = () => import('./best-sellers.tsx');

export function LazyBestSellers() {
  const { Component } = useLazyComponent(load, 'mount');
  return Component ? <Component /> : null;
}

/** The row of best sellers on pages of which the server renders it, if it could read them. */
export const ServerRenderedBestSellers = lazyOnVisible<BestSellersProps>('best-sellers', load);
