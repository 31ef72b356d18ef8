/** The countries to which the shop ships, and their regions (CHECKOUT-015, CHECKOUT-016). `region-names.ts` has their names. */

export const countryCodes = ['US', 'CA', 'AA', 'AE', 'AP'] as const;
export type CountryCode = (typeof countryCodes)[number];

const stateCodes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
  'OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
const states = stateCodes.split(' ');
const provinces = 'AB BC MB NB NL NT NS NU ON PE QC SK YT'.split(' ');

export function isMilitary(countryCode: string): boolean {
  return countryCode === 'AA' || countryCode === 'AE' || countryCode === 'AP';
}

export function regionCodesOf(countryCode: string): readonly string[] {
  if (countryCode === 'CA') return provinces;
  return isMilitary(countryCode) ? [] : states;
}
