import { z } from 'zod';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { EventHandler } from '../../platform/jobs/event-handler.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { paymentProviderOf } from '../configured-provider.ts';

/** Kind of the event; the value is stored, as is the name of its handler. */
const cardDeletionRequested = 'saved-card-forgotten';
const payload = z.object({ token: z.string() });

export async function queueCardDeletion(tx: Transaction, token: string, now: Date): Promise<void> {
  await emit(tx, { kind: cardDeletionRequested, payload: { token } }, now);
}

/** Deletes a card at the processor, which may be unreachable: the job is repeated until it has deleted the card. */
export function deleteCardHandler(deps: Pick<CommerceDependencies, 'payments' | 'settings' | 'database' | 'clock'>): EventHandler {
  return {
    name: 'forget-saved-card',
    kind: cardDeletionRequested,
    handle: async (event) => paymentProviderOf(deps).deleteCard(payload.parse(event.payload).token),
  };
}
