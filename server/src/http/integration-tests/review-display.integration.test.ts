import { type DatabaseHandle, openDatabase, reviews } from '@outfitter/commerce';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { request, waitUntil } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
const product = '/fencepost-chore-coat-4117.html';
let handle: DatabaseHandle;
let web: TestWeb;

beforeAll(async () => {
  handle = openDatabase({ url: shop.database.url, maxConnections: 1 });
  web = await shop.startWeb();
}, 60_000);
afterAll(() => handle.close());

const page = async () => (await request(web.origin, product)).text;
const reviewCountOf = (html: string) => Number(/"reviewCount":(\d+)/.exec(html)?.[1]);

it('SHELL-041 a cached page shows reviews and rating, also as structured data, and follows moderation', async () => {
  const before = await page();
  expect((await request(web.origin, product)).headers['x-page-cache']).toBe('hit');
  expect(before).toContain('Word from the field');
  expect(before).toContain('"@type":"Review"');
  const [shown] = await reviews.listReviews(handle.db, 'approved', { styleId: '4117' });
  const decide = (decision: 'approve' | 'reject') =>
    reviews.decideReview(handle.db, shown?.id ?? '', decision, { by: 'Ada', now: new Date(), reason: 'a test' });
  await decide('reject');
  await waitUntil('the cached page counts one review less', async () => reviewCountOf(await page()) === reviewCountOf(before) - 1);
  await decide('approve');
  await waitUntil('the cached page counts it again', async () => reviewCountOf(await page()) === reviewCountOf(before));
});
