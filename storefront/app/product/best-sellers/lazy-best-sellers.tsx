import { useLazyComponent } from '../../platform/lazy.tsx';

export const loadBestSellers = () => import('./best-sellers.tsx');

/** The row of best sellers on pages that only the browser fills in. */
export function LazyBestSellers() {
  const { Component } = useLazyComponent(loadBestSellers, 'mount');
  return Component ? <Component /> : null;
}
