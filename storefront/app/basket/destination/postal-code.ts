import { canadianPostalCode } from '@outfitter/contract/client';
import { isMilitary } from './regions.ts';

/** Returns whether a postal code is complete: five or nine digits in the US and military mail, six characters in Canada. */
export function isCompletePostalCode(code: string, countryCode: string): boolean {
  const normalized = code.trim().toUpperCase();
  return countryCode === 'CA' ? canadianPostalCode.test(normalized) : /^\d{5}([- ]?\d{4})?$/.test(normalized);
}

export type PostalCodeError = `${'zip' | 'postal-code'}-${'required' | 'invalid'}`;

/** Returns the code of the field error of an incomplete postal code, `zip-…` outside of Canada; undefined if the code is complete. */
export function postalCodeErrorOf(code: string, countryCode: string): PostalCodeError | undefined {
  if (isCompletePostalCode(code, countryCode)) return undefined;
  return `${countryCode === 'CA' ? 'postal-code' : 'zip'}-${code.trim() === '' ? 'required' : 'invalid'}`;
}

/** Ranges of the first three digits of a ZIP code with their state, without military prefixes. */
const prefixes =
  '005-005 NY|010-027 MA|028-029 RI|030-038 NH|039-049 ME|050-054 VT|055-055 MA|056-059 VT|060-062 CT|063-063 CT|064-069 CT|' +
  '070-089 NJ|100-149 NY|150-196 PA|197-199 DE|200-200 DC|201-201 VA|202-205 DC|206-219 MD|220-246 VA|247-268 WV|270-289 NC|' +
  '290-299 SC|300-319 GA|320-339 FL|341-342 FL|344-344 FL|346-347 FL|349-349 FL|350-369 AL|370-385 TN|386-397 MS|398-399 GA|' +
  '400-427 KY|430-459 OH|460-479 IN|480-499 MI|500-528 IA|530-549 WI|550-567 MN|569-569 DC|570-577 SD|580-588 ND|590-599 MT|' +
  '600-629 IL|630-658 MO|660-679 KS|680-693 NE|700-714 LA|716-729 AR|730-732 OK|733-733 TX|734-749 OK|750-799 TX|800-816 CO|' +
  '820-831 WY|832-838 ID|840-847 UT|850-865 AZ|870-884 NM|885-885 TX|889-898 NV|900-961 CA|967-968 HI|970-979 OR|980-994 WA|' +
  '995-999 AK';

const zipStates = prefixes.split('|').map((entry) => {
  const [from, to, state] = entry.split(/[- ]/);
  return { from: Number(from), to: Number(to), state: state as string };
});

/** ZIP codes of post offices that deliver across the border of their state; the shop does not ship to American Samoa. */
const zipExceptions: Record<string, string | undefined> = {
  '06390': 'NY',
  '20588': 'MD',
  '20598': 'VA',
  '73960': 'TX',
  '83414': 'WY',
  '96799': undefined,
};

/** Province of each first letter. Nunavut has three areas of the letter of the Northwest Territories. */
const postalProvinces: Record<string, string> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};
const nunavut = /^X0[ABC]/;

/** Returns the state or province of a postal code; undefined if the code is incomplete or belongs to no destination. */
export function regionForPostalCode(code: string, countryCode: string): string | undefined {
  const normalized = code.trim().toUpperCase();
  if (isMilitary(countryCode)) return undefined;
  if (countryCode === 'CA') return nunavut.test(normalized) ? 'NU' : postalProvinces[normalized[0] ?? ''];
  if (!/^\d{5}/.test(normalized)) return undefined;
  const zip = normalized.slice(0, 5);
  if (Object.hasOwn(zipExceptions, zip)) return zipExceptions[zip];
  const prefix = Number(normalized.slice(0, 3));
  return zipStates.find(({ from, to }) => prefix >= from && prefix <= to)?.state;
}
