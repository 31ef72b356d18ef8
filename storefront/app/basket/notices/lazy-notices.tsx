/** Loads the notices of the cart for the few carts that have any. */
import { useLazyComponent } from '../../platform/lazy.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { findPickupStoreError } from '../delivery/find-pickup-store-error.ts';
import { isOrderable } from '../lines/line-notice.ts';
import { useBasketTabState } from '../state/use-basket.ts';
import type { CartNoticesProps } from './cart-notices.tsx';
import * as styles from './lazy-notices.module.css';
import type { PickupStoreErrorAlertProps } from './pickup-store-error-alert.tsx';

const loadCartNotices = () => import('./cart-notices.tsx');
const loadDeliveryNotices = async () => ({ default: (await import('./delivery-notices.tsx')).DeliveryNotices });
const loadPickupStoreErrorAlert = () => import('./pickup-store-error-alert.tsx');

export function LazyCartNotices({ basket, moves }: PickupStoreErrorAlertProps) {
  const { reductions, deliveryNotices } = useBasketTabState();
  const isNeeded = reductions.length + deliveryNotices.length > 0 || !isOrderable(basket);
  return (
    <>
      {/* This region contains an alert, so it is not within the other region. */}
      <div className={styles.notices}>
        <LazyPickupStoreErrorAlert basket={basket} moves={moves} />
      </div>
      {/* The region is there before its content, which is announced then. */}
      <div role="status" className={styles.notices}>
        {isNeeded ? <LoadedCartNotices basket={basket} /> : null}
      </div>
    </>
  );
}

function LoadedCartNotices(props: CartNoticesProps) {
  const { Component, hasFailed, retry } = useLazyComponent(loadCartNotices, 'mount');
  if (hasFailed) return <LoadError isInLiveRegion onRetry={retry} />;
  return Component ? <Component {...props} /> : null;
}

/** States how lines are delivered after a change of the store, on pages that show nothing else of the cart's notices. */
export function LazyDeliveryNotices(props: CartNoticesProps) {
  const { deliveryNotices } = useBasketTabState();
  return (
    <div role="status" className={styles.notices}>
      {deliveryNotices.length > 0 ? <LoadedDeliveryNotices {...props} /> : null}
    </div>
  );
}

function LoadedDeliveryNotices(props: CartNoticesProps) {
  const { Component, hasFailed, retry } = useLazyComponent(loadDeliveryNotices, 'mount');
  if (hasFailed) return <LoadError isInLiveRegion onRetry={retry} />;
  return Component ? <Component {...props} /> : null;
}

/** Shows that the store cannot prepare the pickup. Renders nothing while the store of the basket can prepare pickups. */
export function LazyPickupStoreErrorAlert(props: PickupStoreErrorAlertProps) {
  return findPickupStoreError(props.basket) ? <LoadedPickupStoreErrorAlert {...props} /> : null;
}

function LoadedPickupStoreErrorAlert(props: PickupStoreErrorAlertProps) {
  const { Component, hasFailed, retry } = useLazyComponent(loadPickupStoreErrorAlert, 'mount');
  if (hasFailed) return <LoadError onRetry={retry} />;
  return Component ? <Component {...props} /> : null;
}
