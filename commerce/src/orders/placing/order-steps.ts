/** The moments between two steps of an order: where a process may die, and where a test lets one die or a rival act. */
import type { CommerceDependencies } from '../../commerce-dependencies.ts';

export type OrderStep =
  | 'preparing'
  | 'prepared'
  | 'asking'
  | 'answered'
  | 'authorised'
  | 'finishing'
  | 'finished'
  | 'failing'
  | 'failed'
  | 'voided';

export async function reachStep(deps: CommerceDependencies, step: OrderStep, orderId: string): Promise<void> {
  await deps.onOrderStep?.(step, orderId);
}
