import type { Store } from '@outfitter/contract/client';

/** Returns the path of the shopper's store; without one, of the finder. */
export function chosenStorePath(chosen: Pick<Store, 'ID'> | undefined): string {
  return chosen ? storePath(chosen) : '/find-stores';
}

export function storePath({ ID }: Pick<Store, 'ID'>): string {
  return `/locations/?StoreID=${encodeURIComponent(ID)}`;
}
