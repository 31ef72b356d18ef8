/** Few carts have something to notice, so the code loads only for them. */
import { useLazyComponent } from '../../platform/lazy.tsx';
import { findStoreProblem } from '../delivery/find-store-problem.ts';
import { isOrderable } from '../lines/line-notice.ts';
import { useBasketTabState } from '../state/use-basket.ts';
import type { CartNoticesProps } from './cart-notices.tsx';
import * as styles from './lazy-notices.module.css';

const loadCartNotices = () => import('./cart-notices.tsx');
const loadStoreProblem = () => import('./store-problem.tsx');

export function LazyCartNotices(props: CartNoticesProps) {
  const { reductions, deliveryNotices } = useBasketTabState();
  const isNeeded =
    reductions.length + deliveryNotices.length > 0 || !isOrderable(props.basket) || findStoreProblem(props.basket) !== undefined;
  // The region is there before its content, which is announced then.
  return (
    <div role="status" className={styles.notices}>
      {isNeeded ? <LoadedCartNotices {...props} /> : null}
    </div>
  );
}

function LoadedCartNotices(props: CartNoticesProps) {
  const { Component } = useLazyComponent(loadCartNotices, 'mount');
  return Component ? <Component {...props} /> : null;
}

/** Renders nothing while the store of the basket can prepare pickups. */
export function LazyStoreProblem(props: CartNoticesProps) {
  return findStoreProblem(props.basket) ? <LoadedStoreProblem {...props} /> : null;
}

function LoadedStoreProblem(props: CartNoticesProps) {
  const { Component } = useLazyComponent(loadStoreProblem, 'mount');
  return Component ? <Component {...props} /> : null;
}
