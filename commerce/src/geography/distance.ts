import type { DistanceUnit } from '@outfitter/contract';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Mean radius of the Earth. */
const earthRadius: Record<DistanceUnit, number> = { mi: 3958.8, km: 6371 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the unit in which people of a country think of distances. */
export const distanceUnitOf = (countryCode: string): DistanceUnit => (countryCode === 'US' ? 'mi' : 'km');

/** Rounds a distance to the hundredths that responses state. */
export const roundDistance = (distance: number): number => Math.round(distance * 100) / 100;

/** Returns the great-circle distance between two places (haversine formula). */
export function greatCircleDistance(one: Coordinates, other: Coordinates, unit: DistanceUnit): number {
  const latitudes = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const squared = latitudes + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitudes;
  return 2 * earthRadius[unit] * Math.asin(Math.min(1, Math.sqrt(squared)));
}
