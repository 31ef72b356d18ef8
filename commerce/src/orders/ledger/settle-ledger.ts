import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { paymentProviderOf } from '../../payments/configured-provider.ts';
import type { PaymentProvider, PaymentResult } from '../../payments/payment-provider.ts';
import { logRepeatable } from '../../platform/log-repeatable.ts';
import type { OrderKey } from '../order-queries.ts';
import { findAuthorization, type PaymentEntry } from '../payment-queries.ts';
import { ordersWithOpenLedger, readLedger, settleEntry } from './ledger-entries.ts';

const batchSize = 100;

function request(provider: PaymentProvider, { kind, key, amountMinor }: PaymentEntry, paymentKey: string): Promise<PaymentResult> {
  return kind === 'capture' ? provider.capture({ key, paymentKey, amountMinor }) : provider.refund({ key, paymentKey, amountMinor });
}

function capturedBalance(entries: readonly PaymentEntry[]): number {
  const succeeded = entries.filter(({ state }) => state === 'succeeded');
  return succeeded.reduce((sum, { kind, amountMinor }) => sum + (kind === 'capture' ? amountMinor : -amountMinor), 0);
}

/**
 * Sends an order's captures to the payment provider, then its refunds. An entry whose outcome is unknown keeps its key and is sent again
 * later; refunds wait for the captures before them. Returns whether every entry has a result.
 */
export async function settleLedger(deps: CommerceDependencies, key: OrderKey): Promise<boolean> {
  const { db } = deps.database;
  const authorization = await findAuthorization(db, key);
  if (!authorization) return true;
  const provider = paymentProviderOf(deps);
  const entries = await readLedger(db, key);
  const settled: PaymentEntry[] = [];
  for (const entry of entries) {
    if (entry.state !== 'asked') settled.push(entry);
    else if (entry.kind === 'refund' && capturedBalance(settled) < entry.amountMinor) {
      deps.log.error({ orderId: key.orderId, entryId: entry.id }, 'a refund has no captured money to come from');
      await settleEntry(db, entry, 'failed', undefined, deps.clock.now());
    } else {
      const result = await request(provider, entry, authorization.key).catch((error: unknown) => {
        logRepeatable(deps.log, 'warn', { error, orderId: key.orderId }, `a ${entry.kind} has no result and will be retried`);
      });
      if (!result) return false;
      const state = result.state === 'captured' ? 'succeeded' : 'refused';
      if (state === 'refused') deps.log.error({ orderId: key.orderId, entryId: entry.id }, `a ${entry.kind} was refused`);
      await settleEntry(db, entry, state, 'reference' in result ? result.reference : undefined, deps.clock.now());
      settled.push({ ...entry, state });
    }
  }
  return true;
}

/** Sends what is to be captured and refunded to the payment provider. May run concurrently: both send the same keys. */
export async function settleLedgers(deps: CommerceDependencies): Promise<{ settled: number; waiting: number }> {
  const report = { settled: 0, waiting: 0 };
  for (const key of await ordersWithOpenLedger(deps.database.db, deps.clock.now(), batchSize)) {
    const isSettled = await settleLedger(deps, key).catch((error: unknown) => {
      logRepeatable(deps.log, 'error', { error, orderId: key.orderId }, 'the ledger of an order could not be settled');
      return false;
    });
    report[isSettled ? 'settled' : 'waiting']++;
  }
  return report;
}
