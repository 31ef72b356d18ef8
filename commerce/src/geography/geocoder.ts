/** Port to the geocoder: the built-in tables of postal codes and cities, or an external service. */
import type { Place } from '@outfitter/contract';

export interface Geocoder {
  /**
   * Returns the places in the United States and Canada that an address, a postal code, a city or a state may mean, the likeliest first, at
   * most `maxPlaces`; none if it is unknown. Rejects if a remote service fails.
   */
  geocode(address: string): Promise<Place[]>;
}

export const maxPlaces = 8;
