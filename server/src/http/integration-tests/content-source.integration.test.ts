import { content, openDatabase } from '@outfitter/commerce';
import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const other = useShop();
const shop = useShop();
let contentService: TestWeb;
let web: TestWeb;

async function put(url: string, headline: string): Promise<void> {
  const database = openDatabase({ url, maxConnections: 1 });
  const body = {
    seo: { title: headline, metaDescription: `About ${headline}.` },
    heading: headline,
    slotContent: [{ _meta: { schema: 'text-banner' }, headline, image: { image: '/i/ridge/4117-10-front', alt: 'A coat' } }],
  };
  const item = { schema: 'content-page', name: headline, deliveryKey: 'from-where', body };
  content.contentOrThrow(await content.editContent(database.db, [item], { by: 'the test', now: new Date() }));
  await database.close();
}

beforeAll(async () => {
  await put(other.database.url, 'Words of the other shop');
  await put(shop.database.url, 'Words of this shop');
  contentService = await other.startWeb();
  web = await shop.startWeb({ CONTENT_URL: `${contentService.origin}/cms/` });
}, 120_000);

describe('a shop with a content service in the settings', () => {
  it('HOME-001 shows pages and images of the service and none of its own content', async () => {
    const page = await request(web.origin, '/content/from-where');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Words of the other shop');
    expect(page.text).not.toContain('Words of this shop');
    const image = new RegExp(`src="(${contentService.origin}/i/ridge/4117-10-front\\?[^"]+)"`).exec(page.text)?.[1] ?? '';
    expect(page.headers['content-security-policy']).toContain(`img-src 'self' data: ${contentService.origin};`);
    const { pathname, search } = new URL(image.replaceAll('&amp;', '&'));
    const shown = await request(contentService.origin, `${pathname}${search}`);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  });

  it('API-089 returns content of the service and 404 for missing content', async () => {
    const response = await request(web.origin, '/cms/content/key/from-where?depth=all&format=inlined');
    expect(JSON.parse(response.text)).toMatchObject({ content: { heading: 'Words of the other shop' } });
    expect((await request(web.origin, '/content/nowhere-at-all')).status).toBe(404);
  });

  it('CONST-004 lets other caches store such pages for at most a minute, because it learns of no changes', async () => {
    const { headers } = await request(web.origin, '/content/from-where');
    const age = /s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1];
    expect(Number(age)).toBeLessThanOrEqual(60);
  });

  it('responds with 503 while the service is unavailable', async () => {
    const withoutService = await shop.startWeb({ CONTENT_URL: 'http://127.0.0.1:9/cms' });
    expect((await request(withoutService.origin, '/content/from-where')).status).toBe(503);
  });
});
