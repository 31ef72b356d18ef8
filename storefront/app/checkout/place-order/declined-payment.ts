/** A declined payment, passed to the payment step in the history state so that it survives a reload. */
import type { OrderOutcome } from './order-outcome.ts';

export interface DeclinedPayment {
  message: string;
  reason: string;
}

export function declinedPaymentState({ message, reason }: OrderOutcome & { kind: 'declined' }): { notice: DeclinedPayment } {
  return { notice: { message, reason } };
}

export function readDeclinedPayment(state: unknown): DeclinedPayment | undefined {
  const notice = (state as { notice?: Partial<DeclinedPayment> } | null)?.notice;
  return typeof notice?.message === 'string' && typeof notice.reason === 'string' ? (notice as DeclinedPayment) : undefined;
}

export function splitFirstSentence(text: string): [first: string, rest: string] {
  const end = text.indexOf('. ') + 1;
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text, ''];
}
