import type { DistanceUnit, Place } from '@outfitter/contract/client';
import type { IntlShape } from 'react-intl';

const unitNames = { mi: 'mile', km: 'kilometer' } as const;
/** French pages are for Canada. */
const localesWithMiles = ['en-US', 'en-GB'];

/** Miles in the United States, kilometers in Canada; without a place, as the language of the page suggests. */
export function distanceUnitOf(place: Pick<Place, 'countryCode'> | undefined, locale: string): DistanceUnit {
  if (place) return place.countryCode === 'US' ? 'mi' : 'km';
  return localesWithMiles.includes(locale) ? 'mi' : 'km';
}

export function formatDistance(intl: IntlShape, distance: number, unit: DistanceUnit): string {
  return intl.formatNumber(distance, {
    style: 'unit',
    unit: unitNames[unit],
    unitDisplay: 'long',
    maximumFractionDigits: distance < 10 ? 1 : 0,
  });
}
