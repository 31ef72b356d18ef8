import { bigint, boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../platform/database/column-types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const passkeys = pgTable(
  'passkey',
  {
    customerGroupId: text('customer_group_id').notNull(),
    id: uuid().notNull(),
    credentialId: bytea('credential_id').notNull(),
    userHandle: bytea('user_handle').notNull(),
    publicKey: bytea('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    isBackupEligible: boolean('is_backup_eligible').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    name: text(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.id] })],
);

export const passkeyCredentials = pgTable('passkey_credential', {
  credentialId: bytea('credential_id').primaryKey(),
  customerGroupId: text('customer_group_id').notNull(),
  passkeyId: uuid('passkey_id').notNull(),
});

export const passkeyChallenges = pgTable(
  'passkey_challenge',
  {
    customerGroupId: text('customer_group_id').notNull(),
    challenge: bytea().notNull(),
    usid: text().notNull(),
    purpose: text({ enum: ['registration', 'sign-in'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.challenge] }), index('passkey_challenge_expires_at').on(table.expiresAt)],
);
