import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { handledEvents } from '../database/tables.ts';
import type { OutboxEvent } from './outbox.ts';

/** What a handler writes through `tx` happens exactly once per event. */
export interface HandlerContext {
  tx: Transaction;
  clock: Clock;
  log: Logger;
}

/**
 * Handles one kind of event. Several handlers may have the same kind, each with its own retries. Events arrive at least once
 * and in any order. What a handler does outside of `tx`, such as sending mail, is repeated if the process dies before the
 * commit, so it must be idempotent.
 */
export interface EventHandler {
  /** Unique and permanent, because it is stored: `order-confirmation-mail`. */
  name: string;
  kind: string;
  handle(event: OutboxEvent, context: HandlerContext): Promise<void>;
}

/**
 * Runs a handler unless it has already handled the event. A concurrent delivery of the same event waits and is then skipped.
 * Returns whether the handler ran.
 */
export async function handleOnce(
  db: Database,
  handler: EventHandler,
  event: OutboxEvent,
  { clock, log }: Omit<HandlerContext, 'tx'>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const noted = await tx
      .insert(handledEvents)
      .values({ eventId: event.id, handler: handler.name, handledAt: clock.now() })
      .onConflictDoNothing();
    if (!noted.rowCount) return false;
    await handler.handle(event, { tx, clock, log });
    return true;
  });
}
