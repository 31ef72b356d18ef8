import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { handledEvents } from '../database/tables.ts';
import type { OutboxEvent } from './outbox.ts';

/** What a handler works with. What it writes through `tx` is done exactly once an event. */
export interface HandlerContext {
  tx: Transaction;
  clock: Clock;
  log: Logger;
}

/**
 * Acts on one kind of event. Several handlers may have the same kind, each with its own name and its own retries.
 * Events come at least once and in no order. What a handler does outside of `tx` (sending a mail) is repeated if the
 * process dies before the commit: it must be the same the second time.
 */
export interface EventHandler {
  /** Unique and lasting: it is stored. `order-confirmation-mail`. */
  name: string;
  kind: string;
  handle(event: OutboxEvent, context: HandlerContext): Promise<void>;
}

/**
 * Runs a handler unless it has done the event before. A second delivery at the same time waits for the first to end and
 * then finds it done. Answers whether it ran.
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
