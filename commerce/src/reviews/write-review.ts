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
import { emailKeyOf } from '../shared/email-key.ts';
import { authorActor, recordReviewChanges } from './change-log.ts';
import { reviews } from './tables.ts';
import { textFingerprint } from './text-fingerprint.ts';

/** A review was written, or written again; payload `{ reviewId }`. */
export const reviewWritten = 'review-written';

export interface NewReview extends ReviewTexts {
  styleId: string;
  rating: number;
  fit?: number | undefined;
  heightInches?: number | undefined;
  weightPounds?: number | undefined;
  sizeWorn?: Record<string, string> | undefined;
  locale?: string | undefined;
  /** In its normal form. */
  email: string;
  isVerifiedBuyer: boolean;
}

export type ReviewWriteError = 'ProductNotFoundException' | 'ReviewNotAcceptedException' | 'ReviewExistsException';

const reasons: Readonly<Record<ReviewTextError | 'repeated', string>> = {
  missing: 'It says nothing in letters.',
  short: 'It is too short to help anybody.',
  long: 'It is too long.',
  links: 'Addresses of sites and mail are not shown.',
  markup: 'It holds markup; only words are shown.',
  'same-words': 'It says the same again and again.',
  repeated: 'The same words were sent as another review.',
};

function notAccepted(field: ReviewTextField, reason: keyof typeof reasons) {
  return failure('ReviewNotAcceptedException', reasons[reason], { field, reason });
}

/**
 * Keeps a review, to be shown once somebody has read it. The same words from the same writer are the same review. Answers its id.
 * Refuses words that cannot be shown, a copy of another review, and a second one of a writer while the first stands.
 */
export async function writeReview(db: Database, given: NewReview, now: Date): Promise<Result<string, ReviewWriteError>> {
  const words = normalizeReviewTexts(given);
  const [fault] = Object.entries(validateReviewTexts(words)) as [ReviewTextField, ReviewTextError][];
  if (fault) return notAccepted(...fault);
  const { styleId, email } = given;
  const addressKey = emailKeyOf(email);
  const wordsKey = textFingerprint(words.text);
  return resultInTransaction(db, async (tx): Promise<Result<string, ReviewWriteError>> => {
    // Of two at once the second waits here for the first, and sees what it wrote.
    const [held] = await lockStylesForUpdate(tx, [styleId]);
    if (held === undefined)
      return failure('ProductNotFoundException', `No product with the id '${styleId}' is sold.`, { productId: styleId });
    const isOwn = and(eq(reviews.styleId, styleId), eq(reviews.addressKey, addressKey));
    const alike = await tx
      .select({
        id: reviews.id,
        styleId: reviews.styleId,
        addressKey: reviews.addressKey,
        wordsKey: reviews.wordsKey,
        status: reviews.status,
      })
      .from(reviews)
      .where(
        or(
          and(isOwn, inArray(reviews.status, ['pending', 'approved'])),
          and(eq(reviews.wordsKey, wordsKey), ne(reviews.status, 'withdrawn')),
        ),
      );
    const standing = alike.find((row) => row.styleId === styleId && row.addressKey === addressKey && row.status !== 'refused');
    if (standing?.wordsKey === wordsKey) return ok(standing.id);
    if (standing) {
      return failure(
        'ReviewExistsException',
        'A review of this product with this address is here already. The link in our letter takes it back.',
      );
    }
    if (alike.length > 0) return notAccepted('text', 'repeated');
    const id = newId();
    await tx.insert(reviews).values({
      id,
      styleId,
      status: 'pending',
      rating: given.rating,
      headline: words.headline,
      body: words.text,
      fit: given.fit ?? null,
      heightInches: given.heightInches ?? null,
      weightPounds: given.weightPounds ?? null,
      sizeWorn: given.sizeWorn ?? null,
      locale: given.locale ?? null,
      isVerifiedBuyer: given.isVerifiedBuyer,
      writtenAt: now,
      wordsKey,
      writerName: words.writerName,
      addressKey,
      email,
    });
    await recordReviewChanges(tx, [id], 'write', { by: authorActor, now });
    await emit(tx, { kind: reviewWritten, payload: { reviewId: id } }, now);
    return ok(id);
  });
}
