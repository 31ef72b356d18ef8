import type { Store } from '@outfitter/contract/client';
import type { IntlShape } from 'react-intl';
import { regionName } from '../basket/index.ts';

export interface StoreGroup {
  id: string;
  name: string;
  stores: Store[];
}

export function groupStoresByState(stores: readonly Store[], intl: IntlShape): StoreGroup[] {
  const groups = Map.groupBy(stores, ({ address }) => `${address.countryCode}-${address.stateCode}`);
  return [...groups].map(([id, storesInState]) => {
    const { countryCode, stateCode } = storesInState[0]!.address;
    return { id, name: regionName(intl, countryCode, stateCode), stores: storesInState };
  });
}
