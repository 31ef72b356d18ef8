/** Why a payment came to nothing, as it travels to the payment step: in the history's state, so that a reload keeps it. */
import type { OrderOutcome } from './order-outcome.ts';

export interface RefusalNotice {
  message: string;
  reason: string;
}

export function noticeOf({ message, reason }: OrderOutcome & { kind: 'refused' }): { notice: RefusalNotice } {
  return { notice: { message, reason } };
}

/** The notice in a history state; undefined where there is none. */
export function readNotice(state: unknown): RefusalNotice | undefined {
  const notice = (state as { notice?: Partial<RefusalNotice> } | null)?.notice;
  return typeof notice?.message === 'string' && typeof notice.reason === 'string' ? (notice as RefusalNotice) : undefined;
}

/** Words of two sentences or more, parted after the first: what happened, and the rest. */
export function firstSentence(text: string): [first: string, rest: string] {
  const end = text.indexOf('. ') + 1;
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text, ''];
}
