import type { Basket } from '@outfitter/contract/client';

interface Alternative {
  storeId: string;
  name: string;
  timeZone?: string;
}

/** Returns the store that can no longer prepare a pickup, and the nearest ones that can; undefined if all is well (FULFIL-005). */
export function findPickupStoreError({ _flash }: Pick<Basket, '_flash'>): { alternatives: readonly Alternative[] } | undefined {
  const flash = _flash.find(({ type }) => type === 'StoreNotEligible');
  return flash && { alternatives: (flash.details?.alternatives ?? []) as Alternative[] };
}
