import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { FeedLine } from '../record-stock-feed.ts';
import { stock } from '../tables.ts';

/** A full feed that would take this share of the stocked SKUs of a location out of stock is more likely incomplete. */
const suspiciousShare = 0.2;

export interface MissingRows {
  /**
   * Lines that set what the feed does not name to zero, also where it is zero already: an interrupted import that is continued has the same
   * lines.
   */
  lines: FeedLine[];
  /** The number of lines that change a level. */
  zeroed: number;
  /** Locations of which a suspicious share of the SKUs in stock is missing. */
  suspicious: { locationId: string; missing: number; stocked: number }[];
}

/** Returns what a full feed implies for the locations that it names: SKUs that it does not name have no stock there. */
export async function findMissingRows(queryable: Queryable, lines: readonly FeedLine[]): Promise<MissingRows> {
  const keyOf = ({ skuId, locationId }: Pick<FeedLine, 'skuId' | 'locationId'>) => `${skuId}\n${locationId}`;
  const named = new Set(lines.map(keyOf));
  const locations = [...new Set(lines.map(({ locationId }) => locationId))];
  if (locations.length === 0) return { lines: [], zeroed: 0, suspicious: [] };
  const { skuId, locationId, onHand, backorderLimit } = stock;
  const rows = await queryable.select({ skuId, locationId, onHand, backorderLimit }).from(stock).where(inArray(locationId, locations));
  const missing = rows.filter((row) => !named.has(keyOf(row)));
  const stockedAt = (all: typeof rows) =>
    Map.groupBy(
      all.filter((row) => row.onHand > 0),
      (row) => row.locationId,
    );
  const [stocked, gone] = [stockedAt(rows), stockedAt(missing)];
  const suspicious = [...gone].flatMap(([id, { length }]) => {
    const count = stocked.get(id)?.length ?? 0;
    return length > count * suspiciousShare ? [{ locationId: id, missing: length, stocked: count }] : [];
  });
  return {
    lines: missing.map((row) => ({ skuId: row.skuId, locationId: row.locationId, onHand: 0, backorderLimit: 0, inStockDate: null })),
    zeroed: missing.filter((row) => row.onHand !== 0 || row.backorderLimit !== 0).length,
    suspicious,
  };
}
