import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { KeptFiles } from './kept-files.ts';
import { robotsText } from './robots.ts';
import { escapeXml, indexXml, pagesXml } from './sitemap-xml.ts';

const origin = 'https://shop.example';

it('writes pages with their last change and their pictures, whatever stands in an address', async () => {
  async function* pages() {
    yield [
      { path: '/coat-4117.html', changedAt: new Date('2026-11-21T10:00:00Z'), images: [{ name: 'ridge/4117-10-front', version: 'a1' }] },
    ];
    yield [{ path: '/locations/?StoreID=001&x="<' }];
  }
  let text = '';
  for await (const part of pagesXml(pages(), origin)) text += part;
  expect(text).toContain('<url><loc>https://shop.example/coat-4117.html</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod><image:image>');
  expect(text).toContain('<image:loc>https://shop.example/i/ridge/4117-10-front?fmt=auto&amp;qlt=70&amp;w=1000&amp;v=a1</image:loc>');
  expect(text).toContain('<url><loc>https://shop.example/locations/?StoreID=001&amp;x=&quot;&lt;</loc></url>');
  expect(text.endsWith('</urlset>\n')).toBe(true);
  expect(escapeXml(`'`)).toBe('&apos;');
});

it('names every file in the index', () => {
  expect(indexXml([{ path: '/sitemap-stores-1.xml', changedAt: undefined }], origin)).toContain(
    '<sitemap><loc>https://shop.example/sitemap-stores-1.xml</loc></sitemap>',
  );
});

it('keeps search engines from other views of a page, and leads them to the index', () => {
  const text = robotsText(origin);
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/\*\?\*refine=/);
  expect(text).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
  expect(text).not.toMatch(/Disallow: \/(i|assets)?\/?$/m);
});

it('a kept file is written once for all who ask at the same time, and the old one lasts where a new one fails', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-sitemap-'));
  try {
    let written = 0;
    async function* text() {
      written++;
      yield 'first ';
      yield 'second';
    }
    const files = new KeptFiles(folder, 60_000);
    const [one, two] = await Promise.all([files.read('stores-1', text), files.read('stores-1', text)]);
    expect(written).toBe(1);
    expect(two).toEqual(one);
    expect(gunzipSync(await readFile(one.file)).toString()).toBe('first second');
    // biome-ignore lint/correctness/useYield: it fails before its first word
    async function* failing(): AsyncGenerator<string> {
      throw new Error('the database is away');
    }
    const late = new KeptFiles(folder, 0);
    expect(await late.read('stores-1', failing)).toEqual(one);
    await expect(late.read('products-1', failing)).rejects.toThrow('the database is away');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
