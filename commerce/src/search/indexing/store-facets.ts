import { readStoresWithStock } from '../../inventory/location-stock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { loadPreferences } from '../../preferences/preference-store.ts';
import { readStores } from '../../stores/index.ts';
import { type FacetValue, storeFacet } from '../facets.ts';

export type StoreFacets = (skuId: string) => readonly FacetValue[];

const none: readonly FacetValue[] = [];

/**
 * Reads which stores can hand out each SKU, without stores that are closed for good (decision 81). Others that are closed are left out of
 * listings. Three statements.
 */
export async function readStoreFacets(queryable: Queryable, skuIds: readonly string[]): Promise<StoreFacets> {
  const { storeSafetyStock } = await loadPreferences(queryable);
  const rows = await readStores(queryable, undefined);
  const facets = new Map(
    rows
      .filter(({ closedPermanently }) => !closedPermanently)
      .map(({ id, name }, position): [string, FacetValue] => [id, { attribute: storeFacet.id, value: id, label: name, position }]),
  );
  const storesOf = await readStoresWithStock(queryable, skuIds, storeSafetyStock);
  return (skuId) => storesOf.get(skuId)?.flatMap((id) => facets.get(id) ?? []) ?? none;
}
