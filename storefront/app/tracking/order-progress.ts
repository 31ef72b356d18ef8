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

/** Returns undefined for a canceled or failed order. */
export function orderProgress(status: OrderStatus): { stage: OrderStage; state: 'done' | 'now' | 'ahead' }[] | undefined {
  if (status === 'cancelled' || status === 'failed') return undefined;
  const currentIndex = orderStages.indexOf(stageOf[status]);
  return orderStages.map((stage, index) => ({
    stage,
    state: index < currentIndex || status === 'completed' ? 'done' : index === currentIndex ? 'now' : 'ahead',
  }));
}
