import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type DatabaseHandle, openDatabase } from '@outfitter/commerce';
import { findStockedSkus, logInGuest, prepareBasket } from '../guest-shopper.ts';
import { percentile } from '../load.ts';
import { formatMilliseconds, type Section } from '../report.ts';
import { searchUrls, uncached } from '../search-urls.ts';

const rowCount = 100_000;
/** Seconds that an import takes, so that as many orders are placed without it. */
const baselineSeconds = 30;
const command = fileURLToPath(new URL('../../../server/src/cli/stock/stock.ts', import.meta.url));

interface ShopToImport {
  origin: string;
  folder: string;
  dataDir: string;
  databaseUrl: string;
}

/** Milliseconds of each listing and of each order. */
interface Waits {
  listings: number[];
  orders: number[];
  failed: number;
}

/** Writes a feed that changes every row of the warehouse with stock, as orders need them, and as many rows of stores as fit. */
async function writeFeed(pool: DatabaseHandle['pool'], file: string): Promise<void> {
  const { rows } = await pool.query<{ row: string }>(
    `SELECT sku.id || ',' || location.id || ',' || coalesce(on_hand + CASE WHEN on_hand > 0 THEN 1 ELSE 0 END, 5) AS row
     FROM sku CROSS JOIN (SELECT 'warehouse' AS id, 0 AS position UNION ALL SELECT id, 1 FROM store) AS location
     LEFT JOIN stock ON stock.sku_id = sku.id AND stock.location_id = location.id
     WHERE location.id <> 'warehouse' OR on_hand IS NOT NULL
     ORDER BY location.position, md5(sku.id || location.id) LIMIT $1`,
    [rowCount],
  );
  if (rows.length < rowCount) throw new Error(`the shop has ${rows.length} SKUs and locations, fewer than the feed needs`);
  await writeFile(file, `sku,location,on_hand\n${rows.map(({ row }) => row).join('\n')}\nEND,${rowCount}\n`);
}

async function timed(times: number[], work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  times.push(performance.now() - started);
}

/** Lists without caches and places one order after another, as two shoppers, until `isDone`. */
async function shopUntil(isDone: () => boolean, origin: string, skuIds: readonly string[], network: number): Promise<Waits> {
  const waits: Waits = { listings: [], orders: [], failed: 0 };
  const listings = (await searchUrls(origin))['listing with all facets'];
  async function repeat(step: (round: number) => Promise<void>): Promise<void> {
    for (let round = 0; !isDone(); round += 1) await step(round).catch(() => (waits.failed += 1));
  }
  await Promise.all([
    repeat((round) =>
      timed(waits.listings, async () => {
        const response = await fetch(origin + listings[round % listings.length], { headers: uncached });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`the listing has the status ${response.status}`);
      }),
    ),
    repeat(async (round) => {
      // A shopper of a network of their own, so that no limit of a network applies.
      const client = await logInGuest(origin, { 'x-forwarded-for': `10.${network}.${round >> 8}.${round & 255}` });
      const { basketId, total } = await prepareBasket(client, skuIds[round % skuIds.length] ?? '');
      await timed(waits.orders, () => client.placeOrder({ body: { basketId, c_expectedTotal: total } }));
    }),
  ]);
  return waits;
}

function besideBaseline(what: string, times: readonly number[], without: readonly number[]) {
  const [p99, baseline] = [percentile(times, 0.99), percentile(without, 0.99)];
  return {
    label: `${what} meanwhile, p99 of ${times.length} (p50 ${formatMilliseconds(percentile(times, 0.5))})`,
    value: formatMilliseconds(p99),
    baseline: formatMilliseconds(baseline),
    ratio: p99 / baseline,
  };
}

/** Measures listings and orders while the command imports a feed of 100,000 rows. */
export async function measureStockImport({ origin, folder, dataDir, databaseUrl }: ShopToImport): Promise<Section> {
  const { pool, close } = openDatabase({ url: databaseUrl, maxConnections: 2 });
  const file = path.join(folder, 'stock-feed.csv');
  try {
    await writeFeed(pool, file);
    const skuIds = await findStockedSkus(origin, 200);
    const end = performance.now() + baselineSeconds * 1_000;
    const without = await shopUntil(() => performance.now() >= end, origin, skuIds, 64);
    let isDone = false;
    const shopping = shopUntil(() => isDone, origin, skuIds, 65);
    const started = performance.now();
    const { stdout } = await promisify(execFile)(process.execPath, [command, 'import', file], {
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
    }).finally(() => (isDone = true));
    const duration = performance.now() - started;
    const meanwhile = await shopping;
    return {
      title: `Import of ${rowCount.toLocaleString('en-US')} rows of stock while one shopper lists and another one orders, beside no import`,
      measurements: [
        { label: `npm run stock -- import: ${stdout.split('\n')[0]}`, value: `${(duration / 1_000).toFixed(1)} s`, goal: '60 s' },
        besideBaseline('listing with all facets, uncached,', meanwhile.listings, without.listings),
        besideBaseline('placing an order', meanwhile.orders, without.orders),
        { label: 'failed requests, without and with the import', value: `${without.failed} and ${meanwhile.failed}` },
      ],
    };
  } finally {
    await close();
  }
}
