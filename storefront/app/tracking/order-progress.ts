import type { Order, OrderStatus } from '@outfitter/contract/client';
import { shipmentTypeOf } from '../basket/index.ts';

const stages = ['placed', 'packing', 'to-store', 'shipped', 'done'] as const;
export type OrderStage = (typeof stages)[number];

/** Delivery of an order: a parcel, or items that are collected at a store. */
export type TrackedDelivery = Pick<Order['shipments'][number], 'shipmentId' | 'c_isBOPIS' | 'c_pickupState'>;

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

export const isCanceled = (status: OrderStatus): boolean => status === 'cancelled' || status === 'failed';

/** Returns whether nothing of an order has been packed, so that customer service can still change or cancel it. */
export const isChangeable = (status: OrderStatus): boolean => !isCanceled(status) && stageOf[status] === 'placed';

/** Returns the stages of a delivery. A store packs the items that it has in stock; others travel to it. */
function stagesOf(delivery: TrackedDelivery): readonly OrderStage[] {
  const isTransferred = delivery.c_isBOPIS && (delivery.c_pickupState === 'in_transfer' || shipmentTypeOf(delivery) === 'ship-to-store');
  return stages.filter((stage) => stage !== (isTransferred ? 'packing' : 'to-store'));
}

/** Returns the current stage of a delivery, whose state is independent of the other deliveries of the same order. */
function currentStage(status: OrderStatus, { c_isBOPIS, c_pickupState }: TrackedDelivery): OrderStage | undefined {
  if (!c_isBOPIS) return status === 'ready_for_pickup' ? 'packing' : stageOf[status];
  switch (c_pickupState) {
    case 'preparing':
      return stageOf[status] === 'placed' ? 'placed' : 'packing';
    case 'in_transfer':
      return stageOf[status] === 'placed' ? 'placed' : 'to-store';
    case 'ready':
      return 'shipped';
    case 'collected':
      return 'done';
    case 'expired':
    case 'closed':
      return undefined;
    default:
      return stageOf[status];
  }
}

/** Returns the progress of a delivery; undefined for a canceled or failed order, and for a pickup that ended without the shopper. */
export function deliveryProgress(
  status: OrderStatus,
  delivery: TrackedDelivery,
): { stage: OrderStage; state: 'done' | 'now' | 'ahead' }[] | undefined {
  const current = isCanceled(status) ? undefined : currentStage(status, delivery);
  if (!current) return undefined;
  const ofDelivery = stagesOf(delivery);
  // A packed item has left the warehouse for its store.
  const currentIndex = Math.max(ofDelivery.indexOf(current), current === 'packing' ? ofDelivery.indexOf('to-store') : 0);
  return ofDelivery.map((stage, index) => ({
    stage,
    state: index < currentIndex || current === 'done' ? 'done' : index === currentIndex ? 'now' : 'ahead',
  }));
}
