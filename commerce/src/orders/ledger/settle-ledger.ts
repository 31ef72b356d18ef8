import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { paymentProviderOf } from '../../payments/configured-provider.ts';
import {
  type LedgerRequest,
  PaymentOutcomeUnknown,
  type PaymentProvider,
  PaymentRequestRejected,
} from '../../payments/payment-provider.ts';
import { logThrottled } from '../../platform/log-throttled.ts';
import { findAuthorization, type PaymentEntry } from '../payment-queries.ts';
import { dueLedgers, type LedgerKey, postponeEntry, readLedger, type Settlement, settleEntry } from './ledger-entries.ts';

const batchSize = 100;
/** Milliseconds between two attempts. In between, an entry waits as long again as it has been open. */
const shortestWait = 15_000;
const longestWait = 60 * 60_000;

function nextAttemptOf({ requestedAt }: PaymentEntry, now: Date): Date {
  const openFor = now.getTime() - requestedAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(openFor, shortestWait), longestWait));
}

const isOpen = ({ state }: PaymentEntry) => state === 'asked';

function capturedBalance(entries: readonly PaymentEntry[]): number {
  const succeeded = entries.filter(({ state }) => state === 'succeeded');
  return succeeded.reduce((sum, { kind, amountMinor }) => sum + (kind === 'capture' ? amountMinor : -amountMinor), 0);
}

function request(provider: PaymentProvider, kind: PaymentEntry['kind'], ledgerRequest: LedgerRequest) {
  return kind === 'capture' ? provider.capture(ledgerRequest) : provider.refund(ledgerRequest);
}

/** Sends an entry to the provider that has authorized the payment. Returns `undefined` if the outcome is unknown. */
async function sendEntry(deps: CommerceDependencies, entry: PaymentEntry): Promise<Settlement | undefined> {
  const { id: entryId, orderId, kind, key, amountMinor } = entry;
  const subject = { orderId, entryId, provider: entry.provider };
  try {
    const provider = paymentProviderOf(deps);
    if (provider.id !== entry.provider) throw new Error(`the payment provider '${entry.provider}' is not configured`);
    const authorization = await findAuthorization(deps.database.db, entry);
    if (!authorization) throw new Error('the order has no authorization');
    const result = await request(provider, kind, { key, paymentKey: authorization.key, amountMinor });
    if (result.state === 'captured') return { state: 'succeeded', reference: result.reference };
    deps.log.error({ ...subject, result: result.state }, `a ${kind} was declined`);
    return { state: 'refused' };
  } catch (error) {
    if (error instanceof PaymentRequestRejected) {
      deps.log.error({ error, ...subject }, `a ${kind} was rejected`);
      return { state: 'refused' };
    }
    const level = error instanceof PaymentOutcomeUnknown ? 'warn' : 'error';
    logThrottled(deps.log, level, { error, ...subject }, `a ${kind} has no result and will be retried`);
    return undefined;
  }
}

/** Returns `undefined` if the entry stays open. */
function settlementOf(deps: CommerceDependencies, entry: PaymentEntry, ledger: readonly PaymentEntry[]) {
  if (entry.kind === 'capture') return sendEntry(deps, entry);
  if (ledger.some((other) => other.kind === 'capture' && isOpen(other))) return undefined;
  if (capturedBalance(ledger) >= entry.amountMinor) return sendEntry(deps, entry);
  deps.log.error({ orderId: entry.orderId, entryId: entry.id }, 'a refund has no captured money to come from');
  return { state: 'failed' } satisfies Settlement;
}

/**
 * Sends a pickup's captures to the payment provider, then its refunds, which wait for the captures. An entry whose outcome is unknown keeps
 * its key and is sent again later. Returns whether every entry has a result.
 */
async function settleLedger(deps: CommerceDependencies, key: LedgerKey): Promise<boolean> {
  const { db } = deps.database;
  const ledger = await readLedger(db, key);
  for (const [index, entry] of ledger.entries()) {
    const now = deps.clock.now();
    if (!isOpen(entry) || (entry.nextAttemptAt && entry.nextAttemptAt > now)) continue;
    const settlement = await settlementOf(deps, entry, ledger);
    if (settlement) {
      await settleEntry(db, entry, settlement, now);
      ledger[index] = { ...entry, state: settlement.state };
    } else await postponeEntry(db, entry, nextAttemptOf(entry, now));
  }
  return !ledger.some(isOpen);
}

/** Sends due captures and refunds to the payment provider. May run concurrently: both send the same keys. */
export async function settleLedgers(deps: CommerceDependencies, limit = batchSize): Promise<{ settled: number; waiting: number }> {
  const report = { settled: 0, waiting: 0 };
  for (const key of await dueLedgers(deps.database.db, deps.clock.now(), limit)) {
    const isSettled = await settleLedger(deps, key).catch((error: unknown) => {
      logThrottled(deps.log, 'error', { error, ...key }, 'the ledger of a pickup could not be settled');
      return false;
    });
    report[isSettled ? 'settled' : 'waiting']++;
  }
  return report;
}
