import type { Store } from '@outfitter/contract/client';
import { regionsOf } from '../basket/index.ts';

export interface StoreGroup {
  id: string;
  name: string;
  stores: Store[];
}

export function groupsByState(stores: readonly Store[]): StoreGroup[] {
  const groups = Map.groupBy(stores, ({ address }) => `${address.countryCode}-${address.stateCode}`);
  return [...groups].map(([id, storesInState]) => {
    const { countryCode, stateCode } = storesInState[0]!.address;
    const region = regionsOf(countryCode === 'CA' ? 'CA' : 'US').find(({ code }) => code === stateCode);
    return { id, name: region?.label ?? stateCode, stores: storesInState };
  });
}

/** Returns a link to a map service. The page itself loads nothing from that service. */
export function directionsTo({ address }: Store): string {
  const query = [address.address1, address.city, `${address.stateCode} ${address.postalCode}`, address.countryCode].join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}

export function storePath({ ID }: Pick<Store, 'ID'>): string {
  return `/locations/?StoreID=${encodeURIComponent(ID)}`;
}

export function addressLines({ address }: Store): string[] {
  const street = [address.address1, address.address2].filter(Boolean).join(', ');
  return [street, `${address.city}, ${address.stateCode} ${address.postalCode}`];
}
