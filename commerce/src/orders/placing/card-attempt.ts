import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { cardAttemptLimiterOf } from '../../payments/card-attempts.ts';
import type { Write } from '../../platform/database/combined-writes.ts';
import type { AttemptOrigin } from '../../platform/security/attempt-limit.ts';
import { type FailureReason, isCardDeclined } from '../failure-messages.ts';
import type { OrderRow } from '../order-queries.ts';

function originOf({ customerGroupId, attemptNetworks }: OrderRow): AttemptOrigin {
  return { customerGroupId, networks: attemptNetworks ?? undefined };
}

/** Returns the write that deletes the card attempt of a paid order. */
export function cardAttemptReturn(deps: CommerceDependencies, order: OrderRow): Write | undefined {
  return order.document.payment ? cardAttemptLimiterOf(deps).attemptReturn(originOf(order)) : undefined;
}

/**
 * Counts a card that the bank has declined against the shopper and the networks that the order came from. The order has failed already, so
 * an error is only logged.
 */
export async function countDecline(deps: CommerceDependencies, order: OrderRow, reason: FailureReason): Promise<void> {
  if (!isCardDeclined(reason)) return;
  try {
    await cardAttemptLimiterOf(deps).recordRejection(originOf(order));
  } catch (error) {
    deps.log.warn({ error, orderId: order.id }, 'a card attempt could not be counted');
  }
}
