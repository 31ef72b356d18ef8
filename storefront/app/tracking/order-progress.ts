import type { OrderStatus } from '@outfitter/contract/client';

export const orderStages = ['placed', 'packing', 'shipped', 'done'] as const;
export type OrderStage = (typeof orderStages)[number];

const stageOf: Readonly<Record<OrderStatus, OrderStage>> = {
  created: 'placed',
  authorising: 'placed',
  awaiting_shopper: 'placed',
  failed: 'placed',
  new: 'placed',
  allocated: 'packing',
  shipped: 'shipped',
  ready_for_pickup: 'shipped',
  completed: 'done',
  cancelled: 'placed',
};

/**
 * Returns undefined for a canceled or failed order. What waits at a store says nothing about the parcel of an order that has one, so its
 * steps are those of the parcel.
 */
export function orderProgress(
  status: OrderStatus,
  isPickup: boolean,
): { stage: OrderStage; state: 'done' | 'now' | 'ahead' }[] | undefined {
  if (status === 'cancelled' || status === 'failed') return undefined;
  const isParcelPacked = status === 'ready_for_pickup' && !isPickup;
  const currentIndex = orderStages.indexOf(isParcelPacked ? 'packing' : stageOf[status]);
  return orderStages.map((stage, index) => ({
    stage,
    state: index < currentIndex || status === 'completed' ? 'done' : index === currentIndex ? 'now' : 'ahead',
  }));
}
