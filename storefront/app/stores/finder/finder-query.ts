import { storeSearch } from '@outfitter/contract/client';

export interface FinderQuery {
  address: string;
  position: { latitude: string; longitude: string } | undefined;
  hasPickup: boolean;
  isOpen: boolean;
  limit: number;
}

export const finderPath = '/find-stores';
/** Parameters with the shopper's location, which stays out of caches and logs. */
export const privateFinderParameters = ['address', 'latitude', 'longitude'];
export const finderParameters = ['pickup', 'open', 'limit'];

export const maxAddressLength = 200;

export function readFinderQuery(search: URLSearchParams): FinderQuery {
  const [latitude, longitude] = [search.get('latitude'), search.get('longitude')];
  const limit = Number(search.get('limit'));
  const isLimit = Number.isInteger(limit) && limit >= 1 && limit <= storeSearch.maxLimit;
  return {
    // No text of the API may hold a null character, which only an edited URL has.
    address: (search.get('address') ?? '').replaceAll('\0', '').trim().slice(0, maxAddressLength),
    position: latitude && longitude ? { latitude, longitude } : undefined,
    hasPickup: search.get('pickup') === 'true',
    isOpen: search.get('open') === 'true',
    limit: isLimit ? limit : storeSearch.limit,
  };
}

export function finderUrl({ address, position, hasPickup, isOpen, limit }: Partial<FinderQuery>): string {
  const search = new URLSearchParams({
    ...(address ? { address } : position),
    ...(hasPickup ? { pickup: 'true' } : {}),
    ...(isOpen ? { open: 'true' } : {}),
    ...(limit === undefined || limit === storeSearch.limit ? {} : { limit: String(limit) }),
  });
  return search.size > 0 ? `${finderPath}?${search}` : finderPath;
}

/** Rounds the coordinates of a device before they are sent: to about a kilometer, which is enough for a list of stores. */
export function approximatePosition({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude: latitude.toFixed(2), longitude: longitude.toFixed(2) };
}
