import type { Review, ReviewSummary } from '@outfitter/contract';
import { CallError } from '@outfitter/contract/client';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailRecorder } from '../marketing/testing/mail-recorder.ts';
import { createTestVisitor } from '../marketing/testing/test-visitor.ts';
import { createLinkTokens } from '../shared/link-tokens.ts';
import { buildCheckout } from '../testing/checkout-builder.ts';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { handlers } from './background.ts';
import { decideReview, forgetByEmail, listReviews, readReviewChangeLog, replyToReview } from './index.ts';
import { createReviewInvitations } from './review-invitations.ts';
import { buildReview, uniqueReviewText } from './testing/review-builder.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const siteOrigin = 'http://localhost:3000';
const sku = '411710001';
const email = 'mender@example.com';
const db = () => commerce.deps.database.db;
const editing = (reason?: string) => ({ by: 'Ada', now: commerce.clock.now(), reason });
const box = createMailRecorder(commerce);
const languages = { locales: ['en-US', 'fr-FR'], localeFrom: 'path' as const };
const letters = () =>
  box.runHandlers(
    handlers({ transport: box.transport, shop: { brand: 'Ridge & Rivet', siteOrigin, languages }, settings: commerce.deps.settings }),
  );

interface Answer {
  total: number;
  count: number;
  summary: ReviewSummary;
  data: Review[];
}
const read = async (query = ''): Promise<Answer> =>
  (await (await createTestVisitor(commerce).get(`/api/product/reviews?productId=4117${query}`)).json()) as Answer;
const pending = async () => listReviews(db(), 'pending');
const rows = async () => (await database.pool.query('SELECT * FROM review ORDER BY written_at, id')).rows;
const style = async () =>
  (
    await database.pool.query<{ rating: number; count: number; fit: number }>(
      "SELECT rating::float8, rating_count AS count, fit_scale::float8 AS fit FROM style WHERE id = '4117'",
    )
  ).rows[0];

async function write(more: Record<string, unknown> = {}) {
  const { client } = await commerce.guest();
  return client.writeReview({ body: buildReview(more) as never });
}
async function refusal(
  call: Promise<unknown>,
): Promise<{ type: string | undefined; status: number; arguments: Record<string, unknown> | undefined }> {
  const error = await call.then(
    () => new Error('was not refused'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallError)) throw error;
  return { type: error.type, status: error.status, arguments: error.arguments };
}
async function shown(more: Record<string, unknown> = {}): Promise<string> {
  await write(more);
  const [review] = (await pending()).slice(-1);
  await decideReview(db(), review?.id ?? '', 'approve', editing());
  commerce.clock.advance(1_000);
  return review?.id ?? '';
}

beforeAll(async () => {
  await insertShop(database.pool);
  await addSku(database.pool, { id: sku });
});
beforeEach(async () => {
  await letters();
  await database.pool.query('TRUNCATE review, review_vote, review_change, rate_limit');
  await database.pool.query("UPDATE style SET rating = NULL, rating_count = 0, fit_scale = NULL WHERE id = '4117'");
});

describe('a review', () => {
  it('waits until somebody has read it, and then counts on the product, its tile and its page', async () => {
    expect(await write({ fit: 2, heightInches: 70, weightPounds: 180, sizeWorn: { size: 'L' } })).toEqual({
      success: true,
      isVerifiedBuyer: false,
    });
    expect(await read()).toMatchObject({ total: 0, data: [], summary: { count: 0, stars: [0, 0, 0, 0, 0] } });
    expect(await style()).toEqual({ rating: null, count: 0, fit: null });
    const [review] = await pending();
    expect(await decideReview(db(), review?.id ?? '', 'approve', editing())).toMatchObject({
      ok: true,
      value: { state: 'approved', isChanged: true },
    });
    const { data, total, summary } = await read();
    expect({ total, summary }).toEqual({
      total: 1,
      summary: {
        count: 1,
        rating: 4,
        stars: [0, 0, 0, 1, 0],
        fit: 2,
        fits: [0, 1, 0, 0, 0],
        bodies: 1,
        sizes: [{ worn: { size: 'L' }, count: 1 }],
      },
    });
    expect(data).toMatchObject([{ headline: 'Warm and square', writerName: 'Fence mender', heightInches: 70, isVerifiedBuyer: false }]);
    expect(JSON.stringify(data)).not.toContain('@');
    expect(await style()).toEqual({ rating: 4, count: 1, fit: 2 });
    const product = await (await commerce.guest()).client.getProduct({ params: { productId: '4117' } });
    expect(product).toMatchObject({ c_StarRatingBase: 4, c_StarRatingCount: 1, c_fitScale: 2 });
  });

  it('says to every page and to the index that shows its stars that they changed', async () => {
    const keys = async () =>
      (await database.pool.query<{ key: string }>('SELECT DISTINCT surrogate_key AS key FROM invalidation')).rows.map(({ key }) => key);
    const events = async () =>
      (await database.pool.query<{ payload: unknown }>("SELECT payload FROM outbox_event WHERE kind = 'style-changed'")).rows.map(
        ({ payload }) => payload,
      );
    await write();
    await database.pool.query("TRUNCATE invalidation; DELETE FROM outbox_event WHERE kind = 'style-changed'");
    const [review] = await pending();
    await decideReview(db(), review?.id ?? '', 'approve', editing());
    expect((await keys()).sort()).toEqual(['product-4117', 'reviews-4117']);
    expect(await events()).toEqual([{ styleIds: ['4117'] }]);
    const answer = await createTestVisitor(commerce).get('/api/product/reviews?productId=4117');
    expect(answer.headers.get('surrogate-key')?.split(' ').sort()).toEqual(['product-4117', 'reviews-4117']);
  });

  it('is of a verified buyer where an order of the same shopper holds the product', async () => {
    const buyer = await buildCheckout(commerce, { skuId: sku });
    await buyer.place();
    expect(await buyer.client.writeReview({ body: buildReview() as never })).toEqual({ success: true, isVerifiedBuyer: true });
    expect(await write({ email: 'other@example.com', text: uniqueReviewText(2) })).toEqual({ success: true, isVerifiedBuyer: false });
    expect((await rows()).map((row) => row.is_verified_buyer)).toEqual([true, false]);
  });

  it('needs no address where the link of the order’s mail says who writes, and that link works for one product and one review', async () => {
    const { orderNo } = await (await buildCheckout(commerce, { skuId: sku })).place();
    const paths = await createReviewInvitations(commerce.deps.settings.masterKey)(db(), orderNo, [sku]);
    const token = new URL(paths.get(sku) ?? '', siteOrigin).searchParams.get('token') ?? '';
    const open = (given: string) => createTestVisitor(commerce).post('/api/product/reviews/link', { token: given });
    expect(await (await open(token)).json()).toEqual({ kind: 'invitation', productId: '4117', isUsed: false });
    expect(await write({ token, email: undefined })).toEqual({ success: true, isVerifiedBuyer: true });
    expect(await rows()).toMatchObject([{ email: 'dale@example.com', is_verified_buyer: true }]);
    // A used link accepts the same text again, but no other text.
    expect(await write({ token, email: undefined })).toEqual({ success: true, isVerifiedBuyer: true });
    expect(await refusal(write({ token, email: undefined, text: uniqueReviewText(3) }))).toMatchObject({
      type: 'ReviewExistsException',
      status: 409,
    });
    expect(await (await open(token)).json()).toMatchObject({ isUsed: true });
    // Tokens that are altered, for another product, or for an unknown order.
    const other = createLinkTokens(commerce.deps.settings.masterKey).reviewInvitation({ orderNo: 'R4K72M9QXB', styleId: '4117' });
    const elsewhere = createLinkTokens(commerce.deps.settings.masterKey).reviewInvitation({ orderNo, styleId: '9000' });
    for (const wrong of [`${token}x`, token.replace(orderNo, 'AAAAAAAAAA'), other, elsewhere, '', 'x'.repeat(400)]) {
      expect((await open(wrong)).status).toBe(400);
      expect(await refusal(write({ token: wrong, text: uniqueReviewText(4) }))).toMatchObject({ type: 'ReviewLinkException' });
    }
    expect(await rows()).toHaveLength(1);
  });

  it('is refused with clear words, and nothing of it is kept', async () => {
    const wrong: [Record<string, unknown>, Record<string, unknown>][] = [
      [{ text: 'x'.repeat(5_001) }, { arguments: { field: 'text', reason: 'long' } }],
      [{ text: '👍'.repeat(60) }, { arguments: { field: 'text', reason: 'missing' } }],
      [{ text: `${uniqueReviewText(1)} <script>alert(1)</script>` }, { arguments: { field: 'text', reason: 'markup' } }],
      [{ headline: 'www.cheap-coats.example' }, { arguments: { field: 'headline', reason: 'links' } }],
      [{ text: 'Good.' }, { arguments: { field: 'text', reason: 'short' } }],
      [{ writerName: '' }, { arguments: { field: 'writerName', reason: 'missing' } }],
      [{ sizeWorn: { size: 'XXXXL' } }, { arguments: { field: 'sizeWorn', reason: 'unknown' } }],
      [{ productId: '9999' }, { type: 'ProductNotFoundException', status: 404 }],
      [{ email: 'dale@example' }, { type: 'ValidationException' }],
      [{ email: undefined }, { type: 'ValidationException' }],
      [{ text: 'x'.repeat(20_001) }, { type: 'ValidationException', status: 400 }],
      [{ rating: 6 }, { type: 'ValidationException' }],
      [{ rating: 4.5 }, { type: 'ValidationException' }],
      [{ heightInches: -5 }, { type: 'ValidationException' }],
      [{ weightPounds: 1e9 }, { type: 'ValidationException' }],
      [{ heightInches: 'wide' }, { type: 'ValidationException' }],
      [{ more: 1 }, { type: 'UnknownPropertyException' }],
    ];
    for (const [more, fault] of wrong) {
      expect(await refusal(write(more))).toMatchObject(fault);
      await database.pool.query('TRUNCATE rate_limit');
    }
    expect(await rows()).toEqual([]);
  });

  it('sent twice, also at once, is one; copied or followed by another of the same writer it is refused', async () => {
    const answers = await Promise.all([write(), write(), write()]);
    expect(answers).toEqual(Array(3).fill({ success: true, isVerifiedBuyer: false }));
    expect(await rows()).toHaveLength(1);
    expect(await refusal(write({ email: 'copy@example.com' }))).toMatchObject({ arguments: { field: 'text', reason: 'repeated' } });
    expect(await refusal(write({ email: 'copy@example.com', text: `${buildReview().text.toUpperCase()}!!` }))).toMatchObject({
      arguments: { reason: 'repeated' },
    });
    expect(await refusal(write({ email: ' MENDER@example.com', text: uniqueReviewText(5) }))).toMatchObject({
      type: 'ReviewExistsException',
    });
    expect(await rows()).toHaveLength(1);
    // Of two concurrent reviews of one author, one is stored.
    const both = await Promise.allSettled([
      write({ email: 'two@example.com', text: uniqueReviewText(6) }),
      write({ email: 'two@example.com', text: uniqueReviewText(7) }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rows()).toHaveLength(2);
  });

  it('of a program that fills in what nobody sees, or of somebody who sends many, is not kept', async () => {
    expect(await write({ website: 'https://spam.example' })).toMatchObject({ success: true });
    expect(await rows()).toEqual([]);
    const { client } = await commerce.guest();
    const sent: number[] = [];
    for (let place = 10; place < 22; place++) {
      const body = buildReview({ email: `w${place}@example.com`, text: uniqueReviewText(place) }) as never;
      sent.push(
        await client.writeReview({ body }).then(
          () => 200,
          (error: CallError) => error.status,
        ),
      );
    }
    expect(sent.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
    expect(sent.at(-1)).toBe(429);
  });

  it('I18N-001 is confirmed, shown and refused by letter, in the language of its page, with the link to take it back', async () => {
    await write({ locale: 'fr-FR' });
    const [received] = await letters();
    expect(received).toMatchObject({ to: email, subject: 'Votre avis sur Fencepost Chore Coat est arrivé' });
    const token = /\/write-a-review\?product=\d+&review=(\S+)/.exec(received?.text ?? '')?.[1] ?? '';
    const own = await (await createTestVisitor(commerce).post('/api/product/reviews/link', { token })).json();
    expect(own).toMatchObject({ kind: 'own', productId: '4117', status: 'pending', headline: 'Warm and square' });
    const [review] = await pending();
    await decideReview(db(), review?.id ?? '', 'refuse', editing('It is about the parcel, not the coat.'));
    expect((await letters())[0]?.text).toContain('It is about the parcel, not the coat.');
    await decideReview(db(), review?.id ?? '', 'approve', editing());
    expect((await letters())[0]).toMatchObject({ subject: 'Votre avis sur Fencepost Chore Coat est en ligne' });
    await decideReview(db(), review?.id ?? '', 'refuse', editing());
    await decideReview(db(), review?.id ?? '', 'withdraw', editing());
    expect(await letters()).toEqual([]);
  });

  it('is taken back by its writer, for good, and may be written anew', async () => {
    const id = await shown({ fit: 5 });
    const token = createLinkTokens(commerce.deps.settings.masterKey).ownReview(id);
    const withdraw = (given: string) => createTestVisitor(commerce).post('/api/product/reviews/withdraw', { token: given });
    expect((await withdraw(`${token}x`)).status).toBe(400);
    expect((await read()).total).toBe(1);
    expect((await withdraw(token)).status).toBe(200);
    expect((await withdraw(token)).status).toBe(200);
    expect(await read()).toMatchObject({ total: 0, summary: { count: 0 } });
    expect(await style()).toEqual({ rating: null, count: 0, fit: null });
    expect(await decideReview(db(), id, 'approve', editing())).toMatchObject({ value: { state: 'withdrawn', isChanged: false } });
    expect(await write()).toMatchObject({ success: true });
    const book = await readReviewChangeLog(db(), id);
    expect(book.map(({ action, changedBy }) => [action, changedBy])).toEqual([
      ['withdraw', 'the writer'],
      ['approve', 'Ada'],
      ['write', 'the writer'],
    ]);
  });

  it('loses its writer and keeps its words, or goes, as the shop has it, when the writer is forgotten', async () => {
    const kept = await shown({ heightInches: 70 });
    const refused = await shown({ email: 'mender@example.com', productId: '9000', text: uniqueReviewText(30) });
    await decideReview(db(), refused, 'refuse', editing());
    const token = createLinkTokens(commerce.deps.settings.masterKey).ownReview(kept);
    const forget = await createTestVisitor(commerce).post('/api/product/reviews/withdraw', { token, forget: true });
    expect(forget.status).toBe(200);
    const { data, summary } = await read();
    expect([data.length, summary.rating]).toEqual([1, 4]);
    expect(data[0]).not.toHaveProperty('writerName');
    expect(data[0]).not.toHaveProperty('heightInches');
    expect(await rows()).toMatchObject([{ id: kept, email: null, address_key: null, writer_name: null }]);
    expect(JSON.stringify([await rows(), await readReviewChangeLog(db(), undefined)])).not.toMatch(/mender/i);

    await shown({ email: 'second@example.com', text: uniqueReviewText(31), rating: 1 });
    expect((await style())?.rating).toBe(2.5);
    expect(await forgetByEmail(db(), 'Second@example.com ', 'all', editing())).toBe(1);
    expect(await forgetByEmail(db(), 'second@example.com', 'all', editing())).toBe(0);
    expect(await forgetByEmail(db(), 'second', 'all', editing())).toBeUndefined();
    expect([(await read()).total, (await style())?.rating]).toEqual([1, 4]);
  });

  it('is answered by the brand, and the answer is taken back', async () => {
    const id = await shown();
    expect(await replyToReview(db(), id, 'The cuffs are double from this year on.', editing())).toBe(true);
    expect((await read()).data[0]?.reply).toMatchObject({ text: 'The cuffs are double from this year on.' });
    expect(await replyToReview(db(), id, undefined, editing())).toBe(true);
    expect((await read()).data[0]).not.toHaveProperty('reply');
    expect(await replyToReview(db(), '01999999-9999-7999-8999-999999999999', 'x', editing())).toBe(false);
  });
});

describe('who found a review helpful', () => {
  it('counts once a visitor, also when pressed twice at once', async () => {
    const id = await shown();
    const [one, other] = [await commerce.guest(), await commerce.guest()];
    const press = ({ client }: typeof one) => client.markReviewHelpful({ params: { reviewId: id }, body: {} });
    await Promise.all([press(one), press(one), press(one)]);
    expect(await press(one)).toEqual({ helpfulCount: 1 });
    expect(await press(other)).toEqual({ helpfulCount: 2 });
    expect((await read()).data[0]?.helpfulCount).toBe(2);
  });

  it('counts only for reviews that are shown', async () => {
    await write();
    const [review] = await pending();
    const { client } = await commerce.guest();
    expect(await refusal(client.markReviewHelpful({ params: { reviewId: review?.id ?? '' }, body: {} }))).toMatchObject({ status: 404 });
  });
});

describe('the rating of a style', () => {
  it('counts every review when two are approved at the same moment', async () => {
    for (let place = 0; place < 8; place++)
      await write({ email: `w${place}@example.com`, text: uniqueReviewText(place), rating: 1 + (place % 5) });
    const waiting = await pending();
    await Promise.all(waiting.map(({ id }) => decideReview(db(), id, 'approve', editing())));
    const stars = waiting.map(({ rating }) => rating);
    const mean = stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
    expect(await style()).toMatchObject({ count: 8, rating: Math.round(mean * 10) / 10 });
  });
});
