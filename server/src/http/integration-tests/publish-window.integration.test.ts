import { content, type DatabaseHandle, openDatabase } from '@outfitter/commerce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request, waitUntil } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let handle: DatabaseHandle;
let web: TestWeb;
beforeAll(async () => {
  handle = openDatabase({ url: shop.database.url, maxConnections: 1 });
  web = await shop.startWeb();
}, 60_000);
afterAll(() => handle.close());

const open = async (key: string) => request(web.origin, `/content/${key}`);
const put = async (deliveryKey: string, window: { publishFrom?: Date } = {}) => {
  const body = { heading: 'New', seo: { title: 'New', metaDescription: 'New.', heading: 'New', showHeading: true }, slotContent: [] };
  const item = { schema: 'content-page', name: deliveryKey, deliveryKey, body, ...window };
  return content.contentOrThrow(await content.editContent(handle.db, [item], { by: 'the test', now: new Date() }));
};
async function waitUntilPublished(key: string): Promise<number> {
  const start = Date.now();
  await waitUntil(`${key} is there`, async () => (await open(key)).status === 200);
  return Date.now() - start;
}

describe('a URL without content', () => {
  it('shows content as soon as it is published, although the 404 was cached', async () => {
    for (let time = 0; time < 2; time++) expect((await open('brand-new')).status).toBe(404);
    await put('brand-new');
    expect(await waitUntilPublished('brand-new')).toBeLessThan(5_000);
  });

  it('shows content when its publish window starts', async () => {
    const publishFrom = new Date(Date.now() + 2_500);
    await put('opens-soon', { publishFrom });
    for (let time = 0; time < 2; time++) expect((await open('opens-soon')).status).toBe(404);
    await waitUntilPublished('opens-soon');
    expect(Date.now() - publishFrom.getTime()).toBeGreaterThanOrEqual(0);
    expect(Date.now() - publishFrom.getTime()).toBeLessThan(5_000);
  });
});
