import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { paymentProviderOf } from '../../payments/configured-provider.ts';
import { logThrottled } from '../../platform/log-throttled.ts';
import { keyOf, staleOrders, touchOrder } from '../order-queries.ts';
import { isUnfinished } from '../order-state.ts';
import { pendingVoids } from '../payment-queries.ts';
import { advanceOrder } from './advance-order.ts';
import { voidPayment } from './void-payment.ts';

export interface SweepReport {
  finished: number;
  waiting: number;
  voided: number;
  /** Number of orders and payments with an error; the next sweep retries them. */
  failed: number;
}

/** Milliseconds without activity after which an order counts as abandoned by its request. */
const staleAfter = 30_000;
/** Milliseconds for which the sweeper leaves the void to the request that failed the order. */
const voidGrace = 10_000;
const batchSize = 100;

/**
 * Finishes or fails the orders that a crash, a lost response or an absent shopper has left unfinished, after asking the provider for the
 * payment's status. Voids payments without an order. Sweeps may run concurrently.
 */
export async function sweepOrders(deps: CommerceDependencies): Promise<SweepReport> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const report: SweepReport = { finished: 0, waiting: 0, voided: 0, failed: 0 };

  for (const order of await staleOrders(db, now, staleAfter, batchSize)) {
    try {
      const { status } = await advanceOrder(deps, keyOf(order));
      if (isUnfinished(status)) {
        await touchOrder(db, keyOf(order), now);
        report.waiting++;
      } else report.finished++;
    } catch (error) {
      logThrottled(deps.log, 'error', { error, orderId: order.id }, 'an unfinished order could not be swept');
      report.failed++;
    }
  }

  for (const entry of await pendingVoids(db, new Date(now.getTime() - voidGrace), batchSize)) {
    try {
      const isVoided = await voidPayment(deps, { customerGroupId: entry.customerGroupId, orderId: entry.orderId }, paymentProviderOf(deps));
      report[isVoided ? 'voided' : 'waiting']++;
    } catch (error) {
      logThrottled(deps.log, 'error', { error, orderId: entry.orderId }, 'a payment could not be voided');
      report.failed++;
    }
  }
  return report;
}
