import { isCompletePostalCode, regionForPostalCode } from '../basket/index.ts';

interface Place {
  countryCode: string;
  postalCode: string;
  stateCode: string;
  confirmedPlace?: string | undefined;
}

/** Returns the key of a place that the shopper confirms. Another code or region has another key, so that the form asks again. */
export const placeKey = ({ countryCode, postalCode, stateCode }: Place): string => [countryCode, postalCode.trim(), stateCode].join(' ');

/**
 * Returns the region in which the postal code lies if the address names another one. A few codes are delivered across a border, so an
 * address that the shopper has confirmed has no conflict.
 */
export function conflictingRegion(place: Place): string | undefined {
  const { countryCode, postalCode, stateCode, confirmedPlace } = place;
  if (stateCode === '' || confirmedPlace === placeKey(place) || !isCompletePostalCode(postalCode, countryCode)) return undefined;
  const region = regionForPostalCode(postalCode, countryCode);
  return region === stateCode ? undefined : region;
}

/** Returns the usual city of a postal code if the address names none of the code's cities, and what is typed is not the start of one. */
export function conflictingCity(city: string, cities: readonly string[]): string | undefined {
  const typed = city.trim().toLowerCase();
  return cities.some((each) => each.toLowerCase().startsWith(typed)) ? undefined : cities[0];
}
