import { FormattedMessage } from 'react-intl';
import { isPastPickupTime } from '../basket/index.ts';
import { usePageTime } from '../platform/browser/use-page-time.ts';
import type { PickupOfOrder } from './pickup-details.tsx';

type LatePickup = Pick<PickupOfOrder, 'c_pickupState' | 'c_readyBy' | 'c_promiseDate' | 'c_pickupStoreTimeZone'>;

/** Returns true if the promised time of a pickup has passed and it is not ready yet. Updates while the page is open. */
export function useIsLatePickup(pickup: LatePickup): boolean {
  const now = usePageTime() ?? Date.now();
  // An order from an external order history may have no pickup state, so it is unknown whether it is ready.
  const isAwaited = pickup.c_pickupState === 'preparing' || pickup.c_pickupState === 'in_transfer';
  return isAwaited && isPastPickupTime(pickup, now);
}

export function LatePickupText() {
  return (
    <FormattedMessage id="tracking.pickup.late" defaultMessage="It’s taking longer than we said. We email you as soon as it’s ready." />
  );
}
