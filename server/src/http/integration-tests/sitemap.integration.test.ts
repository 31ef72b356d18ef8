import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DatabaseHandle, inTransaction, openDatabase, setPrices } from '@outfitter/commerce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request, waitUntil } from '../testing/request.ts';
import { siteOrigin, type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let handle: DatabaseHandle;
let otherFolder: string;
/** Two processes that share a data folder, and one on another machine. */
let webs: TestWeb[];

beforeAll(async () => {
  handle = openDatabase({ url: shop.database.url, maxConnections: 2 });
  otherFolder = await mkdtemp(path.join(tmpdir(), 'outfitter-other-'));
  webs = [await shop.startWeb(), await shop.startWeb(), await shop.startWeb({ DATA_DIR: otherFolder })];
  // A copy of a style that has no price yet.
  await shop.database.pool.query(`
    INSERT INTO style SELECT (jsonb_populate_record(style, '{"id": "990001", "slug": "new-coat-990001"}')).* FROM style WHERE id = '4117';
    INSERT INTO sku SELECT (jsonb_populate_record(sku, '{"id": "990001-1", "style_id": "990001"}')).* FROM sku WHERE style_id = '4117' LIMIT 1`);
}, 60_000);
afterAll(async () => {
  await handle.close();
  await rm(otherFolder, { recursive: true, force: true });
});

async function sitemapContains(web: TestWeb, section: string, page: string): Promise<boolean> {
  return (await request(web.origin, `/sitemap-${section}-1.xml`)).text.includes(`<loc>${siteOrigin}${page}</loc>`);
}

async function waitForAll(section: string, page: string, isListed = true): Promise<void> {
  await Promise.all(
    webs.map((web) => waitUntil(`${page} ${isListed}`, async () => (await sitemapContains(web, section, page)) === isListed)),
  );
}

async function write(statement: string, surrogateKey: string): Promise<void> {
  await shop.database.pool.query(`WITH written AS (${statement}) INSERT INTO invalidation (surrogate_key) VALUES ('${surrogateKey}')`);
}

describe('every process updates its sitemap for', () => {
  it('a new product, its new URL, and the end of its price', async () => {
    const price = (validTo?: Date) => ({
      priceBookId: 'dtc-usd-regular',
      skuId: '990001-1',
      amountMinor: 9_900,
      validFrom: new Date('2026-01-01'),
      validTo,
    });
    const setPriceUntil = (validTo?: Date) => inTransaction(handle.db, (tx) => setPrices(tx, [price(validTo)], new Date()));
    await waitForAll('products', '/new-coat-990001.html', false);
    await setPriceUntil();
    await waitForAll('products', '/new-coat-990001.html');
    expect((await request(webs[0]!.origin, '/new-coat-990001.html')).status).toBe(200);
    await write(`UPDATE style SET slug = 'newer-coat-990001' WHERE id = '990001'`, 'product-990001');
    await waitForAll('products', '/newer-coat-990001.html');
    await waitForAll('products', '/new-coat-990001.html', false);
    await write(`UPDATE style SET slug = 'new-coat-990001' WHERE id = '990001'`, 'product-990001');
    await setPriceUntil(new Date('2026-01-02'));
    await waitForAll('images', '/new-coat-990001.html', false);
  });

  it('a moved category, in every locale', async () => {
    for (const [from, to] of [
      ['/men/coats', '/men/barn-coats'],
      ['/men/barn-coats', '/men/coats'],
    ]) {
      await write(`UPDATE category SET path = '${to}' WHERE path = '${from}'`, 'categories');
      await waitForAll('categories', `/fr-FR${to}`);
      await waitForAll('categories', `${from}`, false);
    }
  });

  it('a page that an editor unpublishes, and the end of a publish window', async () => {
    const publish = (publishTo: string) =>
      write(
        `UPDATE content_version SET publish_to = ${publishTo} WHERE item_id IN (SELECT id FROM content_item WHERE delivery_key = 'careers')`,
        'content-careers',
      );
    await waitForAll('content', '/careers');
    await publish('now()');
    await waitForAll('content', '/careers', false);
    await publish(`clock_timestamp() + interval '8 seconds'`);
    await waitForAll('content', '/careers');
    await waitForAll('content', '/careers', false);
    await publish(`'infinity'`);
    await waitForAll('content', '/careers');
  });

  it('no other change: the file stays the same, byte for byte', async () => {
    const tagOf = async (web: TestWeb) => (await request(web.origin, '/sitemap-stores-1.xml')).headers.etag;
    const tag = await tagOf(webs[0]!);
    await write('SELECT 1', 'product-4117');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await tagOf(webs[0]!)).toBe(tag);
    expect((await request(webs[0]!.origin, '/sitemap-stores-1.xml')).headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
  });
});

describe('robots.txt and the sitemap', () => {
  it('robots.txt disallows views and links the sitemap, which is an index of files', async () => {
    const robots = await request(webs[0]!.origin, '/robots.txt');
    expect([robots.status, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(robots.text).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
    const index = await request(webs[0]!.origin, '/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect([...index.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ['products', 'images', 'categories', 'content', 'stores'].map((section) => `${siteOrigin}/sitemap-${section}-1.xml`),
    );
  });

  it('a file is compressed, dated and not sent again to a client that has it; an unlisted file does not exist', async () => {
    const file = await request(webs[0]!.origin, '/sitemap-images-1.xml', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([file.status, file.headers['content-encoding']]).toEqual([200, 'gzip']);
    const { text } = await request(webs[0]!.origin, '/sitemap-images-1.xml');
    expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT.*?<image:loc>http:\/\/shop\.example\/i\/ridge\//s);
    const again = await request(webs[0]!.origin, '/sitemap-images-1.xml', {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': String(file.headers.etag) },
    });
    expect(again.status).toBe(304);
    expect((await request(webs[0]!.origin, '/sitemap-images-7.xml')).status).toBe(404);
    expect((await request(webs[0]!.origin, '/sitemap-nothing-1.xml')).status).toBe(404);
  });
});
