/** Captures and refunds of the sandbox processor: each once under its key, never beyond what is there. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../platform/database/database.ts';
import type { LedgerRequest } from './payment-provider.ts';
import { paymentByKey, type SandboxPayment } from './sandbox-queries.ts';
import { sandboxOperations, sandboxPayments } from './tables.ts';

/** More than is there, or a payment that is not in a state for it: a defect of the caller. */
class LedgerError extends Error {
  override readonly name = 'LedgerRefused';
}

const { amountMinor, capturedMinor, refundedMinor } = sandboxPayments;

/** Carries out a capture or refund; the same key again changes nothing. Answers the payment afterwards. */
export function bookOperation(
  db: Database,
  kind: 'capture' | 'refund',
  request: LedgerRequest,
  now: Date,
): Promise<SandboxPayment | undefined> {
  return inTransaction(db, async (tx) => {
    const noted = await tx
      .insert(sandboxOperations)
      .values({ ...request, kind, createdAt: now })
      .onConflictDoNothing();
    if (!noted.rowCount) return paymentByKey(tx, request.paymentKey);
    const change =
      kind === 'capture'
        ? { capturedMinor: sql`${capturedMinor} + ${request.amountMinor}` }
        : { refundedMinor: sql`${refundedMinor} + ${request.amountMinor}` };
    const room =
      kind === 'capture'
        ? sql`${capturedMinor} + ${request.amountMinor} <= ${amountMinor}`
        : sql`${refundedMinor} + ${request.amountMinor} <= ${capturedMinor}`;
    const [payment] = await tx
      .update(sandboxPayments)
      .set({ ...change, state: 'captured', updatedAt: now })
      .where(and(eq(sandboxPayments.key, request.paymentKey), inArray(sandboxPayments.state, ['authorised', 'captured']), room))
      .returning();
    if (!payment) throw new LedgerError(`${kind} of ${request.amountMinor} is more than the payment allows`);
    return payment;
  });
}
