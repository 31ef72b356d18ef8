import { content, type DatabaseHandle, openDatabase } from '@outfitter/commerce';
import { viewCookie } from '@outfitter/contract/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request, waitUntil } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
let database: DatabaseHandle;
beforeAll(async () => {
  web = await shop.startWeb();
  database = openDatabase({ url: shop.database.url, maxConnections: 2 });
});
afterAll(() => database.close());

const text = (richText: string) => ({ _meta: { schema: 'text-block' }, richText: { richText: `<p>${richText}</p>` } });
const put = async (deliveryKey: string, schema: string, body: unknown) => {
  const item = { schema, name: deliveryKey, deliveryKey, body };
  return content.contentOrThrow(await content.editContent(database.db, [item], { by: 'the test', now: new Date() }));
};

async function putPage(key: string, dates: { startsAt?: string; endsAt?: string } = {}): Promise<void> {
  await put(`${key}-test`, 'target-testing', {
    defaultContent: text(`${key}: the default words.`),
    warm: text(`${key}: warm words.`),
    short: text(`${key}: short words.`),
    variations: [
      { variationName: 'warm', propertyName: 'warm', weight: 2 },
      { variationName: 'short', propertyName: 'short' },
    ],
    ...dates,
  });
  const link = { _meta: { schema: 'content-link' }, deliveryKey: `${key}-test` };
  await put(key, 'content-page', {
    seo: { title: key, metaDescription: `About ${key}.` },
    heading: key,
    slotContent: [text('On every page.'), link],
  });
}

const get = (path: string, bucket?: string) =>
  request(web.origin, path, bucket ? { headers: { cookie: `${viewCookie}=default.default.${bucket}` } } : {});
const variationOf = ({ text }: { text: string }) => /: (the default|warm|short) words\./.exec(text)?.[1];
const isSameBody = (one: { body: Buffer }, other: { body: Buffer }) => one.body.equals(other.body);
const buckets = Array.from({ length: 60 }, (_, index) => String(index * 16).padStart(3, '0'));

describe('a page with an A/B test', () => {
  it('BLOCK-004 has at most one cached page per variation, shared by its visitors; visitors without a bucket get the default', async () => {
    await putPage('trial');
    const defaultPage = await get('/content/trial');
    expect(variationOf(defaultPage)).toBe('the default');
    expect(defaultPage.text).toContain('On every page.');
    const visits = new Map<string, number>();
    const pages = new Set<string>();
    for (const bucket of buckets) {
      const page = await get('/content/trial', bucket);
      visits.set(variationOf(page) ?? 'none', (visits.get(variationOf(page) ?? 'none') ?? 0) + 1);
      pages.add(String(page.headers.etag));
      expect(variationOf(await get('/content/trial', bucket))).toBe(variationOf(page));
    }
    expect([...visits.keys()].sort()).toEqual(['short', 'the default', 'warm']);
    expect(pages.size).toBe(3);
    // Weights of one, two and one quarter.
    expect((visits.get('warm') ?? 0) / buckets.length).toBeGreaterThan(0.3);
  });

  it('BLOCK-004 contains no hidden variation, neither in the page nor in its data', async () => {
    const shown = await Promise.all(buckets.slice(0, 12).map((bucket) => get('/content/trial', bucket)));
    for (const page of shown) {
      const found = [...page.text.matchAll(/: (the default|warm|short) words/g)].map(([, which]) => which);
      expect(new Set(found)).toEqual(new Set([variationOf(page)]));
    }
    const warm = buckets[shown.findIndex((page) => variationOf(page) === 'warm')];
    expect(variationOf(await get('/content/trial.data', warm))).toBe('warm');
    expect((await get('/content/trial.data', warm)).text).toContain('exposures');
  });

  it('is private in other caches unless it is the default variation', async () => {
    const pages = await Promise.all(buckets.map((bucket) => get('/content/trial', bucket)));
    for (const page of pages) {
      const isDefault = variationOf(page) === 'the default';
      expect(page.headers['cache-control']).toMatch(isDefault ? /^public, .*s-maxage/ : /^private/);
    }
  });

  it('a page without a test is the same in every bucket', async () => {
    const defaultPage = await get('/men');
    for (const bucket of buckets.slice(0, 3)) {
      const page = await get('/men', bucket);
      expect(isSameBody(page, defaultPage)).toBe(true);
      expect([page.headers['x-page-cache'], page.headers['cache-control']]).toEqual(['hit', expect.stringMatching(/^public/)]);
    }
  });

  it('BLOCK-004 shows the default before a test starts and after it has ended, and changes when it starts', async () => {
    await putPage('over', { endsAt: '2026-01-01T00:00:00Z' });
    for (const bucket of buckets.slice(0, 12)) expect(variationOf(await get('/content/over', bucket))).toBe('the default');
    const startsAt = new Date(Date.now() + 3_000);
    await putPage('soon', { startsAt: startsAt.toISOString() });
    expect(variationOf(await get('/content/soon', buckets[0]))).toBe('the default');
    const all = () => Promise.all(buckets.slice(0, 12).map((bucket) => get('/content/soon', bucket)));
    await waitUntil('some see a variation', async () => (await all()).some((page) => variationOf(page) === 'warm'));
    expect(Date.now()).toBeGreaterThanOrEqual(startsAt.getTime());
  });

  it('BLOCK-004 ignores an invalid bucket', async () => {
    for (const bucket of ['1', '0421', 'abc', '%00', '__proto__'])
      expect(variationOf(await get('/content/trial', bucket))).toBe('the default');
  });
});
