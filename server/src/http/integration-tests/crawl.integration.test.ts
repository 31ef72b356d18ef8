import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../testing/request.ts';
import { siteOrigin, type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;

interface CrawledPage {
  path: string;
  status: number;
  depth: number;
  from: string;
  location: string | undefined;
  title: string;
  description: string;
  canonical: string;
  alternates: string[];
  isIndexed: boolean;
  headings: number;
  structured: Record<string, unknown>[];
  links: string[];
}

const decodeEntities = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const first = (pattern: RegExp, text: string) => decodeEntities(pattern.exec(text)?.[1] ?? '');

function linksIn(html: string, path: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = URL.parse(decodeEntities(href), new URL(path, siteOrigin).href);
    return url?.origin === siteOrigin ? [url.pathname + url.search] : [];
  });
}

async function read(path: string, depth: number, from: string): Promise<CrawledPage> {
  const { status, headers, text } = await request(web.origin, path);
  return {
    path,
    status,
    depth,
    from,
    location: headers.location,
    title: first(/<title>(.*?)<\/title>/s, text),
    description: first(/<meta name="description" content="([^"]*)"/, text),
    canonical: first(/<link rel="canonical" href="([^"]*)"/, text),
    alternates: [...text.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(
      ([, language, href = '']) => `${language} ${decodeEntities(href)}`,
    ),
    isIndexed: !text.includes('<meta name="robots" content="noindex"'),
    headings: text.match(/<h1[\s>]/g)?.length ?? 0,
    structured: [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
    links: linksIn(text, path),
  };
}

/** Parameters that search engines must not follow, and selections that are not part of a page's canonical URL. */
const views = ['refine', 'sort', 'q', 'color', 'fit', 'size', 'waist', 'inseam', 'width'];
const isImage = (path: string) => path.startsWith('/i/');
const isView = (path: string) => views.some((view) => new URL(path, siteOrigin).searchParams.has(view));
const localeOf = (path: string) => /^\/([a-z]{2}-[A-Z]{2})(?:\/|\?|$)/.exec(path)?.[1] ?? '';
const concurrency = 6;

async function readAll(paths: readonly string[], known: ReadonlyMap<string, CrawledPage>): Promise<CrawledPage[]> {
  const found: CrawledPage[] = [];
  for (let start = 0; start < paths.length; start += concurrency) {
    const batch = paths.slice(start, start + concurrency);
    found.push(...(await Promise.all(batch.map((path) => known.get(path) ?? read(path, 0, 'the sitemap')))));
  }
  return found;
}

async function crawl(home: string, maxPages = Number.POSITIVE_INFINITY): Promise<CrawledPage[]> {
  const locale = localeOf(home);
  const seen = new Set([home]);
  const waiting = [{ path: home, depth: 0, from: 'the start' }];
  const pages: CrawledPage[] = [];
  while (waiting.length > 0) {
    const batch = await Promise.all(waiting.splice(0, concurrency).map(({ path, depth, from }) => read(path, depth, from)));
    pages.push(...batch);
    for (const { path, depth, links } of batch) {
      for (const link of links) {
        if (seen.has(link) || seen.size >= maxPages || isImage(link) || isView(link) || localeOf(link) !== locale) continue;
        seen.add(link);
        waiting.push({ path: link, depth: depth + 1, from: path });
      }
    }
  }
  return pages;
}

const sample = <Value>(all: readonly Value[], count: number) => all.filter((_, index) => index % Math.ceil(all.length / count) === 0);

const entriesIn = (xml: string) =>
  [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, address = '', rest = '']) => ({
    address: decodeEntities(address),
    alternates: [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language, href = '']) => `${language} ${decodeEntities(href)}`,
    ),
  }));
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => decodeEntities(address));
const pathOf = (address: string) => address.slice(siteOrigin.length);

let pages: CrawledPage[] = [];
let listed = new Map<string, { alternates: string[] }>();
beforeAll(async () => {
  // A category that had another parent for a while.
  for (const path of ['/men/barn-coats', '/men/coats']) {
    await shop.database.pool.query("UPDATE category SET path = $1 WHERE path IN ('/men/coats', '/men/barn-coats')", [path]);
  }
  web = await shop.startWeb();
  pages = await crawl('/');
  const files = addressesIn((await request(web.origin, '/sitemap.xml')).text).map(pathOf);
  // The image sitemap lists pages a second time.
  const ofPages = files.filter((file) => !file.includes('images'));
  const entries = await Promise.all(ofPages.map(async (file) => entriesIn((await request(web.origin, file)).text)));
  listed = new Map(entries.flat().map((entry) => [entry.address, entry]));
}, 240_000);

function shared(readValue: (page: CrawledPage) => string, among = pages): string[] {
  const byValue = Map.groupBy(
    among.filter((page) => page.isIndexed && readValue(page) !== ''),
    readValue,
  );
  return [...byValue].flatMap(([value, localePages]) => {
    const canonicals = [...new Set(localePages.map(({ canonical }) => canonical))];
    return canonicals.length > 1 ? [`${value}: ${canonicals.join(' ')}`] : [];
  });
}

describe('a crawl of the shop', () => {
  it('every link leads to a page without a redirect, at most four clicks from home', () => {
    const broken = pages.filter(({ status }) => status !== 200);
    expect(broken.map(({ path, status, from, location }) => `${path} ${status} ${location ?? ''} on ${from}`)).toEqual([]);
    expect(pages.length).toBeGreaterThan(120);
    expect(pages.filter(({ depth }) => depth > 4).map(({ path }) => path)).toEqual([]);
  });

  // A busy machine takes seconds to render an image.
  it('every image URL returns an image', async () => {
    const images = [...new Set(pages.flatMap(({ links }) => links.filter(isImage)))];
    expect(images.length).toBeGreaterThan(50);
    for (const path of sample(images, 8)) {
      const { status, headers } = await request(web.origin, path);
      expect([path, status, headers['content-type']]).toEqual([path, 200, expect.stringMatching(/^image\//)]);
    }
  }, 120_000);

  it('SHELL-039 every page has one h1 and a unique title, and no page shows a 404 with another status', () => {
    expect(pages.filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual([]);
    expect(pages.filter(({ title }) => title === '' || title.startsWith('error 404')).map(({ path }) => path)).toEqual([]);
    expect(shared(({ title }) => title)).toEqual([]);
    expect(shared(({ description }) => description)).toEqual([]);
  });

  it('SHELL-040 ROUTE-043 every indexable page names its canonical URL and its language versions, and the sitemap lists exactly these', async () => {
    const withoutCanonical = pages.filter(({ isIndexed, canonical }) => isIndexed && !canonical.startsWith(siteOrigin));
    expect(withoutCanonical.map(({ path }) => path)).toEqual([]);
    const found = new Set(pages.filter(({ isIndexed }) => isIndexed).map(({ canonical }) => canonical));
    const firstPageUrls = [...found].filter((address) => !/[?&]page=/.test(address));
    expect(firstPageUrls.filter((address) => !listed.has(address))).toEqual([]);
    // Pages without an incoming link are fetched too.
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const byLocale = Map.groupBy([...listed.keys()].map(pathOf), localeOf);
    const paths = [...byLocale].flatMap(([locale, localePages]) => (locale === '' ? localePages : sample(localePages, 50)));
    const versionPages = await readAll(paths, byPath);
    const faults = versionPages.filter(
      ({ path, status, canonical, isIndexed }) => status !== 200 || canonical !== siteOrigin + path || !isIndexed,
    );
    expect(faults.map(({ path, status, canonical }) => `${path} ${status} ${canonical}`)).toEqual([]);
    const versions = versionPages.filter(({ path, alternates }) => `${alternates}` !== `${listed.get(siteOrigin + path)?.alternates}`);
    expect(versions.map(({ path, alternates }) => `${path} ${alternates}`)).toEqual([]);
    expect([...byLocale.keys()]).toEqual(['', 'en-GB', 'fr-FR']);
    expect(versionPages.filter(({ path }) => localeOf(path) === 'fr-FR').length).toBeGreaterThan(25);
  }, 120_000);

  it('SHELL-041 describes the shop, stores and products in structured data', () => {
    const typesOf = ({ structured }: CrawledPage) => structured.map((item) => item['@type']);
    expect(pages.flatMap(({ structured }) => structured).every((item) => item['@context'] === 'https://schema.org')).toBe(true);
    expect(typesOf(pages.find(({ path }) => path === '/')!)).toEqual(['OnlineStore', 'WebSite']);
    expect(typesOf(pages.find(({ path }) => path === '/men/coats')!)).toEqual(['BreadcrumbList', 'ItemList']);
    for (const [path, policy] of [
      ['/content/returns', 'hasMerchantReturnPolicy'],
      ['/customer-service', 'hasShippingService'],
    ] as const) {
      const page = pages.find((each) => each.path === path)!;
      expect([path, ...typesOf(page)]).toEqual([path, 'BreadcrumbList', 'OnlineStore']);
      expect(page.structured[1]).toMatchObject({ '@id': `${siteOrigin}/#store`, [policy]: expect.any(Array) });
    }
    const products = pages.filter(({ path }) => /-\d+\.html$/.test(path));
    expect(products.length).toBeGreaterThan(20);
    for (const product of products) {
      expect([product.path, ...typesOf(product)]).toEqual([product.path, expect.stringMatching(/^Product(Group)?$/), 'BreadcrumbList']);
      const [item] = product.structured as { hasVariant?: { offers: { price: number } }[] }[];
      expect(item?.hasVariant?.every(({ offers }) => offers.price > 0) ?? true).toBe(true);
    }
  });
});

describe('the shop in other locales', () => {
  it.each(['en-GB', 'fr-FR'])(
    'ROUTE-043 in %s links lead to pages of that locale without a redirect, each with one h1 and a unique title',
    async (locale) => {
      const localePages = await crawl(`/${locale}`, 50);
      const broken = localePages.filter(({ status, headings }) => status !== 200 || headings !== 1);
      expect(broken.map(({ path, status, from, location }) => `${path} ${status} ${location ?? ''} on ${from}`)).toEqual([]);
      expect(localePages).toHaveLength(50);
      expect(shared(({ title }) => title, localePages)).toEqual([]);
      expect(
        localePages.filter(({ isIndexed, canonical }) => isIndexed && !canonical.startsWith(siteOrigin)).map(({ path }) => path),
      ).toEqual([]);
      const translated = localePages.filter(
        ({ path, isIndexed, canonical }) => isIndexed && canonical === siteOrigin + path && !/[?&]page=/.test(path),
      );
      expect(translated.length).toBeGreaterThan(20);
      expect(translated.filter(({ canonical }) => !listed.has(canonical)).map(({ path }) => path)).toEqual([]);
    },
    60_000,
  );
});

describe('other URLs of a page', () => {
  it.each([
    ['ROUTE-030', 'an earlier name of a product', '/chore-coat-of-last-year-4117.html', '/fencepost-chore-coat-4117.html'],
    [
      'ROUTE-030',
      'its choice and what an advertisement added',
      '/old-name-4117.html?color=10&utm_source=mail',
      '/fencepost-chore-coat-4117.html?color=10&utm_source=mail',
    ],
    ['ROUTE-032', 'capital letters', '/Men/COATS', '/men/coats'],
    ['ROUTE-032', 'an earlier place of a category', '/men/barn-coats', '/men/coats'],
    ['ROUTE-032', 'a slash at the end', '/men/coats/', '/men/coats'],
    ['ROUTE-028', 'the home page’s content', '/content/homepage', '/'],
  ])('%s redirect permanently: %s', async (_, __, path, to) => {
    const { status, headers } = await request(web.origin, path);
    expect([status, headers.location]).toEqual([301, to]);
    expect((await request(web.origin, to)).status).toBe(200);
  });

  it.each(['/men/coats?refine=nonsense:1', '/men/coats?refine=color:no-such-color', '/men/coats?page=99'])(
    'LIST-001 ERROR-020 %s returns 404',
    async (path) => expect((await request(web.origin, path)).status).toBe(404),
  );
});
