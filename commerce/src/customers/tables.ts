import type { Address, Customer } from '@outfitter/contract';
import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../platform/database/column-types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const customers = pgTable('customer', {
  customerGroupId: text('customer_group_id').primaryKey(),
  customerNo: text('customer_no').notNull(),
  email: text().notNull(),
  pendingEmail: text('pending_email'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text(),
  emailConfirmedAt: instant('email_confirmed_at'),
  wantsWishlistMail: boolean('wants_wishlist_mail').notNull().default(false),
  wantsLowStockMail: boolean('wants_low_stock_mail').notNull().default(false),
  wantsTextOffers: boolean('wants_text_offers').notNull().default(false),
  textPhone: text('text_phone'),
  locale: text(),
  preferredStoreId: text('preferred_store_id'),
  measurements: jsonb().$type<NonNullable<Customer['c_measurements']>>(),
  addressMailedAt: instant('address_mailed_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const customerLogins = pgTable('customer_login', {
  addressKey: text('address_key').primaryKey(),
  customerGroupId: text('customer_group_id').notNull(),
});

export const customerPasswords = pgTable('customer_password', {
  customerGroupId: text('customer_group_id').primaryKey(),
  hash: text().notNull(),
  changedAt: instant('changed_at').notNull(),
});

export const customerAddresses = pgTable(
  'customer_address',
  {
    customerGroupId: text('customer_group_id').notNull(),
    id: text().notNull(),
    address: jsonb().$type<Address>().notNull(),
    isPreferred: boolean('is_preferred').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.id] })],
);

export const customerLinks = pgTable(
  'customer_link',
  {
    customerGroupId: text('customer_group_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    purpose: text({ enum: ['password', 'email', 'erasure'] }).notNull(),
    email: text().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.tokenHash] })],
);

export const customerChanges = pgTable('customer_change', {
  id: uuid().primaryKey(),
  customerGroupId: text('customer_group_id').notNull(),
  action: text().notNull(),
  operator: text().notNull(),
  details: jsonb().$type<Record<string, unknown>>().notNull(),
  changedAt: instant('changed_at').notNull(),
});
