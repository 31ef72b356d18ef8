import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Result } from '../../platform/result.ts';
import type { BasketKey } from '../snapshot.ts';

/**
 * Runs a change of a basket. If an order of the basket waits for its shopper at the bank, cancels the order and repeats the change: a
 * shopper who changes the basket has abandoned the order (decision 9).
 */
export async function withPendingOrderCanceled<Value, ErrorName extends string>(
  deps: CommerceDependencies,
  key: BasketKey,
  change: () => Promise<Result<Value, ErrorName>>,
): Promise<Result<Value, ErrorName | 'OrderInProgressException' | 'OrderPlacedException'>> {
  const result = await change();
  if (result.ok || result.error !== 'OrderInProgressException' || !deps.cancelPendingOrder) return result;
  const canceled = await deps.cancelPendingOrder(key);
  return canceled.ok ? change() : canceled;
}
