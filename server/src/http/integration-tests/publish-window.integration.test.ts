import { content, type DatabaseHandle, fixedClock, openDatabase } from '@outfitter/commerce';
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
interface PublishWindow {
  publishFrom?: Date;
  publishTo?: Date;
}
const put = async (deliveryKey: string, window: PublishWindow = {}, slotContent: object[] = []) => {
  const body = { heading: 'New', seo: { title: 'New', metaDescription: 'New.', heading: 'New', showHeading: true }, slotContent };
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

describe('the edges of a publish window', () => {
  const day = 24 * 60 * 60 * 1_000;
  const publishTime = Math.ceil(Date.now() / 1_000) * 1_000;
  const putBanner = (headline: string, window?: PublishWindow) => put('walked', window, [{ _meta: { schema: 'text-banner' }, headline }]);
  const headline = ({ text }: { text: string }) => /Today|At the campaign/.exec(text)?.[0];

  it('change the page, the call and their cache lifetimes exactly on time', async () => {
    const clock = fixedClock(new Date(publishTime));
    const walking = await shop.startWeb({}, clock);
    const start = new Date(publishTime + 2 * day);
    const end = new Date(publishTime + 3 * day);
    await putBanner('Today');
    await putBanner('At the campaign', { publishFrom: start, publishTo: end });
    const ages = (header: unknown) => {
      const age = /s-maxage=(\d+)/.exec(String(header))?.[1];
      return age === undefined ? undefined : Number(age);
    };
    const headlineAt = async (at: number) => {
      clock.set(new Date(at));
      const [shown, call] = [await request(walking.origin, '/content/walked'), await request(walking.origin, '/cms/content/key/walked')];
      return [headline(shown), ages(shown.headers['cache-control']), headline(call), ages(call.headers['cache-control'])];
    };
    expect(await headlineAt(publishTime)).toEqual(['Today', 60, 'Today', 60]);
    // Cached pages and responses expire with the publish window, however long they are valid otherwise.
    expect(await headlineAt(start.getTime() - 20_000)).toEqual(['Today', 20, 'Today', 20]);
    expect(await headlineAt(start.getTime() - 500)).toEqual(['Today', 0, 'Today', undefined]);
    expect(await headlineAt(start.getTime())).toEqual(['At the campaign', 60, 'At the campaign', 60]);
    expect(await headlineAt(end.getTime() - 7_000)).toEqual(['At the campaign', 7, 'At the campaign', 7]);
    expect(await headlineAt(end.getTime() - 1)).toEqual(['At the campaign', 0, 'At the campaign', undefined]);
    expect(await headlineAt(end.getTime())).toEqual(['Today', 60, 'Today', 60]);
  }, 60_000);
});
