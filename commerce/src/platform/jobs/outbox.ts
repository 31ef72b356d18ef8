/** Outbox: events are written in the transaction of the data they describe, and enqueued as jobs afterward. */
import { and, asc, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { runCombinedWrites, type Write } from '../database/combined-writes.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { handledEvents, outboxEvents } from '../database/tables.ts';
import { newId } from '../ids.ts';

export const outboxChannel = 'outfitter_outbox';

export interface OutboxEvent {
  id: string;
  kind: string;
  /** An earlier release may have written it: parse it with a schema. */
  payload: unknown;
  createdAt: Date;
}

const emitted = sql`
  INSERT INTO ${outboxEvents} (id, kind, payload, created_at)
  VALUES (${sql.placeholder('eventId')}, ${sql.placeholder('eventKind')}, ${sql.placeholder('eventPayload')}::jsonb,
          ${sql.placeholder('eventAt')})
  RETURNING pg_notify(${sql.raw(`'${outboxChannel}'`)}, '')::text`;

/** Returns the write of an event, for a statement that combines it with other writes. */
export function eventWrite(event: { kind: string; payload: unknown }, now: Date, id = newId()): Write {
  const values = { eventId: id, eventKind: event.kind, eventPayload: JSON.stringify(event.payload), eventAt: now.toISOString() };
  return { build: () => emitted, values };
}

export async function emit(tx: Transaction, event: { kind: string; payload: unknown }, now = new Date()): Promise<string> {
  const id = newId();
  await runCombinedWrites(tx, 'emit', { emitted: eventWrite(event, now, id) });
  return id;
}

const batchSize = 100;

/**
 * Passes waiting events to `enqueue`, oldest first, and marks them as queued. Repeats them after a crash in between, so the receiver must
 * ignore known event ids. Several workers may run this at once. Events of other kinds than `kinds` go on waiting, for the worker of a newer
 * release. Returns the number of events.
 */
export async function dispatchEvents(
  db: Database,
  enqueue: (events: OutboxEvent[]) => Promise<void>,
  now: Date,
  kinds?: readonly string[],
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const events = await tx
      .select({ id: outboxEvents.id, kind: outboxEvents.kind, payload: outboxEvents.payload, createdAt: outboxEvents.createdAt })
      .from(outboxEvents)
      .where(and(isNull(outboxEvents.queuedAt), kinds && inArray(outboxEvents.kind, [...kinds])))
      // Ids are UUIDv7, so they order events that were created in the same millisecond.
      .orderBy(asc(outboxEvents.createdAt), asc(outboxEvents.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (events.length === 0) return 0;
    await enqueue(events);
    const ids = events.map((event) => event.id);
    await tx.update(outboxEvents).set({ queuedAt: now }).where(inArray(outboxEvents.id, ids));
    return events.length;
  });
}

const day = 24 * 60 * 60 * 1000;

export async function deleteOldEvents(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 30 * day);
  const events = await db.delete(outboxEvents).where(and(isNotNull(outboxEvents.queuedAt), lt(outboxEvents.queuedAt, before)));
  // Longer than the queue keeps a job.
  const deletedRecords = await db.delete(handledEvents).where(lt(handledEvents.handledAt, new Date(before.getTime() - 30 * day)));
  return (events.rowCount ?? 0) + (deletedRecords.rowCount ?? 0);
}
