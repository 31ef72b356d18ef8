import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { bytea } from '../platform/database/column-types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const signingKeys = pgTable('signing_key', {
  id: text().primaryKey(),
  algorithm: text().notNull(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  privateJwk: bytea('private_jwk').notNull(),
  signsFrom: instant('signs_from').notNull(),
  signsTo: instant('signs_to').notNull(),
  trustedTo: instant('trusted_to').notNull(),
});

export const authorizationCodes = pgTable(
  'authorization_code',
  {
    customerGroupId: text('customer_group_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
    customerId: text('customer_id').notNull(),
    clientId: text('client_id').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    codeChallenge: text('code_challenge').notNull(),
    channelId: text('channel_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    isRegistered: boolean('is_registered').notNull().default(false),
    usid: text(),
    familyId: uuid('family_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.codeHash] }), index('authorization_code_expires_at').on(table.expiresAt)],
);

export const refreshTokens = pgTable(
  'refresh_token',
  {
    customerGroupId: text('customer_group_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    familyId: uuid('family_id').notNull(),
    customerId: text('customer_id').notNull(),
    isRegistered: boolean('is_registered').notNull(),
    clientId: text('client_id').notNull(),
    channelId: text('channel_id').notNull(),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
    usid: text(),
    familyExpiresAt: instant('family_expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerGroupId, table.tokenHash] }),
    index('refresh_token_family').on(table.customerGroupId, table.familyId),
    index('refresh_token_expires_at').on(table.expiresAt),
  ],
);

/** Devices of registered customers: a family of refresh tokens is valid as long as its row exists. */
export const customerSessions = pgTable(
  'customer_session',
  {
    customerGroupId: text('customer_group_id').notNull(),
    familyId: uuid('family_id').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    signedInAt: instant('signed_in_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.familyId] }), index('customer_session_expires_at').on(table.expiresAt)],
);
