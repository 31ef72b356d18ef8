import { expect, it } from 'vitest';
import { robotsTxt } from './robots.ts';
import { escapeXml, imagesXml, indexXml, pagesXml, type SitemapSite } from './sitemap-xml.ts';

const origin = 'https://shop.example';
const site: SitemapSite = { origin, languages: { locales: ['en-US', 'fr-FR'], localeFrom: 'path', currencyOf: () => 'USD' } };

async function textOf(batches: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of batches) text += part;
  return text;
}

it('writes a page with its last change and its images, and escapes its URL', async () => {
  async function* pages() {
    yield [
      { path: '/coat-4117.html', changedAt: new Date('2026-11-21T10:00:00Z'), images: [{ name: 'ridge/4117-10-front', version: 'a1' }] },
    ];
    yield [{ path: '/locations/?StoreID=001&x="<' }];
  }
  const text = await textOf(imagesXml(pages(), site));
  expect(text).toContain('<url><loc>https://shop.example/coat-4117.html</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod><image:image>');
  expect(text).toContain('<image:loc>https://shop.example/i/ridge/4117-10-front?fmt=auto&amp;qlt=70&amp;w=1000&amp;v=a1</image:loc>');
  expect(text).toContain('<url><loc>https://shop.example/locations/?StoreID=001&amp;x=&quot;&lt;</loc></url>');
  expect(text.endsWith('</urlset>\n')).toBe(true);
  expect(escapeXml(`'`)).toBe('&apos;');
});

it('ROUTE-043 writes each language version of a page, each with links to all versions', async () => {
  async function* pages() {
    yield [{ path: '/men', translations: ['fr-FR'], changedAt: new Date('2026-11-21T10:00:00Z') }];
    yield [{ path: '/careers', translations: [''] }];
  }
  const text = await textOf(pagesXml(pages(), site));
  const alternates = [
    '<xhtml:link rel="alternate" hreflang="en-US" href="https://shop.example/men"/>',
    '<xhtml:link rel="alternate" hreflang="fr-FR" href="https://shop.example/fr-FR/men"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/men"/>',
  ].join('');
  expect(text.split('\n').slice(1, -1)).toEqual([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    `<url><loc>https://shop.example/men</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod>${alternates}</url>`,
    `<url><loc>https://shop.example/fr-FR/men</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod>${alternates}</url>`,
    '<url><loc>https://shop.example/careers</loc></url>',
    '</urlset>',
  ]);
});

it('lists every file in the index', () => {
  expect(indexXml([{ path: '/sitemap-stores-1.xml', changedAt: undefined }], origin)).toContain(
    '<sitemap><loc>https://shop.example/sitemap-stores-1.xml</loc></sitemap>',
  );
});

it('robots.txt disallows other views of pages and links the index', () => {
  const text = robotsTxt(origin);
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/\*\?\*refine=/);
  expect(text).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
  expect(text).not.toMatch(/Disallow: \/(i|assets)?\/?$/m);
});
