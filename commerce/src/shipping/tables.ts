import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export interface MethodTexts {
  name: string;
  description: string;
  carrier?: string | undefined;
}

export const shippingMethods = pgTable('shipping_method', {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  position: integer().notNull(),
  daysLeast: integer('days_least').notNull(),
  daysMost: integer('days_most').notNull(),
  reachesPoBox: boolean('reaches_po_box').notNull().default(true),
  /** The company that delivers, as shoppers know it. */
  carrier: text(),
  translations: jsonb().$type<Record<string, MethodTexts>>().notNull().default({}),
});

export const shippingRates = pgTable(
  'shipping_rate',
  {
    methodId: text('method_id').notNull(),
    countryCode: text('country_code').notNull(),
    currency: text().notNull(),
    thresholdMinor: bigint('from_minor', { mode: 'number' }).notNull().default(0),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.methodId, table.countryCode, table.currency, table.thresholdMinor] })],
);
