import { CallError } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { buildPageContext, notFound, runRoute, unavailable } from '../../platform/testing/run-loader.ts';
import { chore } from '../../product/testing/product-fixture.ts';
import { action, loader } from './write-a-review.tsx';

const value = (name: string) => ({ value: name, name, orderable: true });
const coat = {
  ...chore,
  variationAttributes: [
    { id: 'color', name: 'Color', values: [value('10')] },
    { id: 'size', name: 'Size', values: [value('M'), value('L')] },
  ],
};
const load = (path: string, getProduct: () => Promise<unknown>) => runRoute(loader, path, { page: buildPageContext({ getProduct }) });

it('ROUTE-003 names the product and the sizes to choose from, but no colors', async () => {
  const { status, data } = await load('/write-a-review?product=4117', async () => coat);
  expect(status).toBe(200);
  expect(data).toMatchObject({ isGone: false, product: { id: '4117', sizes: [{ id: 'size', values: [{ value: 'M' }, { value: 'L' }] }] } });
});

it('ROUTE-003 asks for a product if the URL names none, and shows a 404 for one that is not sold', async () => {
  expect(await load('/write-a-review', () => Promise.reject(unavailable))).toMatchObject({ status: 200, data: { isGone: false } });
  expect(await load('/write-a-review?product=999', () => Promise.reject(notFound))).toMatchObject({ status: 404, data: { isGone: true } });
  expect(await load('/write-a-review?product=4117', () => Promise.reject(unavailable))).toMatchObject({ status: 503 });
});

const review = {
  rating: '4',
  headline: 'Holds up',
  text: 'Two winters of fences and the knees are still there.',
  writerName: 'Dale',
};

async function post(path: string, posted: Record<string, string>, reject?: Error) {
  const calls: unknown[] = [];
  const call =
    (name: string) =>
    async ({ body }: { body: object }) => {
      calls.push([name, body]);
      if (reject) throw reject;
      return { isVerifiedBuyer: true };
    };
  const page = buildPageContext({ writeReview: call('writeReview'), withdrawReview: call('withdrawReview') });
  return { ...(await runRoute(action, path, { page, posted })), calls };
}

it('ROUTE-003 a review by the link of an order’s mail is sent with its token and needs no email address', async () => {
  const { status, calls } = await post('/write-a-review?product=4117&token=abc', review);
  expect(status).toBe(200);
  expect(calls).toMatchObject([['writeReview', { productId: '4117', token: 'abc' }]]);
  expect((await post('/write-a-review?product=4117', review)).status).toBe(422);
});

it('a review that comes with an email address after an unknown link is sent without its token', async () => {
  const { calls } = await post('/write-a-review?product=4117&token=unknown', { ...review, email: 'Dale@Example.com' });
  expect(calls).toMatchObject([['writeReview', { email: 'dale@example.com' }]]);
  expect(calls).not.toMatchObject([['writeReview', { token: 'unknown' }]]);
});

it('the link to an author’s own review takes it back, and forgets the author if asked', async () => {
  expect(await post('/write-a-review?product=4117&review=abc', {})).toMatchObject({
    status: 200,
    calls: [['withdrawReview', { token: 'abc', forget: false }]],
  });
  expect((await post('/write-a-review?review=abc', { forget: 'on' })).calls).toEqual([['withdrawReview', { token: 'abc', forget: true }]]);
  const unknown = await post('/write-a-review?review=abc', {}, new CallError(400, 'ReviewLinkException', ''));
  expect(unknown).toMatchObject({ status: 400, data: { outcome: { error: { code: 'ReviewLinkException' } } } });
});

it('a posted form without a product in the URL sends nothing', async () => {
  expect(await runRoute(action, '/write-a-review', { page: buildPageContext({}), posted: { rating: '4' } })).toMatchObject({
    data: undefined,
  });
});
