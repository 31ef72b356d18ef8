/** Why a payment came to nothing, as it travels to the payment step: in the history's state, so that a reload keeps it. */
import type { OrderOutcome } from './order-outcome.ts';

export interface DeclinedPayment {
  message: string;
  reason: string;
}

export function declinedPaymentState({ message, reason }: OrderOutcome & { kind: 'refused' }): { notice: DeclinedPayment } {
  return { notice: { message, reason } };
}

/** The notice in a history state; undefined where there is none. */
export function readDeclinedPayment(state: unknown): DeclinedPayment | undefined {
  const notice = (state as { notice?: Partial<DeclinedPayment> } | null)?.notice;
  return typeof notice?.message === 'string' && typeof notice.reason === 'string' ? (notice as DeclinedPayment) : undefined;
}

/** Words of two sentences or more, parted after the first: what happened, and the rest. */
export function splitFirstSentence(text: string): [first: string, rest: string] {
  const end = text.indexOf('. ') + 1;
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text, ''];
}
