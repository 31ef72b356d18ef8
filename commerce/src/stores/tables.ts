import { boolean, doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export interface StoreAddress {
  address1: string;
  address2: string;
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: string;
}
/** Local times of a day, such as `09:00`; null if closed. */
export type StoreHours = ({ open: string; close: string } | null)[];

export const stores = pgTable('store', {
  id: text().primaryKey(),
  name: text().notNull(),
  address: jsonb().$type<StoreAddress>().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  timeZone: text('time_zone').notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  /** From Monday to Sunday. */
  hours: jsonb().$type<StoreHours>().notNull(),
  hasPickup: boolean('has_pickup').notNull(),
  isOpen: boolean('is_open').notNull(),
  blurb: text().notNull(),
  /** By locale (`fr-FR`) or language (`fr`). */
  translations: jsonb().$type<Record<string, { blurb: string }>>().notNull().default({}),
});
