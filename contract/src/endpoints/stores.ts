import { z } from 'zod';
import { storeSearch } from '../constants.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Local time: `09:00`. */
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/**
 * Whether items can be collected at a store now. `closed`: a store with pickup that is temporarily closed. `none`: also a store that does
 * not open long enough, on any of the next days, to prepare something.
 */
export const storePickupStatus = z.enum(['offered', 'closed', 'none']);
export type StorePickupStatus = z.output<typeof storePickupStatus>;
const opening = z.strictObject({ open: wallTime, close: wallTime });
const weekday = z.number().int().min(0).max(6);

/** Opening status. Times are local; the instants let a page that was rendered earlier count the minutes until then. */
export const openingStatus = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('open'), until: wallTime, closesAt: z.iso.datetime() }),
  /** `inDays`: 0 is today; `weekday`: 0 is Monday. */
  z.strictObject({
    is: z.literal('shut'),
    opens: wallTime,
    opensAt: z.iso.datetime(),
    date: z.iso.date(),
    inDays: z.number().int().min(0),
    weekday,
  }),
  /** Closed until further notice, or for good. */
  z.strictObject({ is: z.literal('closed'), isPermanent: z.boolean() }),
]);

/** The hours of one date, which replace those of its weekday. */
const specialHours = z.strictObject({ date: z.iso.date(), opening: opening.nullable(), name: z.string() });
/** Closure, with both dates closed; without `to` until further notice. */
const closure = z.strictObject({ from: z.iso.date(), to: z.iso.date().optional(), reason: z.string() });

export const store = z.strictObject({
  ID: z.string(),
  /** The store's number in the cash registers. */
  storeIDExt: z.string().optional(),
  /** The store's number as a location of the online shop. */
  dtcStoreID: z.string().optional(),
  name: z.string(),
  /** True if the store has pickup, whether it is open or closed. */
  bopisEnabled: z.boolean(),
  /** True if the store is temporarily closed today. */
  closedOverride: z.boolean(),
  closedOverridePermanent: z.boolean(),
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
    /** Distance in the unit of a search; absent elsewhere. */
    distance: z.number().min(0).optional(),
  }),
  contact: z.strictObject({ phone: z.string(), fax: z.string(), email: z.string() }),
  /** Hours from Monday to Sunday; `null` is closed. */
  hours: z.array(opening.nullable()),
  tzTimeZone: z.string(),
  photoGallery: z.array(z.strictObject({ image: z.string(), alt: z.string() })),
  c_blurb: z.string(),
  c_door: openingStatus,
  /** The current weekday and date at the store; Monday is 0. */
  c_weekday: weekday,
  c_date: z.iso.date(),
  /** Special hours of the next weeks, by date. */
  c_specialHours: z.array(specialHours),
  /** The current closure, or the next one. */
  c_closure: closure.optional(),
  c_pickupStatus: storePickupStatus,
  c_services: z.array(z.string()),
  c_features: z.array(z.string()),
  /** Minutes from the order to the pickup, while the store is open. */
  c_preparationMinutes: z.number().int().min(0),
  /** Business days from the warehouse to the store. */
  c_transferDays: z.number().int().min(1),
});
export type Store = z.output<typeof store>;
export type StoreOpeningStatus = z.output<typeof openingStatus>;

const locale = z.string().max(40).optional();

export const getStores = defineEndpoint('getStores', {
  summary:
    'Returns all stores by state and city, with their opening status, except those that are closed for good. The response expires when the next store opens or closes.',
  query: z.strictObject({ locale }),
  response: z.strictObject({ count: z.number().int(), data: z.array(store) }),
});
export const getStore = defineEndpoint('getStore', {
  summary: 'Returns a store, even if it is closed for good.',
  query: z.strictObject({ id: z.string().max(40), locale }),
  response: store,
  faults: ['StoreNotFoundException'],
});

/** Parses degrees. An empty text must not become the coordinates of the Gulf of Guinea. */
const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'degrees such as 47.9032')
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit));
export const distanceUnit = z.enum(['mi', 'km']);
export type DistanceUnit = z.output<typeof distanceUnit>;

export const findStores = defineEndpoint('findStores', {
  summary:
    'Returns the stores around a place, the nearest first by great-circle distance. No store in the radius is an empty list. Stores that are closed for good are not found.',
  query: z.strictObject({
    latitude: degrees(90),
    longitude: degrees(180),
    /** Maximum number of stores; the default is that of STORE-004. */
    limit: z.coerce.number().int().min(1).max(storeSearch.maxLimit).optional(),
    /** Radius in the unit of the search. */
    distance: z.coerce.number().positive().max(storeSearch.maxRadius).optional(),
    /** Unit of distances; by default miles if the nearest store is in the United States, otherwise kilometers. */
    unit: distanceUnit.optional(),
    /** `true` to find only stores that take pickups now, or only stores that are open now. */
    pickup: z.enum(['true', 'false']).optional(),
    open: z.enum(['true', 'false']).optional(),
    locale,
  }),
  response: z.strictObject({
    count: z.number().int(),
    /** Number of stores in the radius, whatever the limit. */
    total: z.number().int(),
    unit: distanceUnit,
    data: z.array(store),
  }),
});

/** A place that an address or a part of one may mean. */
const place = z.strictObject({
  /** Address line that finds this place alone: `Ely, MN`. */
  label: z.string(),
  city: z.string(),
  stateCode: z.string(),
  countryCode: z.string(),
  postalCode: z.string().optional(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.output<typeof place>;

export const geocodeAddress = defineEndpoint('geocodeAddress', {
  summary: 'Returns the places that an address, postal code, city or state may mean, the likeliest first, whose coordinates it repeats.',
  params: z.strictObject({ siteId: z.string().max(64), locale: z.string().max(40) }),
  query: z.strictObject({ address: z.string().trim().min(1).max(200) }),
  response: z.strictObject({ latitude: z.number(), longitude: z.number(), count: z.number().int(), data: z.array(place) }),
  faults: ['StoreNotFoundException', 'ServiceUnavailableException'],
});
