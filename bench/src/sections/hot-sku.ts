import { inTransaction, newId, openDatabase, reserve } from '@outfitter/commerce';
import { repeatFor } from '../load.ts';
import { formatPerSecond, type Section } from '../report.ts';

const skuId = 'bench-hot-sku';
const connectionCount = 8;
const seconds = 4;

export async function measureHotSku(databaseUrl: string): Promise<Section> {
  const { db, pool, close } = openDatabase({ url: databaseUrl, maxConnections: connectionCount });
  const now = new Date();
  await pool.query(
    `INSERT INTO stock (sku_id, location_id, on_hand, updated_at) VALUES ($1, 'warehouse', 100000000, now()) ON CONFLICT DO NOTHING`,
    [skuId],
  );
  try {
    const load = await repeatFor(seconds, connectionCount, () =>
      inTransaction(db, (tx) => reserve(tx, newId(), [{ skuId, locationId: 'warehouse', quantity: 1 }], now)),
    );
    const baseline = await repeatFor(seconds, connectionCount, async () => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query({
          name: 'baseline_reserve',
          text: `UPDATE stock SET reserved = reserved + 1 WHERE sku_id = $1 AND location_id = 'warehouse' AND on_hand + backorder_limit - reserved >= 1`,
          values: [skuId],
        });
        await client.query({
          name: 'baseline_record',
          text: `INSERT INTO reservation (sku_id, location_id, order_id, quantity, state, updated_at) VALUES ($1, 'warehouse', $2, 1, 'held', now())`,
          values: [skuId, newId()],
        });
        await client.query('COMMIT');
      } finally {
        client.release();
      }
    });
    return {
      title: 'One hot SKU, eight connections',
      measurements: [
        {
          label: 'reservations',
          value: formatPerSecond(load.perSecond),
          baseline: formatPerSecond(baseline.perSecond),
          ratio: load.perSecond / baseline.perSecond,
        },
      ],
    };
  } finally {
    await pool.query('DELETE FROM reservation WHERE sku_id = $1', [skuId]);
    await pool.query('DELETE FROM stock WHERE sku_id = $1', [skuId]);
    await close();
  }
}
