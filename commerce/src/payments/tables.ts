/** Saved cards, and the tables of the sandbox processor. It represents an external service: no other code may read or write its tables. */
import { bigint, boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MaskedCard } from '../basket/payment/masked-card.ts';
import type { PaymentMethodId } from './payment-methods.ts';
import type { DeclineReason, TokenizedCard } from './payment-provider.ts';
import type { SandboxBehavior } from './sandbox-cards.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

export const savedCards = pgTable(
  'customer_payment_instrument',
  {
    customerGroupId: text('customer_group_id').notNull(),
    id: uuid().notNull(),
    methodId: text('method_id').$type<PaymentMethodId>().notNull(),
    token: text().notNull(),
    card: jsonb().$type<MaskedCard>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** True if the security code is required again before the card pays. */
    mustReauthorize: boolean('must_reauthorize').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    fingerprint: text(),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.id] })],
);

export const sandboxCards = pgTable('sandbox_card', {
  token: text().primaryKey(),
  behavior: text('behaviour').$type<SandboxBehavior>().notNull(),
  brand: text().$type<TokenizedCard['brand']>().notNull(),
  lastDigits: text('last_digits').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const sandboxPayments = pgTable('sandbox_payment', {
  key: text().primaryKey(),
  reference: text().notNull().unique(),
  token: text().notNull(),
  amountMinor: minor('amount_minor').notNull(),
  currency: text().notNull(),
  /** `refused` is the stored value of a declined payment. */
  state: text({ enum: ['authorised', 'refused', 'challenge', 'voided', 'captured'] }).notNull(),
  reason: text().$type<DeclineReason>(),
  returnUrl: text('return_url'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  capturedMinor: minor('captured_minor').notNull().default(0),
  refundedMinor: minor('refunded_minor').notNull().default(0),
});

export const sandboxOperations = pgTable('sandbox_operation', {
  key: text().primaryKey(),
  paymentKey: text('payment_key').notNull(),
  kind: text({ enum: ['capture', 'refund'] }).notNull(),
  amountMinor: minor('amount_minor').notNull(),
  createdAt: instant('created_at').notNull(),
});
