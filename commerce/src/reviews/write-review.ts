import {
  normalizeReviewTexts,
  type ReviewTextError,
  type ReviewTextField,
  type ReviewTexts,
  validateReviewTexts,
} from '@outfitter/contract/client';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { lockStylesForUpdate } from '../catalog/style-ratings.ts';
import { type Database, resultInTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { maskCardNumbers } from '../platform/security/card-numbers.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { authorActor, recordReviewChanges } from './change-log.ts';
import { reviews } from './tables.ts';
import { textFingerprint } from './text-fingerprint.ts';

/** Event: a review was submitted. Payload: `{ reviewId }`. */
export const reviewWritten = 'review-written';

export interface NewReview extends ReviewTexts {
  styleId: string;
  rating: number;
  fit?: number | undefined;
  heightInches?: number | undefined;
  weightPounds?: number | undefined;
  sizeWorn?: Record<string, string> | undefined;
  locale?: string | undefined;
  email: string;
  isVerifiedBuyer: boolean;
}

export type ReviewWriteError = 'ProductNotFoundException' | 'ReviewNotAcceptedException' | 'ReviewExistsException';

const reasons: Readonly<Record<ReviewTextError | 'repeated', string>> = {
  missing: 'It contains no letters.',
  short: 'It is too short to help other shoppers.',
  long: 'It is too long.',
  links: 'Links and email addresses are not shown.',
  markup: 'It contains markup; only plain text is shown.',
  'same-words': 'It repeats the same words.',
  repeated: 'The same text was sent in another review.',
};

function reviewNotAccepted(field: ReviewTextField, reason: keyof typeof reasons) {
  return failure('ReviewNotAcceptedException', reasons[reason], { field, reason });
}

/**
 * Stores a review, pending moderation, with card numbers masked, and returns its id. Submitting the same text again returns the id of the
 * first review. Rejects invalid texts, copies of other reviews, and a second active review of an author.
 */
export async function writeReview(db: Database, review: NewReview, now: Date): Promise<Result<string, ReviewWriteError>> {
  const texts = normalizeReviewTexts({
    headline: maskCardNumbers(review.headline),
    text: maskCardNumbers(review.text),
    writerName: maskCardNumbers(review.writerName),
  });
  const [error] = Object.entries(validateReviewTexts(texts)) as [ReviewTextField, ReviewTextError][];
  if (error) return reviewNotAccepted(...error);
  const { styleId, email } = review;
  const addressKey = emailKeyOf(email);
  const fingerprint = textFingerprint(texts.text);
  return resultInTransaction(db, async (tx): Promise<Result<string, ReviewWriteError>> => {
    // Serializes concurrent reviews of a style: the second request sees the first review.
    const [lockedId] = await lockStylesForUpdate(tx, [styleId]);
    if (lockedId === undefined)
      return failure('ProductNotFoundException', `No product with the id '${styleId}' is sold.`, { productId: styleId });
    const isOwn = and(eq(reviews.styleId, styleId), eq(reviews.addressKey, addressKey));
    const similar = await tx
      .select({
        id: reviews.id,
        styleId: reviews.styleId,
        addressKey: reviews.addressKey,
        textFingerprint: reviews.textFingerprint,
        status: reviews.status,
      })
      .from(reviews)
      .where(
        or(
          and(isOwn, inArray(reviews.status, ['pending', 'approved'])),
          and(eq(reviews.textFingerprint, fingerprint), ne(reviews.status, 'withdrawn')),
        ),
      );
    const existing = similar.find((row) => row.styleId === styleId && row.addressKey === addressKey && row.status !== 'refused');
    if (existing?.textFingerprint === fingerprint) return ok(existing.id);
    if (existing) {
      return failure('ReviewExistsException', 'This address has reviewed the product before. The link in the mail withdraws that review.');
    }
    if (similar.length > 0) return reviewNotAccepted('text', 'repeated');
    const id = newId();
    await tx.insert(reviews).values({
      id,
      styleId,
      status: 'pending',
      rating: review.rating,
      headline: texts.headline,
      body: texts.text,
      fit: review.fit ?? null,
      heightInches: review.heightInches ?? null,
      weightPounds: review.weightPounds ?? null,
      sizeWorn: review.sizeWorn ?? null,
      locale: review.locale ?? null,
      isVerifiedBuyer: review.isVerifiedBuyer,
      writtenAt: now,
      textFingerprint: fingerprint,
      writerName: texts.writerName,
      addressKey,
      email,
    });
    await recordReviewChanges(tx, [id], 'write', { by: authorActor, now });
    await emit(tx, { kind: reviewWritten, payload: { reviewId: id } }, now);
    return ok(id);
  });
}
