import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Result } from '../platform/result.ts';
import type { BasketKey } from './snapshot.ts';

/**
 * Runs a change of a basket. If the basket has an order that waits for its shopper at the bank, cancels that order and
 * runs the change again: a shopper who changes the basket has turned away from the order (decision 9).
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
