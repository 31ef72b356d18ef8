/** Search over a large catalog with one client and eight, compared with a plain full-text query over the same rows. */
import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseHandle, inTransaction, openDatabase, rebuildIndex, setPrices } from '@outfitter/commerce';
import { enlargeCatalog } from '../enlarge-catalog.ts';
import { type Load, repeatFor, repeatWhile } from '../load.ts';
import { formatMilliseconds, type Measurement, type Section } from '../report.ts';
import { searchUrls, uncached } from '../search-urls.ts';

const sizes = [
  { copies: 9, skus: '50,000' },
  { copies: 25, skus: '120,000' },
] as const;
const clientCounts = [1, 8] as const;
const goals: Record<(typeof clientCounts)[number], string> = { 1: '60 ms', 8: '150 ms' };
const seconds = 8;
/** Seconds before the measurement, because a new process compiles code and plans statements first. */
const warmUpSeconds = 2;
const changedSkuCount = 10_000;

async function requestUrlAt(origin: string, addresses: readonly string[], index: number): Promise<void> {
  const address = addresses[index % addresses.length]!;
  const response = await fetch(origin + address, { headers: uncached });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text.slice(0, 200)}`);
}

async function requestUrls(
  origin: string,
  addresses: readonly string[],
  clientCount: number,
  first: number,
  time = seconds,
): Promise<Load> {
  let next = first;
  return repeatFor(time, clientCount, () => requestUrlAt(origin, addresses, next++));
}

/** Returns words that some tens of styles contain, like the words of shoppers. */
async function commonWords(pool: DatabaseHandle['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ lexeme: string }>(
    `SELECT DISTINCT lexeme FROM search_term JOIN search_generation ON search_generation.id = generation_id AND is_live
     WHERE styles BETWEEN 20 AND 2000 AND lexeme !~ '[''\\\\:&|!() ]' ORDER BY lexeme LIMIT 500`,
  );
  return rows.map(({ lexeme }) => lexeme);
}

async function baselineQuery(pool: DatabaseHandle['pool'], terms: readonly string[], clientCount: number): Promise<Load> {
  return repeatFor(seconds, clientCount, (client, round) =>
    pool.query({
      name: 'baseline',
      text: `SELECT style_id, tile FROM search_document JOIN search_generation ON search_generation.id = generation_id AND is_live
             WHERE words @@ $1::tsquery ORDER BY ts_rank(words, $1::tsquery) DESC LIMIT 36`,
      values: [`'${terms[(client * 131 + round) % terms.length]}'`],
    }),
  );
}

/** Changes many prices in one transaction and waits until the index contains them, while a reader continues. */
async function changePrices(
  origin: string,
  databaseUrl: string,
  addresses: readonly string[],
): Promise<{ duration: number; reader: Load }> {
  const { db, pool, close } = openDatabase({ url: databaseUrl, maxConnections: 3 });
  try {
    const { rows } = await pool.query<{ id: string; style_id: string }>(
      `SELECT id, style_id FROM sku WHERE style_id ~ '^[0-9]{5,}$' ORDER BY md5(style_id), id LIMIT ${changedSkuCount}`,
    );
    const styleIds = [...new Set(rows.map((row) => row.style_id))];
    const versions = async () => {
      const found = await pool.query<{ style_id: string; version: number }>(
        `SELECT style_id, version FROM search_document JOIN search_generation ON search_generation.id = generation_id AND is_live
         WHERE style_id = ANY ($1)`,
        [styleIds],
      );
      return new Map(found.rows.map((row) => [row.style_id, row.version]));
    };
    const versionsBefore = await versions();
    const state = { isDone: false };
    const inOtherCurrency = addresses.map((address) => `${address}&currency=CAD`);
    const reading = repeatWhile(
      () => !state.isDone,
      1,
      (_, round) => requestUrlAt(origin, inOtherCurrency, round),
    );
    const started = performance.now();
    const now = new Date();
    const entries = rows.map(({ id }, index) => ({
      priceBookId: 'dtc-usd-regular',
      skuId: id,
      amountMinor: 5_050 + (index % 90) * 100,
      validFrom: now,
    }));
    await inTransaction(db, (tx) => setPrices(tx, entries, now));
    for (;;) {
      const after = await versions();
      if (styleIds.every((id) => (after.get(id) ?? Number.POSITIVE_INFINITY) > (versionsBefore.get(id) ?? 0))) break;
      if (performance.now() - started > 120_000) throw new Error(`the index did not get ${changedSkuCount} new prices within two minutes`);
      await pause(50);
    }
    const duration = performance.now() - started;
    state.isDone = true;
    return { duration, reader: await reading };
  } finally {
    await close();
  }
}

export async function measureScale(origin: string, databaseUrl: string): Promise<Section> {
  const { db, pool, close } = openDatabase({ url: databaseUrl, maxConnections: 8 });
  const measurements: Measurement[] = [];
  try {
    let copied = 0;
    for (const { copies, skus } of sizes) {
      await enlargeCatalog(pool, copied + 1, copies);
      copied = copies;
      await pool.query('ANALYZE');
      const started = performance.now();
      const styles = await rebuildIndex(db, () => new Date());
      const counted = await pool.query<{ skus: string }>('SELECT count(*) AS skus FROM sku');
      measurements.push({
        label: `${skus} SKUs: rebuild of the index (${Number(counted.rows[0]?.skus).toLocaleString('en-US')} SKUs, ${styles.toLocaleString('en-US')} styles)`,
        value: `${((performance.now() - started) / 1_000).toFixed(1)} s`,
      });
      const terms = await commonWords(pool);
      const urls = await searchUrls(origin);
      // With URLs that are not measured.
      for (const addresses of Object.values(urls))
        await requestUrls(origin, addresses, 4, Math.floor(addresses.length * 0.9), warmUpSeconds);
      for (const clientCount of clientCounts) {
        const baseline = await baselineQuery(pool, terms, clientCount);
        for (const [kind, addresses] of Object.entries(urls)) {
          const load = await requestUrls(origin, addresses, clientCount, clientCount === 1 ? 0 : Math.floor(addresses.length / 2));
          measurements.push({
            label: `${skus} SKUs: ${kind}, ${clientCount === 1 ? 'one client' : `${clientCount} clients`}, p99 (p50 ${formatMilliseconds(load.p50)}, ${Math.round(load.perSecond)}/s)`,
            value: `${formatMilliseconds(load.p99)}${load.non2xx > 0 ? `; ${load.non2xx} failed` : ''}`,
            baseline: formatMilliseconds(baseline.p99),
            ratio: load.p99 / baseline.p99,
            ...(copies === sizes[0].copies ? { goal: goals[clientCount] } : {}),
          });
        }
      }
      const { duration, reader } = await changePrices(origin, databaseUrl, urls['listing with all facets']);
      measurements.push({
        label: `${skus} SKUs: ${changedSkuCount.toLocaleString('en-US')} new prices until the index contains them`,
        value: `${(duration / 1_000).toFixed(1)} s`,
        ...(copies === sizes[0].copies ? { goal: '10 s' } : {}),
      });
      measurements.push({
        label: `${skus} SKUs: listing of a reader meanwhile, p99 (p50 ${formatMilliseconds(reader.p50)}, ${reader.non2xx} failed)`,
        value: formatMilliseconds(reader.p99),
      });
    }
  } finally {
    await close();
  }
  return { title: 'Search in a large catalog, compared with a plain full-text query of one word over the same rows', measurements };
}
