import type { Store } from '@outfitter/contract/client';
import { regionsOf } from '../basket/index.ts';

export interface StoreGroup {
  id: string;
  name: string;
  stores: Store[];
}

export function groupStoresByState(stores: readonly Store[]): StoreGroup[] {
  const groups = Map.groupBy(stores, ({ address }) => `${address.countryCode}-${address.stateCode}`);
  return [...groups].map(([id, storesInState]) => {
    const { countryCode, stateCode } = storesInState[0]!.address;
    const region = regionsOf(countryCode === 'CA' ? 'CA' : 'US').find(({ code }) => code === stateCode);
    return { id, name: region?.label ?? stateCode, stores: storesInState };
  });
}
