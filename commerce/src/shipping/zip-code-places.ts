import { postalTable } from '../geography/postal-tables.ts';
import { militaryCodes, stateCodes } from '../shared/postal-address/regions.ts';

export interface ZipCodePlaces {
  /** State; absent for military mail, whose country implies it. */
  stateCode?: string;
  /** The usual city, or none if the ZIP code is not in the country. The wire format allows several. */
  cities: [] | [city: string];
}

/**
 * Returns the state and the city of a ZIP code of five digits; no city if it is not in the country. Military mail is a country
 * (CHECKOUT-015).
 */
export async function findZipCodePlaces(countryCode: string, zipCode: string): Promise<ZipCodePlaces> {
  const [city = '', stateCode = ''] = (await postalTable('codes')).rows(zipCode)[0] ?? [];
  if (militaryCodes.includes(countryCode)) return { cities: stateCode === countryCode ? [city] : [] };
  return isStateCode(stateCode) ? { stateCode, cities: [city] } : { cities: [] };
}

const isStateCode = (code: string) => stateCodes.some((stateCode) => stateCode === code);
