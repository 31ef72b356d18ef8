import type { DistanceUnit, Place } from '@outfitter/contract/client';
import type { IntlShape } from 'react-intl';

const unitNames = { mi: 'mile', km: 'kilometer' } as const;
/** Locales with miles. French pages are for Canada. */
const localesWithMiles = ['en-US', 'en-GB'];

export function distanceUnitOf({ countryCode }: Pick<Place, 'countryCode'>): DistanceUnit {
  return countryCode === 'US' ? 'mi' : 'km';
}

/** Returns the unit for data of both countries, such as the map of all stores, by the language of the page. */
export function distanceUnitOfLocale(locale: string): DistanceUnit {
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
