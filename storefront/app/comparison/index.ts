export type { ComparisonHandle } from './comparison-handle.ts';
export { ComparisonPage } from './comparison-page.tsx';
export { LazyCompareBar } from './lazy-compare-bar.tsx';
export { loadComparison } from './load-comparison.ts';
