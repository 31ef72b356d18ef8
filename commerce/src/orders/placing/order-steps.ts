/** Test hook between the steps of placing an order, at which a process may die: a test can end it there or run a competing operation. */
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
