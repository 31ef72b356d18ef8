import { lockStylesForUpdate } from '../catalog/style-ratings.ts';
import type { Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { addressOwnerOf } from '../shared/address-owner.ts';
import { recordReviewChanges } from './change-log.ts';
import { updateRatings } from './style-ratings.ts';
import { reviews } from './tables.ts';
import { textFingerprint } from './text-fingerprint.ts';

export interface CustomerReview {
  styleId: string;
  rating: number;
  headline: string;
  text: string;
  writerName: string;
  email: string;
  locale?: string | undefined;
  writtenAt: Date;
}

/** Imports an approved review of a customer who has bought the style, without a mail. */
export async function importCustomerReview(tx: Transaction, review: CustomerReview, { by, now }: { by: string; now: Date }): Promise<void> {
  const { text, email, ...columns } = review;
  const [styleId] = await lockStylesForUpdate(tx, [review.styleId]);
  if (styleId === undefined) return;
  const id = newId();
  const state = { status: 'approved', decidedAt: now, isVerifiedBuyer: true } as const;
  await tx
    .insert(reviews)
    .values({ ...columns, ...state, ...addressOwnerOf(email), id, body: text, textFingerprint: textFingerprint(text) });
  await recordReviewChanges(tx, [id], 'import', { by, now });
  await updateRatings(tx, [styleId], now);
}
