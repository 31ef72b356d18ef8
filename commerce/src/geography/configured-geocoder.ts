import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Geocoder } from './geocoder.ts';
import { postalGeocoder } from './postal-geocoder.ts';

/** Returns the hosted geocoder, which is replaced by the built-in one while it fails, or the built-in one. */
export function geocoderOf({ geocoder, log }: Pick<CommerceDependencies, 'geocoder' | 'log'>): Geocoder {
  if (!geocoder) return postalGeocoder;
  return {
    geocode: (address) =>
      geocoder.geocode(address).catch((error: unknown) => {
        log.warn({ error }, 'the geocoder failed; the built-in one is used');
        return postalGeocoder.geocode(address);
      }),
  };
}
