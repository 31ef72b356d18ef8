import { describe, expect, it } from 'vitest';
import { createTestVisitor } from '../marketing/testing/test-visitor.ts';
import { inTransaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { createLinkTokens } from '../shared/link-tokens.ts';
import { reviewDecided } from './decide-review.ts';
import { decideReview, eraseByEmail, readReviewChangeLog, replyToReview } from './index.ts';
import { uniqueReviewText } from './testing/review-builder.ts';
import { rejection, useReviewShop } from './testing/review-shop.ts';

const { database, commerce, db, edit, sentMails, readReviews, readPending, readRows, readRating, writeReview, writeApprovedReview } =
  useReviewShop();
const email = 'mender@example.com';

describe('a review', () => {
  it('is pending until approved, and then counts in the rating of the product', async () => {
    expect(await writeReview({ fit: 2, heightInches: 70, weightPounds: 180, sizeWorn: { size: 'L' } })).toEqual({
      success: true,
      isVerifiedBuyer: false,
    });
    expect(await readReviews()).toMatchObject({ total: 0, data: [], summary: { count: 0, stars: [0, 0, 0, 0, 0] } });
    expect(await readRating()).toEqual({ rating: null, count: 0, fit: null });
    const [review] = await readPending();
    expect(await decideReview(db(), review?.id ?? '', 'approve', edit())).toMatchObject({
      ok: true,
      value: { state: 'approved', isChanged: true },
    });
    const { data, total, summary } = await readReviews();
    expect({ total, summary }).toEqual({
      total: 1,
      summary: {
        count: 1,
        rating: 4,
        stars: [0, 0, 0, 1, 0],
        fits: [0, 1, 0, 0, 0],
        bodies: 1,
        sizes: [{ worn: { size: 'L' }, count: 1 }],
      },
    });
    expect(data).toMatchObject([{ headline: 'Warm and square', writerName: 'Fence mender', heightInches: 70, isVerifiedBuyer: false }]);
    expect(JSON.stringify(data)).not.toContain('@');
    expect(await readRating()).toEqual({ rating: 4, count: 1, fit: null });
    const product = await (await commerce.guest()).client.getProduct({ params: { productId: '4117' } });
    expect(product).toMatchObject({ c_StarRatingBase: 4, c_StarRatingCount: 1 });
  });

  it('counts in the fit of the product, which is stated from three votes on', async () => {
    const { client } = await commerce.guest();
    const readFit = async () => (await client.getProduct({ params: { productId: '4117' } })).c_fitScale;
    const votes = [1, undefined, 2, 2];
    const stated: (number | undefined)[] = [];
    const summarized: (number | undefined)[] = [];
    for (const [index, fit] of votes.entries()) {
      await writeApprovedReview({ email: `voter-${index}@example.com`, text: uniqueReviewText(40 + index), ...(fit ? { fit } : {}) });
      stated.push(await readFit());
      summarized.push((await readReviews()).summary.fit);
    }
    expect(stated).toEqual([undefined, undefined, undefined, 1.7]);
    expect(summarized).toEqual(stated);
  });

  it('invalidates the pages and the search index that show its rating', async () => {
    const keys = async () =>
      (await database.pool.query<{ key: string }>('SELECT DISTINCT surrogate_key AS key FROM invalidation')).rows.map(({ key }) => key);
    const events = async () =>
      (await database.pool.query<{ payload: unknown }>("SELECT payload FROM outbox_event WHERE kind = 'style-changed'")).rows.map(
        ({ payload }) => payload,
      );
    await writeReview();
    await database.pool.query("TRUNCATE invalidation; DELETE FROM outbox_event WHERE kind = 'style-changed'");
    const [review] = await readPending();
    await decideReview(db(), review?.id ?? '', 'approve', edit());
    expect((await keys()).sort()).toEqual(['product-4117', 'reviews-4117']);
    expect(await events()).toEqual([{ styleIds: ['4117'] }]);
    const response = await createTestVisitor(commerce).get('/api/product/reviews?productId=4117');
    expect(response.headers.get('surrogate-key')?.split(' ').sort()).toEqual(['product-4117', 'reviews-4117']);
  });

  it('I18N-001 is acknowledged, approved and rejected by mail, in the locale of its page, with a link to withdraw it', async () => {
    await writeReview({ locale: 'fr-FR' });
    const [received] = await sentMails();
    expect(received).toMatchObject({ to: email, subject: 'Votre avis sur Fencepost Chore Coat est arrivé' });
    const token = /\/write-a-review\?product=\d+&review=(\S+)/.exec(received?.text ?? '')?.[1] ?? '';
    const own = await (await createTestVisitor(commerce).post('/api/product/reviews/link', { token })).json();
    expect(own).toMatchObject({ kind: 'own', productId: '4117', status: 'pending', headline: 'Warm and square' });
    const [review] = await readPending();
    await decideReview(db(), review?.id ?? '', 'reject', edit('It is about the parcel, not the coat.'));
    expect((await sentMails())[0]?.text).toContain('It is about the parcel, not the coat.');
    await decideReview(db(), review?.id ?? '', 'approve', edit());
    expect((await sentMails())[0]).toMatchObject({ subject: 'Votre avis sur Fencepost Chore Coat est en ligne' });
    await decideReview(db(), review?.id ?? '', 'reject', edit());
    await decideReview(db(), review?.id ?? '', 'withdraw', edit());
    expect(await sentMails()).toEqual([]);
  });

  it('is rejected by mail, too, if a release that called the decision `refuse` has emitted the event', async () => {
    await writeReview();
    await sentMails();
    const [review] = await readPending();
    const payload = { reviewId: review?.id, decision: 'refuse', reason: 'It is about the parcel.' };
    await inTransaction(db(), (tx) => emit(tx, { kind: reviewDecided, payload }, commerce.clock.now()));
    expect((await sentMails()).map(({ text }) => text)).toEqual([expect.stringContaining('It is about the parcel.')]);
  });

  it('is withdrawn by its author for good, and may be written again', async () => {
    const id = await writeApprovedReview({ fit: 5 });
    const token = createLinkTokens(commerce.deps.settings.masterKey).ownReview(id);
    const withdraw = (linkToken: string) => createTestVisitor(commerce).post('/api/product/reviews/withdraw', { token: linkToken });
    expect((await withdraw(`${token}x`)).status).toBe(400);
    expect((await readReviews()).total).toBe(1);
    expect((await withdraw(token)).status).toBe(200);
    expect((await withdraw(token)).status).toBe(200);
    expect(await readReviews()).toMatchObject({ total: 0, summary: { count: 0 } });
    expect(await readRating()).toEqual({ rating: null, count: 0, fit: null });
    expect(await decideReview(db(), id, 'approve', edit())).toMatchObject({ value: { state: 'withdrawn', isChanged: false } });
    expect(await writeReview()).toMatchObject({ success: true });
    const changes = await readReviewChangeLog(db(), id);
    expect(changes.map(({ action, changedBy }) => [action, changedBy])).toEqual([
      ['withdraw', 'the writer'],
      ['approve', 'Ada'],
      ['write', 'the writer'],
    ]);
  });

  it('is anonymized or deleted, by the setting of the shop, when its author is erased', async () => {
    const anonymizedId = await writeApprovedReview({ heightInches: 70 });
    const rejectedId = await writeApprovedReview({ email: 'mender@example.com', productId: '9000', text: uniqueReviewText(30) });
    await decideReview(db(), rejectedId, 'reject', edit());
    const token = createLinkTokens(commerce.deps.settings.masterKey).ownReview(anonymizedId);
    const forget = await createTestVisitor(commerce).post('/api/product/reviews/withdraw', { token, forget: true });
    expect(forget.status).toBe(200);
    const { data, summary } = await readReviews();
    expect([data.length, summary.rating]).toEqual([1, 4]);
    expect(data[0]).not.toHaveProperty('writerName');
    expect(data[0]).not.toHaveProperty('heightInches');
    expect(await readRows()).toMatchObject([{ id: anonymizedId, email: null, address_key: null, writer_name: null }]);
    expect(JSON.stringify([await readRows(), await readReviewChangeLog(db(), undefined)])).not.toMatch(/mender/i);

    await writeApprovedReview({ email: 'second@example.com', text: uniqueReviewText(31), rating: 1 });
    expect((await readRating())?.rating).toBe(2.5);
    expect(await eraseByEmail(db(), 'Second@example.com ', 'all', edit())).toBe(1);
    expect(await eraseByEmail(db(), 'second@example.com', 'all', edit())).toBe(0);
    expect(await eraseByEmail(db(), 'second', 'all', edit())).toBeUndefined();
    expect([(await readReviews()).total, (await readRating())?.rating]).toEqual([1, 4]);
  });

  it('gets a reply of the brand, which can be removed', async () => {
    const id = await writeApprovedReview();
    expect(await replyToReview(db(), id, 'The cuffs are double from this year on.', edit())).toBe(true);
    expect((await readReviews()).data[0]?.reply).toMatchObject({ text: 'The cuffs are double from this year on.' });
    expect(await replyToReview(db(), id, undefined, edit())).toBe(true);
    expect((await readReviews()).data[0]).not.toHaveProperty('reply');
    expect(await replyToReview(db(), '01999999-9999-7999-8999-999999999999', 'x', edit())).toBe(false);
  });
});

describe('helpful votes', () => {
  it('count once per shopper, also when sent concurrently', async () => {
    const id = await writeApprovedReview();
    const [one, other] = [await commerce.guest(), await commerce.guest()];
    const vote = ({ client }: typeof one) => client.markReviewHelpful({ params: { reviewId: id }, body: {} });
    await Promise.all([vote(one), vote(one), vote(one)]);
    expect(await vote(one)).toEqual({ helpfulCount: 1 });
    expect(await vote(other)).toEqual({ helpfulCount: 2 });
    expect((await readReviews()).data[0]?.helpfulCount).toBe(2);
  });

  it('count only for approved reviews', async () => {
    await writeReview();
    const [review] = await readPending();
    const { client } = await commerce.guest();
    expect(await rejection(client.markReviewHelpful({ params: { reviewId: review?.id ?? '' }, body: {} }))).toMatchObject({ status: 404 });
  });
});

describe('the rating of a style', () => {
  it('counts every review when several are approved concurrently', async () => {
    for (let index = 0; index < 8; index++)
      await writeReview({ email: `w${index}@example.com`, text: uniqueReviewText(index), rating: 1 + (index % 5) });
    const pendingReviews = await readPending();
    await Promise.all(pendingReviews.map(({ id }) => decideReview(db(), id, 'approve', edit())));
    const stars = pendingReviews.map(({ rating }) => rating);
    const mean = stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
    expect(await readRating()).toMatchObject({ count: 8, rating: Math.round(mean * 10) / 10 });
  });
});
