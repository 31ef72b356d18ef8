import { z } from 'zod';
import { defineEndpoint } from './define-endpoint.ts';

/** Local time: `09:00`. */
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const opening = z.strictObject({ open: wallTime, close: wallTime });

export const openingStatus = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('open'), until: wallTime }),
  /** `inDays`: 0 is today; `weekday`: 0 is Monday. */
  z.strictObject({
    is: z.literal('shut'),
    opens: wallTime,
    inDays: z.number().int().min(0).max(7),
    weekday: z.number().int().min(0).max(6),
  }),
  z.strictObject({ is: z.literal('closed') }),
]);

export const store = z.strictObject({
  ID: z.string(),
  name: z.string(),
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
  /** Monday to Sunday; `null` is closed. */
  hours: z.array(opening.nullable()),
  tzTimeZone: z.string(),
  c_blurb: z.string(),
  c_door: openingStatus,
  /** The current weekday at the store; Monday is 0. */
  c_weekday: z.number().int().min(0).max(6),
});
export type Store = z.output<typeof store>;
export type StoreOpeningStatus = z.output<typeof openingStatus>;

const locale = z.string().max(40).optional();

export const getStores = defineEndpoint('getStores', {
  summary: 'Returns all stores by state and city, with their opening status. The response expires when the next store opens or closes.',
  query: z.strictObject({ locale }),
  response: z.strictObject({ count: z.number().int(), data: z.array(store) }),
});
export const getStore = defineEndpoint('getStore', {
  summary: 'Returns a store.',
  query: z.strictObject({ id: z.string().max(40), locale }),
  response: store,
  faults: ['NotFoundException'],
});
