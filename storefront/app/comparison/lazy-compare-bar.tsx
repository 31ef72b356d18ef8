import { useMatches } from 'react-router';
import { useLazyComponent } from '../platform/lazy.tsx';
import { hasCompareBar } from './comparison-handle.ts';

const loadCompareBar = () => import('./compare-bar.tsx');

/** Loads the bar of the comparison on pages that offer styles to compare; on others it would cover their contents. */
export function LazyCompareBar() {
  const { Component: CompareBar } = useLazyComponent(loadCompareBar, 'idle');
  const isOffered = hasCompareBar(useMatches().at(-1)?.handle);
  return CompareBar && isOffered ? <CompareBar /> : null;
}
