import { openDatabase, stock } from '@outfitter/commerce';
import { repeatFor } from '../load.ts';
import { formatPerSecond, type Section } from '../report.ts';

const lineCount = 40;
const storeCount = 5;
const connectionCount = 4;
const seconds = 4;

/** What a basket of 40 lines can get at five stores and from the warehouse, beside the bare SELECT of these rows. */
export async function measureAvailability(databaseUrl: string): Promise<Section> {
  const { db, pool, close } = openDatabase({ url: databaseUrl, maxConnections: connectionCount });
  try {
    const skus = await pool.query<{ id: string }>('SELECT id FROM sku ORDER BY md5(id) LIMIT $1', [lineCount]);
    const stores = await pool.query<{ id: string }>('SELECT id FROM store ORDER BY id LIMIT $1', [storeCount]);
    const skuIds = skus.rows.map(({ id }) => id);
    const locationIds = ['warehouse', ...stores.rows.map(({ id }) => id)];
    const load = await repeatFor(seconds, connectionCount, () => stock.readLocationStock(db, skuIds, locationIds, 1));
    const baseline = await repeatFor(seconds, connectionCount, () =>
      pool.query({
        name: 'baseline_stock',
        text: 'SELECT sku_id, location_id, on_hand, backorder_limit, reserved FROM stock WHERE sku_id = ANY($1) AND location_id = ANY($2)',
        values: [skuIds, locationIds],
      }),
    );
    return {
      title: `Availability of ${lineCount} lines at ${storeCount} stores, ${connectionCount} connections`,
      measurements: [
        {
          label: 'reads',
          value: formatPerSecond(load.perSecond),
          baseline: formatPerSecond(baseline.perSecond),
          ratio: load.perSecond / baseline.perSecond,
        },
      ],
    };
  } finally {
    await close();
  }
}
