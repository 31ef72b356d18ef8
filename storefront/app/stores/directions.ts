import type { Store } from '@outfitter/contract/client';

/**
 * Returns a link to the route planner of a map service, with the store as the destination; the shopper enters the start there. The page
 * itself loads nothing from that service.
 */
export function directionsTo({ address: { latitude, longitude } }: Pick<Store, 'address'>): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
