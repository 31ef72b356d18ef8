/** Stores: where they are and when they are open. */
import { z } from 'zod';
import { defineEndpoint } from './define-endpoint.ts';

/** Local wall time: `09:00`. */
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const opening = z.strictObject({ open: wallTime, close: wallTime });

/** What a store's door says now, by the store's own clock. */
export const openingStatus = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('open'), until: wallTime }),
  /** `inDays`: 0 is today, 1 tomorrow; `weekday` counts from Monday, 0. */
  z.strictObject({
    is: z.literal('shut'),
    opens: wallTime,
    inDays: z.number().int().min(0).max(7),
    weekday: z.number().int().min(0).max(6),
  }),
  /** No hours in sight: closed until further notice. */
  z.strictObject({ is: z.literal('closed') }),
]);

/** A store (STORE-001, as far as it is known). */
export const store = z.strictObject({
  ID: z.string(),
  name: z.string(),
  /** Gives out what was ordered online. */
  bopisEnabled: z.boolean(),
  isOpen: z.boolean(),
  address: z.strictObject({
    address1: z.string(),
    address2: z.string(),
    city: z.string(),
    stateCode: z.string(),
    postalCode: z.string(),
    countryCode: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  contact: z.strictObject({ phone: z.string(), email: z.string() }),
  /** Monday to Sunday; `null`: closed all day. */
  hours: z.array(opening.nullable()),
  tzTimeZone: z.string(),
  c_blurb: z.string(),
  c_door: openingStatus,
  /** The store's day of the week: Monday is 0. */
  c_weekday: z.number().int().min(0).max(6),
});
export type Store = z.output<typeof store>;
export type StoreOpeningStatus = z.output<typeof openingStatus>;

export const getStores = defineEndpoint('getStores', {
  summary: 'All stores by state and city, with what their doors say now. The answer ages when the next door opens or closes.',
  response: z.strictObject({ count: z.number().int(), data: z.array(store) }),
});
export const getStore = defineEndpoint('getStore', {
  summary: 'One store.',
  query: z.strictObject({ id: z.string().max(40) }),
  response: store,
  faults: ['NotFoundException'],
});
