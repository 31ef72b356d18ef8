import { newId, openDatabase, placeOrderCosts } from '@outfitter/commerce';
import { findStockedSkus, logInGuest, prepareBasket } from '../guest-shopper.ts';
import { repeatFor, repeatWhile } from '../load.ts';
import { formatMilliseconds, formatPerSecond, type Section } from '../report.ts';

const shoppers = 8;
/** Orders before the measured ones, until the process has compiled what it runs. */
const warmUpCount = 240;
const orderCount = 240;
const baselineSeconds = 4;

/** Places prepared orders of eight shoppers. The baseline makes as many round trips and durable commits, each write of one row. */
export async function measureOrders(origin: string, databaseUrl: string): Promise<Section> {
  const ready = await prepareOrders(origin);
  let next = 0;
  const placeUntil = (count: number) =>
    repeatWhile(
      () => next < count,
      shoppers,
      async () => {
        const { client, basketId, total } = ready[next++]!;
        const order = await client.placeOrder({ body: { basketId, c_expectedTotal: total } });
        if (order.status !== 'new') throw new Error(`the order is ${order.status}`);
      },
    );
  await placeUntil(warmUpCount);
  const load = await placeUntil(ready.length);
  const baseline = await measureBaseline(databaseUrl);
  const { roundTrips, durableCommits } = placeOrderCosts;
  const latency = `p50 ${formatMilliseconds(load.p50)}, p99 ${formatMilliseconds(load.p99)}`;
  return {
    title: 'Placing orders, one web process, eight shoppers',
    measurements: [
      {
        label: `place an order: ${roundTrips} round trips, ${durableCommits} durable commits (${latency}; ${load.non2xx} failed)`,
        value: formatPerSecond(load.perSecond),
        baseline: formatPerSecond(baseline),
        ratio: load.perSecond / baseline,
        goal: '140 /s',
      },
    ],
  };
}

async function prepareOrders(origin: string) {
  const skus = await findStockedSkus(origin, 200);
  const ready: ({ client: Awaited<ReturnType<typeof logInGuest>> } & Awaited<ReturnType<typeof prepareBasket>>)[] = [];
  for (let start = 0; start < warmUpCount + orderCount; start += shoppers) {
    const batch = Array.from({ length: shoppers }, async (_, index) => {
      // Each shopper has a network, so that no limit of a network applies.
      const network = start + index;
      const client = await logInGuest(origin, { 'x-forwarded-for': `10.${network & 255}.${network >> 8}.1` });
      return { client, ...(await prepareBasket(client, skus[network % skus.length] ?? '')) };
    });
    ready.push(...(await Promise.all(batch)));
  }
  return ready;
}

async function measureBaseline(databaseUrl: string): Promise<number> {
  const { pool, close } = openDatabase({ url: databaseUrl, maxConnections: shoppers });
  const { roundTrips, durableCommits } = placeOrderCosts;
  // BEGIN and COMMIT of each transaction are round trips, too.
  const rows = roundTrips - 2 * durableCommits;
  await pool.query('CREATE TABLE bench_order (id uuid PRIMARY KEY, body jsonb NOT NULL)');
  try {
    const load = await repeatFor(baselineSeconds, shoppers, async () => {
      const connection = await pool.connect();
      try {
        for (let commit = 0; commit < durableCommits; commit++) {
          await connection.query('BEGIN');
          for (let row = commit; row < rows; row += durableCommits) {
            const values = [newId(), JSON.stringify({ text: 'x'.repeat(500) })];
            await connection.query({ name: 'bench_order', text: 'INSERT INTO bench_order VALUES ($1, $2)', values });
          }
          await connection.query('COMMIT');
        }
      } finally {
        connection.release();
      }
    });
    return load.perSecond;
  } finally {
    await pool.query('DROP TABLE bench_order');
    await close();
  }
}
