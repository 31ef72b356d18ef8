import { useMatches } from 'react-router';
import { useLazyComponent } from '../platform/lazy.tsx';
import { hasCompareBar } from './comparison-handle.ts';

const loadCompareBar = () => import('./compare-bar.tsx');

/** The styles chosen for the comparison, on the pages that offer styles to compare. It would cover the contents of others. */
export function LazyCompareBar() {
  const { Component: CompareBar } = useLazyComponent(loadCompareBar, 'idle');
  const isOffered = hasCompareBar(useMatches().at(-1)?.handle);
  return CompareBar && isOffered ? <CompareBar /> : null;
}
