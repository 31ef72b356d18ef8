import { defaultCountryOf } from '@outfitter/contract';

export const stateCodes = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
] as const;
export type StateCode = (typeof stateCodes)[number];

export const provinceCodes = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
export type ProvinceCode = (typeof provinceCodes)[number];

/** Countries that the shop ships to (CHECKOUT-015). */
export type Country = 'US' | 'CA' | 'AA' | 'AE' | 'AP';

/** Military mail to the Americas, Europe and the Pacific: a country of its own (CHECKOUT-015) or the state of a US address. */
export const militaryCodes: readonly string[] = ['AA', 'AE', 'AP'];

/** Region codes by country (CHECKOUT-016). */
export function regionsOf(countryCode: string): readonly string[] {
  if (countryCode === 'CA') return provinceCodes;
  if (militaryCodes.includes(countryCode)) return [countryCode];
  return [...stateCodes, ...militaryCodes];
}

/** Returns the country of the shipping rates; before there is an address, that of the cart's currency. */
export function shippingCountryOf(address: { countryCode?: string; stateCode?: string } | null | undefined, currency: string): string {
  const state = address?.stateCode ?? '';
  return militaryCodes.includes(state) ? state : (address?.countryCode ?? defaultCountryOf(currency));
}
