import type { Basket } from '@outfitter/contract/client';
import { AvailabilityNotice } from './availability-notice.tsx';
import { DeliveryNotices } from './delivery-notices.tsx';

export interface CartNoticesProps {
  basket: Basket;
}

/** Shows what a shopper should know before checkout: items and delivery methods that are not available as they were chosen. */
export default function CartNotices({ basket }: CartNoticesProps) {
  return (
    <>
      <AvailabilityNotice basket={basket} />
      <DeliveryNotices basket={basket} />
    </>
  );
}
