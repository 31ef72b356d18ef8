import { expect, it } from 'vitest';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';
import { createMailRecorder } from '../marketing/testing/mail-recorder.ts';
import { handlers } from '../search/index.ts';
import { decideReview, listReviews } from './index.ts';
import { buildReview, uniqueReviewText } from './testing/review-builder.ts';

const { commerce } = useTestBrand([
  { id: '4117', name: 'Fencepost', categories: ['men-coats'] },
  { id: '4118', name: 'Kneeler', categories: ['men-coats'] },
]);
const db = () => commerce.deps.database.db;
const search = (query: Record<string, string>) => commerce.clientWith().searchProducts({ query: query as never });
const ratings = async () => (await search({})).refinements.find(({ attributeId }) => attributeId === 'rating')?.values ?? [];

it('the ratings of approved reviews appear on tile and facet and sort the listing, once the index is updated', async () => {
  const mailRecorder = createMailRecorder(commerce);
  expect(await ratings()).toEqual([]);
  for (let index = 0; index < 3; index++) {
    const { client } = await commerce.guest();
    const rating = index === 0 ? 4 : 5;
    const body = buildReview({ productId: '4118', rating, email: `w${index}@example.com`, text: uniqueReviewText(index) });
    await client.writeReview({ body: body as never });
  }
  await mailRecorder.runHandlers(handlers);
  expect(await ratings()).toEqual([]);
  for (const { id } of await listReviews(db(), 'pending')) {
    await decideReview(db(), id, 'approve', { by: 'Ada', now: commerce.clock.now() });
  }
  await mailRecorder.runHandlers(handlers);
  expect((await ratings()).map(({ value, hitCount }) => [value, hitCount])).toContainEqual(['4', 1]);
  const { hits } = await search({ sort: 'top-rated' });
  expect(hits.map(({ productId, c_StarRatingBase, c_StarRatingCount }) => [productId, c_StarRatingBase, c_StarRatingCount])).toEqual([
    ['4118', 4.7, 3],
    ['4117', undefined, 0],
  ]);
});
