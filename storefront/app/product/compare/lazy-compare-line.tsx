import { useLazyComponent } from '../../platform/lazy.tsx';
import * as styles from './lazy-compare-line.module.css';

const loadCompareLine = () => import('./compare-line.tsx');

/** Loads the toggle. Its box has its final height before the code has loaded. */
export function LazyCompareLine({ product: { id, name } }: { product: { id: string; name: string } }) {
  const { Component: CompareLine } = useLazyComponent(loadCompareLine, 'idle');
  return <div className={styles.box}>{CompareLine ? <CompareLine product={{ id, name }} /> : null}</div>;
}
