import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { withFallback } from '../platform/http/service-fallback.ts';
import { logThrottled } from '../platform/log-throttled.ts';
import type { Geocoder } from './geocoder.ts';
import { postalGeocoder } from './postal-geocoder.ts';

/** Returns the hosted geocoder, which is replaced by the built-in one while it fails, or the built-in one. */
export function geocoderOf({ geocoder, clock, log }: Pick<CommerceDependencies, 'geocoder' | 'clock' | 'log'>): Geocoder {
  if (!geocoder) return postalGeocoder;
  const onFailure = (error: unknown) => logThrottled(log, 'warn', { error }, 'the geocoder failed; the built-in one is used');
  return { geocode: withFallback(geocoder.geocode, postalGeocoder.geocode, { clock, onFailure }) };
}
