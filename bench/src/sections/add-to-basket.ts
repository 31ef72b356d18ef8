/** Adding to a basket: the rate of the shop, of the same statements without the shop's code, and the round trips of one call. */
import { newId, openDatabase } from '@outfitter/commerce';
import { formatRoundTrips, type RoundTrips, type ShopToCount, withCountedCommerce } from '../counted-commerce.ts';
import { clientOf, fetchGuestToken } from '../guest-shopper.ts';
import { type Load, repeatFor } from '../load.ts';
import { formatMilliseconds, formatPerSecond, type Measurement } from '../report.ts';

const workers = 8;
const seconds = 5;

export interface BasketBench extends ShopToCount {
  skuIds: readonly string[];
}

export async function measureAdding(bench: BasketBench): Promise<Measurement[]> {
  const adding = await addRepeatedly(bench);
  const baseline = await repeatBareStatements(bench);
  const { first, following } = await countAdding(bench);
  return [
    {
      label: `add to basket (p50 ${formatMilliseconds(adding.p50)}, p99 ${formatMilliseconds(adding.p99)})`,
      value: formatPerSecond(adding.perSecond),
      baseline: formatPerSecond(baseline.perSecond),
      ratio: adding.perSecond / baseline.perSecond,
      goal: '260 /s',
    },
    { label: 'first addition to a basket', value: formatRoundTrips(first), goal: '8 and 1' },
    { label: 'further addition', value: formatRoundTrips(following), goal: '8 and 1' },
  ];
}

async function addRepeatedly({ origin, skuIds }: BasketBench): Promise<Load> {
  const clients = await Promise.all(
    Array.from({ length: workers }, () => fetchGuestToken(origin).then((token) => clientOf(origin, token))),
  );
  const baskets = await Promise.all(clients.map(async (client) => (await client.createBasket()).basketId));
  const add = async (worker: number, round: number) => {
    const client = clients[worker]!;
    const params = { basketId: baskets[worker]! };
    try {
      await client.addBasketItems({ params, body: [{ productId: skuIds[(worker * 7 + (round % 5)) % skuIds.length]!, quantity: 1 }] });
    } catch {
      // The lines are full.
      await client.deleteBasket({ params });
      baskets[worker] = (await client.createBasket()).basketId;
    }
  };
  // Until the process has compiled what it runs.
  await repeatFor(seconds, workers, add);
  return repeatFor(seconds, workers, add);
}

/** Runs the statements that an addition needs at least, each prepared, in one transaction. */
async function repeatBareStatements({ databaseUrl, skuIds }: BasketBench): Promise<Load> {
  const { pool, close } = openDatabase({ url: databaseUrl, maxConnections: workers });
  const group = 'bench';
  const baskets = Array.from({ length: workers }, newId);
  const items = Array.from({ length: workers }, newId);
  for (const id of baskets) {
    await pool.query(
      `INSERT INTO basket (customer_group_id, id, customer_id, currency, status, created_at, updated_at)
       VALUES ($1, $2, $3, 'USD', 'open', now(), now())`,
      [group, id, id],
    );
  }
  const body = JSON.stringify({ basketId: baskets[0], filler: 'x'.repeat(3_000) });
  const statements: { name: string; text: string; valuesOf(worker: number, key: string): unknown[] }[] = [
    {
      name: 'bare_claim',
      text: `INSERT INTO idempotency_record (customer_group_id, path, key, fingerprint, started_at, expires_at)
             VALUES ($1, 'bench', $2, '\\x00', now(), now() + interval '1 day') ON CONFLICT DO NOTHING`,
      valuesOf: (_, key) => [group, key],
    },
    {
      name: 'bare_lock',
      text: 'SELECT * FROM basket LEFT JOIN basket_item item ON item.basket_id = basket.id WHERE basket.id = $2 AND basket.customer_group_id = $1 FOR UPDATE OF basket',
      valuesOf: (worker) => [group, baskets[worker]],
    },
    { name: 'bare_stock', text: 'SELECT * FROM stock WHERE sku_id = ANY($1)', valuesOf: (worker) => [skuIds.slice(worker, worker + 5)] },
    {
      name: 'bare_item',
      text: `INSERT INTO basket_item (customer_group_id, basket_id, id, position, sku_id, quantity, shipment_id) VALUES ($1, $2, $3, 0, $4, 1, 'me')
             ON CONFLICT (customer_group_id, id) DO UPDATE SET quantity = basket_item.quantity % 20 + 1`,
      valuesOf: (worker) => [group, baskets[worker], items[worker], skuIds[worker]],
    },
    {
      name: 'bare_basket',
      text: 'UPDATE basket SET answered_total_minor = 1, updated_at = now() WHERE customer_group_id = $1 AND id = $2',
      valuesOf: (worker) => [group, baskets[worker]],
    },
    {
      name: 'bare_settle',
      text: `UPDATE idempotency_record SET status = 200, answer = $3::jsonb WHERE customer_group_id = $1 AND path = 'bench' AND key = $2`,
      valuesOf: (_, key) => [group, key, body],
    },
  ];
  try {
    return await repeatFor(seconds, workers, async (worker) => {
      const client = await pool.connect();
      try {
        const key = newId();
        await client.query('BEGIN');
        for (const { name, text, valuesOf } of statements) await client.query({ name, text, values: valuesOf(worker, key) });
        await client.query('COMMIT');
      } finally {
        client.release();
      }
    });
  } finally {
    await pool.query('DELETE FROM basket WHERE customer_group_id = $1', [group]);
    await pool.query('DELETE FROM idempotency_record WHERE customer_group_id = $1', [group]);
    await close();
  }
}

async function countAdding({ skuIds, ...shop }: BasketBench): Promise<{ first: RoundTrips; following: RoundTrips }> {
  const token = await fetchGuestToken(shop.origin);
  return withCountedCommerce(shop, async ({ origin, send, count }) => {
    const client = clientOf(origin, token, send);
    const add = (productId: string | undefined) =>
      count(() => client.addBasketItems({ params: { basketId }, body: [{ productId: productId ?? '' }] }));
    let { basketId } = await client.createBasket();
    try {
      // Fills the cache.
      for (const skuId of skuIds.slice(0, 2)) await add(skuId);
      await client.deleteBasket({ params: { basketId } });
      ({ basketId } = await client.createBasket());
      return { first: await add(skuIds[0]), following: await add(skuIds[1]) };
    } finally {
      await client.deleteBasket({ params: { basketId } });
    }
  });
}
