import { sql } from 'drizzle-orm';
import { bigint, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './column-types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const idempotencyRecords = pgTable(
  'idempotency_record',
  {
    customerGroupId: text('customer_group_id').notNull(),
    path: text().notNull(),
    key: text().notNull(),
    fingerprint: bytea().notNull(),
    status: integer(),
    response: jsonb('answer'),
    startedAt: instant('started_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerGroupId, table.path, table.key] }),
    index('idempotency_record_expires_at').on(table.expiresAt),
  ],
);

export const outboxEvents = pgTable(
  'outbox_event',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
    queuedAt: instant('queued_at'),
  },
  (table) => [index('outbox_event_waiting').on(table.createdAt).where(sql`${table.queuedAt} IS NULL`)],
);

export const handledEvents = pgTable(
  'handled_event',
  {
    eventId: uuid('event_id').notNull(),
    handler: text().notNull(),
    handledAt: instant('handled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.handler] })],
);

export const invalidations = pgTable(
  'invalidation',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    surrogateKey: text('surrogate_key').notNull(),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('invalidation_created_at').on(table.createdAt)],
);

export const rateLimits = pgTable(
  'rate_limit',
  {
    name: text().notNull(),
    principal: text().notNull(),
    tokens: doublePrecision().notNull(),
    refilledAt: instant('refilled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.principal] })],
);
