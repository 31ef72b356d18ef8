import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { paymentProviderOf } from '../../payments/configured-provider.ts';
import { keyOf, staleOrders, touchOrder } from '../order-queries.ts';
import { isUnfinished } from '../order-state.ts';
import { pendingVoids } from '../payment-queries.ts';
import { advanceOrder } from './advance-order.ts';
import { voidPayment } from './void-payment.ts';

export interface SweepReport {
  /** Orders brought to their end, placed or failed. */
  finished: number;
  /** Orders that still wait: for their shopper or for the provider. */
  waiting: number;
  /** Payments whose void the provider has confirmed. */
  voided: number;
  /** Orders and payments that could not be looked after; the next sweep tries again. */
  failed: number;
}

/** Milliseconds for which an order may rest before it counts as left by whoever was placing it. */
const neglect = 30_000;
/** Milliseconds that whoever failed an order has to void its payment itself. */
const voidGrace = 10_000;
/** The most of each that one sweep takes on. */
const batch = 100;

/**
 * Finishes or undoes what a crash, a lost answer or a shopper who never came back has left: asks the provider what became
 * of each payment, places or fails the order accordingly, and voids what has no order. Sweeps may run at once.
 */
export async function sweepOrders(deps: CommerceDependencies): Promise<SweepReport> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const report: SweepReport = { finished: 0, waiting: 0, voided: 0, failed: 0 };

  for (const order of await staleOrders(db, new Date(now.getTime() - neglect), batch)) {
    try {
      const { status } = await advanceOrder(deps, keyOf(order));
      if (isUnfinished(status)) {
        await touchOrder(db, keyOf(order), now);
        report.waiting++;
      } else report.finished++;
    } catch (error) {
      deps.log.error({ error, orderId: order.id }, 'an unfinished order could not be looked after');
      report.failed++;
    }
  }

  for (const entry of await pendingVoids(db, new Date(now.getTime() - voidGrace), batch)) {
    try {
      const isVoided = await voidPayment(deps, { customerGroupId: entry.customerGroupId, orderId: entry.orderId }, paymentProviderOf(deps));
      report[isVoided ? 'voided' : 'waiting']++;
    } catch (error) {
      deps.log.error({ error, orderId: entry.orderId }, 'a payment could not be voided');
      report.failed++;
    }
  }
  return report;
}
