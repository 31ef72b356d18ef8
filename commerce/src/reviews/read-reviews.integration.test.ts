import { type Review, reviewSorts } from '@outfitter/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../platform/database/database.ts';
import { insertShop } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { type ImportedReview, importReviews } from './import-reviews.ts';
import { readReviews } from './read-reviews.ts';
import { uniqueReviewText } from './testing/review-builder.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const db = () => commerce.deps.database.db;
const count = 2_000;
const start = Date.parse('2025-03-01T12:00:00Z');

const all: ImportedReview[] = Array.from({ length: count }, (_, index) => ({
  styleId: '4117',
  rating: 1 + ((index * 7) % 5),
  headline: `Review ${index}`,
  text: uniqueReviewText(index),
  ...(index % 3 === 0 ? {} : { fit: 1 + (index % 5) }),
  ...(index % 4 === 0 ? {} : { heightInches: 60 + (index % 19), weightPounds: 120 + (index % 150) }),
  ...(index % 5 === 0 ? {} : { sizeWorn: { size: 'L' } }),
  writerName: `Demo roofer ${index}`,
  writtenAt: new Date(start + ((index * 613) % count) * 60_000),
  isVerified: index % 2 === 0,
  helpfulCount: (index * 31) % 17,
  locale: index % 10 === 0 ? 'fr-FR' : 'en-US',
}));
const load = (reviews: readonly ImportedReview[]) => inTransaction(db(), (tx) => importReviews(tx, ['4117'], reviews));

beforeAll(async () => {
  await insertShop(database.pool);
  await load(all);
});

const filters = fc.record(
  {
    stars: fc.integer({ min: 1, max: 5 }),
    size: fc.constantFrom('size:L', 'size:M'),
    height: fc.constantFrom('60-63', '64-70', '71-100'),
    weight: fc.constantFrom('1-149', '150-199', '200-700'),
    sort: fc.constantFrom(...reviewSorts),
    start: fc.integer({ min: 0, max: 2_100 }),
    count: fc.integer({ min: 1, max: 50 }),
  },
  { requiredKeys: [] },
);
type Filters = typeof filters extends fc.Arbitrary<infer Value> ? Value : never;

const within = (value: number | undefined, range: string | undefined) => {
  if (range === undefined) return true;
  const [from = 0, to = 0] = range.split('-').map(Number);
  return value !== undefined && Math.round(value) >= from && Math.round(value) <= to;
};
const matchesFilters = (review: ImportedReview, { stars, size, height, weight }: Filters) =>
  (stars === undefined || review.rating === stars) &&
  (size === undefined || `size:${review.sizeWorn?.size}` === size) &&
  within(review.heightInches, height) &&
  within(review.weightPounds, weight);

describe('the reviews of a style with 2,000 reviews', () => {
  it('meet every filter, and the total counts all that do', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const expected = all.filter((review) => matchesFilters(review, query));
        const found = await readReviews(db(), { productId: '4117', ...query });
        const { start: from = 0, count: pageSize = 10 } = query;
        expect(found?.total).toBe(expected.length);
        expect(found?.data).toHaveLength(Math.max(0, Math.min(pageSize, expected.length - from)));
        const headlines = new Set(expected.map(({ headline }) => headline));
        expect(found?.data.every(({ headline }) => headlines.has(headline))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('are paged in the requested order, each once, those in the shopper’s language first', async () => {
    const isSorted: Record<(typeof reviewSorts)[number], (one: Review, other: Review) => boolean> = {
      'most-helpful': (one, other) => one.helpfulCount >= other.helpfulCount,
      newest: (one, other) => one.writtenAt >= other.writtenAt,
      highest: (one, other) => one.rating >= other.rating,
      lowest: (one, other) => one.rating <= other.rating,
    };
    for (const sort of reviewSorts) {
      const seen: Review[] = [];
      for (let from = 0; from < count; from += 50) {
        seen.push(...((await readReviews(db(), { productId: '4117', sort, start: from, count: 50 }))?.data ?? []));
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(count);
      const foreign = seen.findIndex(({ locale }) => locale !== 'en-US');
      expect(new Set(seen.slice(foreign).map(({ locale }) => locale))).toEqual(new Set(['fr-FR']));
      const isOrdered = (review: Review, index: number) =>
        index === 0 || index === foreign || isSorted[sort](seen[index - 1] as Review, review);
      expect(seen.every(isOrdered)).toBe(true);
    }
  });

  it('are sorted by helpfulness, those in the shopper’s language first', async () => {
    const first = async (locale?: string) => (await readReviews(db(), { productId: '4117', locale }))?.data.map((review) => review.locale);
    expect(new Set(await first('fr-FR'))).toEqual(new Set(['fr-FR']));
    expect(new Set(await first())).toEqual(new Set(['en-US']));
  });

  it('are summarized with counts and averages', async () => {
    const { summary } = (await readReviews(db(), { productId: '4117', stars: 1 })) ?? {};
    const fits = all.flatMap(({ fit }) => fit ?? []);
    const mean = (values: readonly number[]) => Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
    expect(summary).toMatchObject({
      count,
      rating: mean(all.map(({ rating }) => rating)),
      stars: [1, 2, 3, 4, 5].map((stars) => all.filter(({ rating }) => rating === stars).length),
      fit: mean(fits),
      sizes: [{ worn: { size: 'L' }, count: 1_600 }],
    });
  });

  it('are replaced by an import, and the reviews of shoppers stay', async () => {
    const storedKeys = async () => (await database.pool.query('SELECT style_id, words_key FROM review ORDER BY words_key')).rows;
    const first = await storedKeys();
    await database.pool.query(
      `INSERT INTO review (id, style_id, status, rating, headline, body, is_verified_buyer, written_at, words_key, writer_name, address_key, email)
       VALUES (gen_random_uuid(), '4117', 'approved', 1, 'Mine', 'Mine', false, now(), 'mine', 'Me', 'key', 'me@example.com')`,
    );
    await load(all);
    expect(await storedKeys()).toHaveLength(first.length + 1);
    expect((await database.pool.query<{ n: number }>("SELECT rating_count AS n FROM style WHERE id = '4117'")).rows).toEqual([
      { n: count + 1 },
    ]);
    await load(all.slice(0, 5));
    expect(await storedKeys()).toHaveLength(6);
  });

  it('are undefined for an unknown style', async () => {
    expect(await readReviews(db(), { productId: '0000' })).toBeUndefined();
  });
});
