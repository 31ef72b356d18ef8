import { regionForPostalCode } from './postal-code.ts';
import { readDestination } from './stored-destination.ts';

/** Returns the country, region and postal code that the shopper has entered for delivery dates. */
export function storedHomeAddress() {
  const destination = readDestination();
  if (!destination) return undefined;
  const { countryCode, postalCode } = destination;
  return { countryCode, postalCode, stateCode: regionForPostalCode(postalCode, countryCode) ?? null };
}
