import { existingSkuIds } from '../../catalog/read-catalog.ts';
import type { FeedLine } from '../../inventory/record-stock-feed.ts';
import { warehouse } from '../../inventory/warehouse.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { readStores } from '../../stores/read-stores.ts';

export interface KnownLines {
  lines: FeedLine[];
  unknownSkus: string[];
  unknownLocations: string[];
  unknownCount: number;
}

export async function findKnownLines(queryable: Queryable, lines: readonly FeedLine[]): Promise<KnownLines> {
  const skuIds = [...new Set(lines.map(({ skuId }) => skuId))];
  const skus = await existingSkuIds(queryable, skuIds);
  const locations = new Set([warehouse, ...(await readStores(queryable, undefined)).map(({ id }) => id)]);
  const known = lines.filter(({ skuId, locationId }) => skus.has(skuId) && locations.has(locationId));
  return {
    lines: known,
    unknownSkus: skuIds.filter((id) => !skus.has(id)).sort(),
    unknownLocations: [...new Set(lines.map(({ locationId }) => locationId))].filter((id) => !locations.has(id)).sort(),
    unknownCount: lines.length - known.length,
  };
}
