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

/** Undefined for a canceled order. */
export function orderProgress(status: OrderStatus): { stage: OrderStage; state: 'done' | 'now' | 'ahead' }[] | undefined {
  if (status === 'cancelled' || status === 'failed') return undefined;
  const at = orderStages.indexOf(stageOf[status]);
  return orderStages.map((stage, index) => ({
    stage,
    state: index < at || status === 'completed' ? 'done' : index === at ? 'now' : 'ahead',
  }));
}
