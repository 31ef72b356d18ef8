/** The countries to which the shop ships, and their regions (CHECKOUT-015, CHECKOUT-016). */

export type CountryCode = 'US' | 'CA' | 'AA' | 'AE' | 'AP';

export interface Region {
  code: string;
  label: string;
}

function parseRegions(text: string): readonly Region[] {
  return text.split('|').map((entry) => ({ code: entry.slice(0, 2), label: entry.slice(3) }));
}

export const countries: readonly (Region & { code: CountryCode })[] = [
  { code: 'US', label: 'United States' },
  { code: 'CA', label: 'Canada' },
  { code: 'AA', label: 'Military, Americas (AA)' },
  { code: 'AE', label: 'Military, Europe (AE)' },
  { code: 'AP', label: 'Military, Pacific (AP)' },
];

export const states = parseRegions(
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|' +
    'FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|' +
    'MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|' +
    'NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|' +
    'PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|' +
    'WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
);

export const provinces = parseRegions(
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|' +
    'NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
);

export function isMilitary(countryCode: string): boolean {
  return countryCode === 'AA' || countryCode === 'AE' || countryCode === 'AP';
}

export function regionsOf(countryCode: string): readonly Region[] {
  if (countryCode === 'CA') return provinces;
  return isMilitary(countryCode) ? [] : states;
}
