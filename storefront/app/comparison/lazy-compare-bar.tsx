import { useLazyComponent } from '../platform/lazy.tsx';

const loadCompareBar = () => import('./compare-bar.tsx');

/** The styles chosen for the comparison, on every page but the comparison itself. */
export function LazyCompareBar() {
  const { Component: CompareBar } = useLazyComponent(loadCompareBar, 'idle');
  return CompareBar ? <CompareBar /> : null;
}
