import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { handledEvents } from '../database/tables.ts';
import type { OutboxEvent } from './outbox.ts';

export interface HandlerContext {
  tx: Transaction;
  clock: Clock;
  log: Logger;
}

/**
 * Handles one kind of event. Several handlers may have the same kind, each with its own retries. Events arrive at least once and in any
 * order. Writes through `tx` happen exactly once per event; anything else, such as sending mail, must be idempotent, because it is repeated
 * if the process dies before the commit.
 */
export interface EventHandler {
  /** Unique name, never changed because it is stored: `order-confirmation-mail`. */
  name: string;
  kind: string;
  handle(event: OutboxEvent, context: HandlerContext): Promise<void>;
}

/**
 * Runs a handler unless it has already handled the event. Waits for a concurrent delivery of the same event. Returns whether the handler
 * ran.
 */
export async function handleOnce(
  db: Database,
  handler: EventHandler,
  event: OutboxEvent,
  { clock, log }: Omit<HandlerContext, 'tx'>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const recorded = await tx
      .insert(handledEvents)
      .values({ eventId: event.id, handler: handler.name, handledAt: clock.now() })
      .onConflictDoNothing();
    if (!recorded.rowCount) return false;
    await handler.handle(event, { tx, clock, log });
    return true;
  });
}
