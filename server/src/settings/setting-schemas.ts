import { isTimeZone, isValidDomainPattern } from '@outfitter/contract/client';
import { z } from 'zod';

/**
 * Schemas of setting values. Each reads the text of an environment variable; its message completes the sentence "NAME is VALUE; it must be
 * …".
 */

export function integer(lowest: number, highest: number) {
  const expected = `a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d+$/, expected)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, expected);
}

export function oneOf<const Choice extends string>(...choices: Choice[]) {
  return z.enum(choices, { error: `one of ${choices.join(', ')}` });
}

export function url(...protocols: string[]) {
  const expected = `a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  return z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), expected);
}

/** URL of Web Mercator tiles: `https://tiles.example/{z}/{x}/{y}.png`. */
export const tileUrl = url('https:', 'http:').refine(
  (value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
  'a URL with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png',
);

/** Origin as browsers send it: `https://shop.example`. */
export const origin = z
  .string()
  .refine((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.origin === value.replace(/\/$/, '');
  }, 'an origin such as https://shop.example, without a path')
  .transform((value) => new URL(value).origin);

export const text = z.string();

export const secretKey = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits (32 bytes), for example from: openssl rand -hex 32')
  .transform((value) => value.toLowerCase());

export const name = z.string().regex(/^[\w-]{1,64}$/, 'at most 64 letters, digits, hyphens and underscores');

export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'a two-letter country code');

export const postalCode = z
  .string()
  .regex(/^(\d{5}|[A-Z]\d[A-Z] \d[A-Z]\d)$/, 'a ZIP code of five digits, such as 55802, or a Canadian postal code, such as P7B 1S1');

export const timeZone = z.string().refine(isTimeZone, 'an IANA time zone, such as America/Chicago');

export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a local time from 00:00 to 23:59, such as 14:00');

export const day = z.iso.date('dates such as 2026-12-24, separated by commas');

export const localeName = z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'a locale such as fr-FR');

/** Schema of the default currency of a locale: `fr-FR:CAD`. */
export function currencyOfLocale<const Currency extends string>(...currencies: Currency[]) {
  const expected = `a locale and one of ${currencies.join(', ')}, such as fr-FR:CAD`;
  return z
    .string()
    .refine((value) => /^[a-z]{2}-[A-Z]{2}:/.test(value) && currencies.some((currency) => value.endsWith(`:${currency}`)), expected)
    .transform((value) => value as `${string}:${Currency}`);
}

/** Host name of a content service; rejects IP addresses and local names. */
export const contentDomain = z
  .string()
  .refine(isValidDomainPattern, 'a public host name such as content.example.com or *.staging.example.com, without scheme, port or path');

export const mediaEndpoint = z
  .string()
  .regex(/^[\w-]{1,40}=(demo|uploads)$/, 'a name, = and one of demo, uploads, such as media=uploads')
  .transform((value) => value as `${string}=${'demo' | 'uploads'}`);

export function listOf<Entry extends z.ZodType<unknown, string>>(entry: Entry) {
  return z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(entry));
}
