import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { type LedgerRequest, PaymentRequestRejected } from './payment-provider.ts';
import { paymentByKey, type SandboxPayment } from './sandbox-queries.ts';
import { sandboxOperations, sandboxPayments } from './tables.ts';

const { amountMinor, capturedMinor, refundedMinor } = sandboxPayments;

export function bookOperation(
  db: Database,
  kind: 'capture' | 'refund',
  request: LedgerRequest,
  now: Date,
): Promise<SandboxPayment | undefined> {
  return inTransaction(db, async (tx) => {
    const recorded = await tx
      .insert(sandboxOperations)
      .values({ ...request, kind, createdAt: now })
      .onConflictDoNothing();
    if (!recorded.rowCount) return paymentByKey(tx, request.paymentKey);
    const change =
      kind === 'capture'
        ? { capturedMinor: sql`${capturedMinor} + ${request.amountMinor}` }
        : { refundedMinor: sql`${refundedMinor} + ${request.amountMinor}` };
    const remainingAmount =
      kind === 'capture'
        ? sql`${capturedMinor} + ${request.amountMinor} <= ${amountMinor}`
        : sql`${refundedMinor} + ${request.amountMinor} <= ${capturedMinor}`;
    const [payment] = await tx
      .update(sandboxPayments)
      .set({ ...change, state: 'captured', updatedAt: now })
      .where(and(eq(sandboxPayments.key, request.paymentKey), inArray(sandboxPayments.state, ['authorised', 'captured']), remainingAmount))
      .returning();
    if (!payment) throw new PaymentRequestRejected(`${kind} of ${request.amountMinor} is more than the payment allows`);
    return payment;
  });
}
