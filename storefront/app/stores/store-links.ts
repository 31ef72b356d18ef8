import type { Store } from '@outfitter/contract/client';

/** Returns a link to a map service. The page itself loads nothing from that service. */
export function directionsTo({ address }: Store): string {
  const query = [address.address1, address.city, `${address.stateCode} ${address.postalCode}`, address.countryCode].join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}

/** The page of the shopper's store; without one, the finder. */
export function chosenStorePath(chosen: Pick<Store, 'ID'> | undefined): string {
  return chosen ? storePath(chosen) : '/find-stores';
}

export function storePath({ ID }: Pick<Store, 'ID'>): string {
  return `/locations/?StoreID=${encodeURIComponent(ID)}`;
}
