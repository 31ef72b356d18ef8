/** Declined payment, passed to the payment step in the history state so that it survives a reload. */
import type { OrderOutcome } from './order-outcome.ts';

export interface DeclinedPayment {
  reason: string;
}

export function declinedPaymentState({ reason }: OrderOutcome & { kind: 'declined' }): { notice: DeclinedPayment } {
  return { notice: { reason } };
}

export function readDeclinedPayment(state: unknown): DeclinedPayment | undefined {
  const notice = (state as { notice?: Partial<DeclinedPayment> } | null)?.notice;
  return typeof notice?.reason === 'string' ? { reason: notice.reason } : undefined;
}
