import type { Review, ReviewSummary } from '@outfitter/contract';
import { CallError } from '@outfitter/contract/client';
import { beforeAll, beforeEach } from 'vitest';
import { createMailRecorder } from '../../marketing/testing/mail-recorder.ts';
import { createTestVisitor } from '../../marketing/testing/test-visitor.ts';
import { addSku, insertShop } from '../../testing/shop-fixture.ts';
import { useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { handlers } from '../background.ts';
import { decideReview, listReviews } from '../index.ts';
import { buildReview } from './review-builder.ts';

export const siteOrigin = 'http://localhost:3000';
export const sku = '411710001';

interface ReviewsResponse {
  total: number;
  count: number;
  summary: ReviewSummary;
  data: Review[];
}
export async function rejection(
  call: Promise<unknown>,
): Promise<{ type: string | undefined; status: number; arguments: Record<string, unknown> | undefined }> {
  const error = await call.then(
    () => new Error('was not rejected'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallError)) throw error;
  return { type: error.type, status: error.status, arguments: error.arguments };
}

/** Starts commerce with one style. Each test begins without reviews. */
export function useReviewShop() {
  const database = useTestDatabase();
  const commerce = useTestCommerce(database);
  const db = () => commerce.deps.database.db;
  const edit = (reason?: string) => ({ by: 'Ada', now: commerce.clock.now(), reason });
  const mailRecorder = createMailRecorder(commerce);
  const languages = { locales: ['en-US', 'fr-FR'], localeFrom: 'path' as const };
  const sentMails = () =>
    mailRecorder.runHandlers(
      handlers({
        transport: mailRecorder.transport,
        shop: { brand: 'Ridge & Rivet', siteOrigin, languages },
        settings: commerce.deps.settings,
      }),
    );

  const readReviews = async (query = ''): Promise<ReviewsResponse> =>
    (await (await createTestVisitor(commerce).get(`/api/product/reviews?productId=4117${query}`)).json()) as ReviewsResponse;
  const readPending = async () => listReviews(db(), 'pending');
  const readRows = async () => (await database.pool.query('SELECT * FROM review ORDER BY written_at, id')).rows;
  const readRating = async () =>
    (
      await database.pool.query<{ rating: number; count: number; fit: number }>(
        "SELECT rating::float8, rating_count AS count, fit_scale::float8 AS fit FROM style WHERE id = '4117'",
      )
    ).rows[0];

  async function writeReview(overrides: Record<string, unknown> = {}) {
    const { client } = await commerce.guest();
    return client.writeReview({ body: buildReview(overrides) as never });
  }
  async function writeApprovedReview(overrides: Record<string, unknown> = {}): Promise<string> {
    await writeReview(overrides);
    const [review] = (await readPending()).slice(-1);
    await decideReview(db(), review?.id ?? '', 'approve', edit());
    commerce.clock.advance(1_000);
    return review?.id ?? '';
  }

  beforeAll(async () => {
    await insertShop(database.pool);
    await addSku(database.pool, { id: sku });
  });
  beforeEach(async () => {
    await sentMails();
    await database.pool.query('TRUNCATE review, review_vote, review_change, rate_limit');
    await database.pool.query("UPDATE style SET rating = NULL, rating_count = 0, fit_scale = NULL WHERE id = '4117'");
  });
  return {
    database,
    commerce,
    db,
    edit,
    mailRecorder,
    sentMails,
    readReviews,
    readPending,
    readRows,
    readRating,
    writeReview,
    writeApprovedReview,
  };
}
