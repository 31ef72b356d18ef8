import type { CallError } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { createTestVisitor } from '../marketing/testing/test-visitor.ts';
import { createLinkTokens } from '../shared/link-tokens.ts';
import { buildCheckout } from '../testing/checkout-builder.ts';
import { buildReview, uniqueReviewText } from './testing/review-builder.ts';
import { rejection, sku, useReviewShop } from './testing/review-shop.ts';

const { database, commerce, readRows, writeReview } = useReviewShop();

describe('a review', () => {
  it('is of a verified buyer if the same shopper has ordered the product', async () => {
    const buyer = await buildCheckout(commerce, { skuId: sku });
    await buyer.place();
    expect(await buyer.client.writeReview({ body: buildReview() as never })).toEqual({ success: true, isVerifiedBuyer: true });
    expect(await writeReview({ email: 'other@example.com', text: uniqueReviewText(2) })).toEqual({ success: true, isVerifiedBuyer: false });
    expect((await readRows()).map((row) => row.is_verified_buyer)).toEqual([true, false]);
  });

  it('needs no email with the link of an order’s mail, which is valid for one product and one review', async () => {
    const { orderNo } = await (await buildCheckout(commerce, { skuId: sku })).place();
    const tokens = createLinkTokens(commerce.deps.settings.masterKey);
    const token = tokens.reviewInvitation({ orderNo, styleId: '4117' });
    const openLink = (linkToken: string) => createTestVisitor(commerce).post('/api/product/reviews/link', { token: linkToken });
    expect(await (await openLink(token)).json()).toEqual({ kind: 'invitation', productId: '4117', isUsed: false });
    expect(await writeReview({ token, email: undefined })).toEqual({ success: true, isVerifiedBuyer: true });
    expect(await readRows()).toMatchObject([{ email: 'dale@example.com', is_verified_buyer: true }]);
    // A used link accepts the same text again, but no other text.
    expect(await writeReview({ token, email: undefined })).toEqual({ success: true, isVerifiedBuyer: true });
    expect(await rejection(writeReview({ token, email: undefined, text: uniqueReviewText(3) }))).toMatchObject({
      type: 'ReviewExistsException',
      status: 409,
    });
    expect(await (await openLink(token)).json()).toMatchObject({ isUsed: true });
    // Tokens that are altered, for another product, or for an unknown order.
    const other = tokens.reviewInvitation({ orderNo: 'R4K72M9QXB', styleId: '4117' });
    const otherProductToken = tokens.reviewInvitation({ orderNo, styleId: '9000' });
    for (const invalidToken of [`${token}x`, token.replace(orderNo, 'AAAAAAAAAA'), other, otherProductToken, '', 'x'.repeat(400)]) {
      expect((await openLink(invalidToken)).status).toBe(400);
      expect(await rejection(writeReview({ token: invalidToken, text: uniqueReviewText(4) }))).toMatchObject({
        type: 'ReviewLinkException',
      });
    }
    expect(await readRows()).toHaveLength(1);
  });

  it('is rejected with the field and reason, and nothing is stored', async () => {
    const invalidReviews: [Record<string, unknown>, Record<string, unknown>][] = [
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
    for (const [overrides, fault] of invalidReviews) {
      expect(await rejection(writeReview(overrides))).toMatchObject(fault);
      await database.pool.query('TRUNCATE rate_limit');
    }
    expect(await readRows()).toEqual([]);
  });

  it('is stored once if sent twice, also concurrently; copies and second reviews of an author are rejected', async () => {
    const results = await Promise.all([writeReview(), writeReview(), writeReview()]);
    expect(results).toEqual(Array(3).fill({ success: true, isVerifiedBuyer: false }));
    expect(await readRows()).toHaveLength(1);
    expect(await rejection(writeReview({ email: 'copy@example.com' }))).toMatchObject({ arguments: { field: 'text', reason: 'repeated' } });
    expect(await rejection(writeReview({ email: 'copy@example.com', text: `${buildReview().text.toUpperCase()}!!` }))).toMatchObject({
      arguments: { reason: 'repeated' },
    });
    expect(await rejection(writeReview({ email: ' MENDER@example.com', text: uniqueReviewText(5) }))).toMatchObject({
      type: 'ReviewExistsException',
    });
    expect(await readRows()).toHaveLength(1);
    // Of two concurrent reviews of one author, one is stored.
    const concurrent = await Promise.allSettled([
      writeReview({ email: 'two@example.com', text: uniqueReviewText(6) }),
      writeReview({ email: 'two@example.com', text: uniqueReviewText(7) }),
    ]);
    expect(concurrent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await readRows()).toHaveLength(2);
  });

  it('is not stored with a filled honeypot, or beyond the rate limit', async () => {
    expect(await writeReview({ website: 'https://spam.example' })).toMatchObject({ success: true });
    expect(await readRows()).toEqual([]);
    const { client } = await commerce.guest();
    const sent: number[] = [];
    for (let index = 10; index < 22; index++) {
      const body = buildReview({ email: `w${index}@example.com`, text: uniqueReviewText(index) }) as never;
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
});
