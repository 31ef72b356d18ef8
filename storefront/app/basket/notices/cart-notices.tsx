import type { Basket } from '@outfitter/contract/client';
import type { DeliveryMoves } from '../delivery/use-delivery-moves.ts';
import { AvailabilityNotice } from './availability-notice.tsx';
import { DeliveryNotices } from './delivery-notices.tsx';
import StoreProblem from './store-problem.tsx';

export interface CartNoticesProps {
  basket: Basket;
  moves: DeliveryMoves;
}

/** What the shopper should know before checking out: items, stores and delivery methods that are not available as they were chosen. */
export default function CartNotices({ basket, moves }: CartNoticesProps) {
  return (
    <>
      <AvailabilityNotice basket={basket} />
      <StoreProblem basket={basket} moves={moves} />
      <DeliveryNotices basket={basket} />
    </>
  );
}
