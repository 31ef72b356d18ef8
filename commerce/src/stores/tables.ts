import { getTableColumns } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export interface StoreAddress {
  address1: string;
  address2: string;
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: string;
}
/** Local times of a day, such as `09:00`; null if closed. */
export type Opening = { open: string; close: string } | null;
/** Hours from Monday to Sunday. */
export type StoreHours = Opening[];

/** The hours of one date, which replace those of its weekday. */
export interface SpecialHours {
  date: string;
  opening: Opening;
  name: string;
}

/** Local dates on which the store is closed, both inclusive; without `to` until further notice. */
export interface ClosedOverride {
  from: string;
  to?: string;
  reason: string;
}

export interface StorePhoto {
  /** Path of the image service: `/i/ridge/scene-harbour`. */
  image: string;
  alt: string;
}

export interface StoreTranslation {
  blurb?: string;
  /** Services, special features, names of special hours, reasons and photo descriptions, by their text in the default language. */
  texts?: Record<string, string>;
}

export const stores = pgTable('store', {
  id: text().primaryKey(),
  /** Number of the store in the cash registers. */
  storeIdExt: text('store_id_ext'),
  /** Number of the store as a location of the online shop. */
  dtcStoreId: text('dtc_store_id'),
  name: text().notNull(),
  address: jsonb().$type<StoreAddress>().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  timeZone: text('time_zone').notNull(),
  phone: text().notNull(),
  fax: text().notNull().default(''),
  email: text().notNull(),
  hours: jsonb().$type<StoreHours>().notNull(),
  specialHours: jsonb('special_hours').$type<SpecialHours[]>().notNull().default([]),
  closedOverride: jsonb('closed_override').$type<ClosedOverride>(),
  closedPermanently: boolean('closed_permanently').notNull().default(false),
  hasPickup: boolean('has_pickup').notNull(),
  /** Minutes from the order to the pickup in which the store is open. */
  preparationMinutes: integer('preparation_minutes').notNull().default(120),
  /** Business days from the warehouse to the store; across the border, those of both countries. */
  transferDays: integer('transfer_days').notNull().default(5),
  services: jsonb().$type<string[]>().notNull().default([]),
  features: jsonb().$type<string[]>().notNull().default([]),
  gallery: jsonb().$type<StorePhoto[]>().notNull().default([]),
  /** Column that the previous release still reads; `closedOverride` replaces it, and a later migration drops it. */
  isOpen: boolean('is_open').notNull().default(true),
  blurb: text().notNull(),
  /** Translations by locale (`fr-FR`) or language (`fr`). */
  translations: jsonb().$type<Record<string, StoreTranslation>>().notNull().default({}),
});
const { isOpen: _, ...columns } = getTableColumns(stores);
export const storeColumns = columns;
export type StoreRow = Omit<typeof stores.$inferSelect, 'isOpen'>;

/** What a store keeps back of a style; an empty style stands for all, and `null` for the next most specific setting. */
export interface SafetyStockSetting {
  styleId: string;
  units: number | null;
}

export const storeActions = ['import', 'set-hours', 'close', 'reopen', 'pickup', 'safety-stock'] as const;
export type StoreAction = (typeof storeActions)[number];

export const storeChanges = pgTable('store_change', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  changedBy: text('changed_by').notNull(),
  action: text().$type<StoreAction>().notNull(),
  /** Empty for a safety stock of all stores. */
  storeId: text('store_id').notNull(),
  before: jsonb().$type<StoreRow | SafetyStockSetting>(),
  after: jsonb().$type<StoreRow | SafetyStockSetting>().notNull(),
});
