import type { Store } from '@outfitter/contract/client';

/** Returns a link to a map service. The page itself loads nothing from that service. */
export function directionsTo({ address }: Store): string {
  const query = [address.address1, address.city, `${address.stateCode} ${address.postalCode}`, address.countryCode].join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}
