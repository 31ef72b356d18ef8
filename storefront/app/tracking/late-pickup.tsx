import { FormattedMessage } from 'react-intl';
import { isPastPickupTime } from '../basket/index.ts';
import { usePageTime } from '../platform/browser/use-page-time.ts';
import type { PickupOfOrder } from './pickup-details.tsx';

type LatePickup = Pick<PickupOfOrder, 'c_pickupState' | 'c_readyBy' | 'c_promiseDate' | 'c_pickupStoreTimeZone'>;

/** Returns whether the time promised for a pickup has passed before it is ready, also while the page is open. */
export function useIsLatePickup(pickup: LatePickup): boolean {
  const now = usePageTime() ?? Date.now();
  // Without a state, as in an order of another shop system, nothing is known about its progress.
  const isAwaited = pickup.c_pickupState === 'preparing' || pickup.c_pickupState === 'in_transfer';
  return isAwaited && isPastPickupTime(pickup, now);
}

export function LatePickupText() {
  return (
    <FormattedMessage id="tracking.pickup.late" defaultMessage="It’s taking longer than we said. We email you as soon as it’s ready." />
  );
}
