import { isTimeZone } from '@outfitter/contract/client';
import { z } from 'zod';
import { normalizePostalCode } from '../shared/postal-address/postal-code.ts';
import { regionsOf } from '../shared/postal-address/regions.ts';
import type { StoreRow } from './tables.ts';

const line = z.string().trim().min(1).max(200);
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This is not a local time, such as 09:00');
export const openingSchema = z
  .strictObject({ open: wallTime, close: wallTime })
  .refine(({ open, close }) => open < close, { error: 'The closing time has to be after the opening time' })
  .nullable();
export const closureSchema = z
  .strictObject({ from: z.iso.date(), to: z.iso.date().optional(), reason: z.string().trim().max(200).default('') })
  .refine(({ from, to }) => to === undefined || from <= to, { error: 'The last day is before the first one' });

const specialHours = z
  .array(z.strictObject({ date: z.iso.date(), opening: openingSchema, name: z.string().trim().max(100).default('') }))
  .max(400)
  .refine((list) => new Set(list.map(({ date }) => date)).size === list.length, { error: 'A date is given twice' });

const address = z
  .strictObject({
    address1: line,
    address2: z.string().trim().max(200).default(''),
    city: line,
    stateCode: z.string(),
    postalCode: z.string(),
    countryCode: z.enum(['US', 'CA']),
  })
  .refine(({ stateCode, countryCode }) => regionsOf(countryCode).includes(stateCode), {
    path: ['stateCode'],
    error: 'This is not a state or province of the country',
  })
  .refine(({ postalCode, countryCode }) => normalizePostalCode(postalCode, countryCode) === postalCode, {
    path: ['postalCode'],
    error: 'This is not a postal code of the country, such as 55731 or P7B 1S1',
  });

const translation = z.strictObject({ blurb: z.string().max(500).optional(), texts: z.record(z.string(), z.string()).optional() });

export const storeSchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'An id has letters and digits, such as 001'),
  storeIdExt: line.nullable().default(null),
  dtcStoreId: line.nullable().default(null),
  name: line,
  address,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: z.string().refine(isTimeZone, { error: 'This is not an IANA time zone, such as America/Chicago' }),
  phone: line,
  fax: z.string().trim().max(40).default(''),
  email: z.email(),
  hours: z.array(openingSchema).length(7),
  specialHours: specialHours.default([]),
  closedOverride: closureSchema.nullable().default(null),
  closedPermanently: z.boolean().default(false),
  hasPickup: z.boolean(),
  preparationMinutes: z.number().int().min(0).max(10_080).default(120),
  transferDays: z.number().int().min(1).max(60).default(5),
  services: z.array(line).max(40).default([]),
  features: z.array(line).max(40).default([]),
  gallery: z
    .array(
      z.strictObject({
        image: z.string().regex(/^\/i\/[\w-]+\/[\w.-]+$/, 'This is not the path of an image, such as /i/ridge/scene-harbour'),
        alt: line,
      }),
    )
    .max(20)
    .default([]),
  blurb: z.string().max(500),
  translations: z.record(z.string().max(35), translation).default({}),
}) satisfies z.ZodType<StoreRow>;
