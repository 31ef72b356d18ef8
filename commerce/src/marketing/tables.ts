import type { Address, Currency } from '@outfitter/contract';
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const emailSubscriptions = pgTable('email_subscription', {
  addressKey: text('address_key').primaryKey(),
  email: text().notNull(),
  status: text({ enum: ['unconfirmed', 'confirmed', 'unsubscribed'] }).notNull(),
  source: text().notNull(),
  locale: text(),
  currency: text().$type<Currency>(),
  signedUpAt: instant('signed_up_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  unsubscribedAt: instant('unsubscribed_at'),
  unsubscribeReason: text('unsubscribe_reason'),
  mailedAt: instant('mailed_at'),
});

export const emailConsents = pgTable(
  'email_consent',
  {
    addressKey: text('address_key').notNull(),
    id: uuid().notNull(),
    kind: text({ enum: ['signed_up', 'confirmed', 'unsubscribed'] }).notNull(),
    at: instant('at').notNull(),
    source: text().notNull(),
    locale: text(),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.addressKey, table.id] })],
);

export const catalogRequests = pgTable(
  'catalog_request',
  {
    addressKey: text('address_key').primaryKey(),
    address: jsonb().$type<Address>().notNull(),
    email: text(),
    requestedAt: instant('requested_at').notNull(),
  },
  (table) => [index('catalog_request_requested_at').on(table.requestedAt)],
);
