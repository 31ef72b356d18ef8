/** Schemas that several areas use. Amounts are numbers in major units with at most two decimals. */
import { z } from 'zod';
import { isEmailAddress, maxEmailLength } from './client/email-address.ts';
import { currencies, maxGiftCardNameLength, maxGiftMessageLength } from './constants.ts';

export const currency = z.enum(currencies);

export const amount = z.number();
export const uuid = z.uuid();

export const emailAddress = z
  .string()
  .trim()
  .max(maxEmailLength, `Email cannot be longer than ${maxEmailLength} characters.`)
  .refine(isEmailAddress, 'Email addresses must contain an "at" sign (@) and a period (.).')
  .meta({ format: 'email' });

/** A field that shoppers do not see and bots fill in; a request with it gets the usual response and is dropped. */
export const honeypot = z.string().max(500).optional();

export const productId = z.string().regex(/^[A-Za-z0-9]{1,40}$/);

export const isOneLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text);
const hasOnlyLineBreaks = (text: string) => isOneLine(text.replaceAll(/[\t\n\r]/g, ''));

/** Phone number of at least ten digits, however they are written. */
export const phone = z
  .string()
  .trim()
  .max(30)
  .refine(isOneLine, 'A phone number contains no control characters.')
  .refine((text) => text.replaceAll(/\D/g, '').length >= 10, 'The phone number has ten digits.');

/** Name on a gift card, and its message; sizes in UTF-16 code units. */
export const giftCardName = z.string().trim().max(maxGiftCardNameLength).refine(isOneLine, 'A name contains no control characters.');
export const giftCardMessage = z
  .string()
  .max(maxGiftMessageLength)
  .refine(hasOnlyLineBreaks, 'Line breaks are the only control characters of a message.');

/** A notice in a response: what prevents an order, or what happened to it. `path` is a JSON path into the response. */
export const flash = z.strictObject({
  type: z.string(),
  message: z.string(),
  path: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});
export type Flash = z.output<typeof flash>;

/** Accepts `null` and `{}` as removal of a scalar; both become `null`. */
export function removable<T extends z.ZodType>(scalar: T) {
  return z
    .union([scalar, z.null(), z.strictObject({})])
    .transform((value): z.output<T> | null => (isRemoval(value) ? null : (value as z.output<T>)))
    .optional();
}
function isRemoval(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value as object).length === 0);
}

const line = (maxLength: number) => z.string().max(maxLength);
export const address = z.strictObject({
  firstName: line(100).optional(),
  lastName: line(100).optional(),
  fullName: line(200).optional(),
  address1: line(200).optional(),
  address2: line(200).optional(),
  city: line(100).optional(),
  stateCode: line(10).optional(),
  postalCode: line(12).optional(),
  countryCode: z.enum(['US', 'CA', 'AA', 'AE', 'AP', 'us', 'ca']).optional(),
  phone: line(30).optional(),
  email: line(maxEmailLength).optional(),
  addressId: line(100).optional(),
  addressName: line(100).optional(),
  preferred: z.boolean().optional(),
  saveAddress: z.boolean().optional(),
  creationDate: z.iso.datetime().optional(),
  lastModified: z.iso.datetime().optional(),
  c_addressType: z.enum(['1', '2']).optional(),
  c_defaultAddressFlag: z.boolean().optional(),
  c_addressEdited: z.boolean().optional(),
  c_isStoreAddress: z.boolean().optional(),
});
export type Address = z.output<typeof address>;
export type AddressInput = { [K in keyof Address]?: Address[K] | null };
export const addressInput = z.strictObject(
  Object.fromEntries(Object.entries(address.shape).map(([key, shape]) => [key, removable(shape)])),
) as unknown as z.ZodType<AddressInput, AddressInput>;
