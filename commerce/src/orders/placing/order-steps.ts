/** The points between two steps of placing an order, at which a process may die; tests let it die there, or let a rival act. */
import type { CommerceDependencies } from '../../commerce-dependencies.ts';

export type OrderStep =
  | 'preparing'
  | 'prepared'
  | 'requesting'
  | 'responded'
  | 'authorized'
  | 'finishing'
  | 'finished'
  | 'failing'
  | 'failed'
  | 'voided';

export async function reachStep(deps: CommerceDependencies, step: OrderStep, orderId: string): Promise<void> {
  await deps.onOrderStep?.(step, orderId);
}
