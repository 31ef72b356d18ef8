/** Port to the geocoder: the built-in tables of postal codes and cities, or an external service. */
import type { Place } from '@outfitter/contract';
import type { Coordinates } from './distance.ts';

export interface Geocoder {
  /**
   * Returns the places in the United States and Canada that an address, a postal code, a city or a state may mean, the likeliest first, at
   * most `maxPlaces`; none if it is unknown. Of places that only a name tells apart, those near one of `stores` come first; the largest are always among them. Rejects if a
   * remote service fails.
   */
  geocode(address: string, stores?: readonly Coordinates[]): Promise<Place[]>;
}

export const maxPlaces = 8;
