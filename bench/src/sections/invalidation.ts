/** Time from the commit of a new price until cached pages show it. */
import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction, openDatabase, setPrices } from '@outfitter/commerce';
import { median } from '../median.ts';
import { formatMilliseconds, type Section } from '../report.ts';

const styleId = '4117';
const pages = ['/fencepost-chore-coat-4117.html', '/fencepost-chore-coat-4117.html.data', '/men/coats'];
const changeCount = 15;
const priceStart = new Date('2026-04-01');

async function timeUntilShown(origin: string, page: string, price: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const text = await (await fetch(origin + page)).text();
    const duration = performance.now() - started;
    if (text.includes(price)) return duration;
    if (duration > 30_000) throw new Error(`${page} never showed ${price}`);
    await pause(5);
  }
}

export async function measureInvalidation(origin: string, databaseUrl: string): Promise<Section> {
  const { db, pool, close } = openDatabase({ url: databaseUrl, maxConnections: 2 });
  const times: number[] = [];
  try {
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM sku WHERE style_id = $1', [styleId]);
    const changePrice = (amountMinor: number, validTo?: Date) => {
      const entries = rows.map(({ id }) => ({ priceBookId: 'dtc-usd-regular', skuId: id, amountMinor, validFrom: priceStart, validTo }));
      return inTransaction(db, (tx) => setPrices(tx, entries, new Date()));
    };
    for (let change = 1; change <= changeCount; change++) {
      // Not a round number, which data requests write with fewer digits than pages.
      const amountMinor = 10_037 + 100 * change;
      await changePrice(amountMinor);
      const price = (amountMinor / 100).toFixed(2);
      times.push(...(await Promise.all(pages.map((page) => timeUntilShown(origin, page, price)))));
    }
    // Expired, so that the price of the demo brand applies again.
    await changePrice(10_000, new Date('2026-04-02'));
  } finally {
    await close();
  }
  return {
    title: `From the commit of a price to cached pages with it: ${changeCount} changes, ${pages.length} pages`,
    measurements: [
      { label: 'median', value: formatMilliseconds(median(times)) },
      { label: 'slowest', value: formatMilliseconds(Math.max(...times)), goal: '1,000 ms' },
    ],
  };
}
