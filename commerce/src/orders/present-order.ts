import type { Order } from '@outfitter/contract';
import type { OrderRow } from './order-queries.ts';
import { wireStatus } from './order-state.ts';

export function presentOrder(order: OrderRow): Order {
  return { ...order.document.answer, status: wireStatus(order.status), _flash: order.flash };
}
