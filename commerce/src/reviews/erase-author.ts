import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { lockStylesForUpdate } from '../catalog/style-ratings.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database/database.ts';
import { type ReviewEditContext, recordReviewChanges } from './change-log.ts';
import { updateRatings } from './style-ratings.ts';
import { reviews, reviewVotes } from './tables.ts';

export type Erasure = 'person' | 'all';

const anonymized = {
  writerName: null,
  addressKey: null,
  email: null,
  heightInches: null,
  weightPounds: null,
} as const;

/** Erases the author of all reviews of an address. Always deletes rejected and withdrawn reviews. Returns the number of reviews. */
export function eraseAuthor(db: Database, addressKey: string, erasure: Erasure, edit: ReviewEditContext): Promise<number> {
  return inTransaction(db, (tx) => eraseAuthorIn(tx, addressKey, erasure, edit));
}

/** Erases the author in a transaction that erases more of the same person. Locks the styles of the reviews. */
export async function eraseAuthorIn(tx: Transaction, addressKey: string, erasure: Erasure, edit: ReviewEditContext): Promise<number> {
  const isOwn = eq(reviews.addressKey, addressKey);
  const styleIds = (await tx.selectDistinct({ styleId: reviews.styleId }).from(reviews).where(isOwn)).map(({ styleId }) => styleId);
  if (styleIds.length === 0) return 0;
  await lockStylesForUpdate(tx, styleIds);
  const rows = await tx
    .select({ id: reviews.id, status: reviews.status })
    .from(reviews)
    .where(and(isOwn, inArray(reviews.styleId, styleIds)))
    .orderBy(asc(reviews.id))
    .for('update');
  const isDeleted = ({ status }: (typeof rows)[number]) => erasure === 'all' || status === 'refused' || status === 'withdrawn';
  const deletedIds = rows.filter(isDeleted).map(({ id }) => id);
  const anonymizedIds = rows.filter((row) => !isDeleted(row)).map(({ id }) => id);
  if (deletedIds.length > 0) {
    await tx.delete(reviewVotes).where(inArray(reviewVotes.reviewId, deletedIds));
    await tx.delete(reviews).where(inArray(reviews.id, deletedIds));
  }
  // Without a decision date, the next import would take an anonymous review for an imported one and delete it.
  const decidedAt = sql`coalesce(${reviews.decidedAt}, ${edit.now.toISOString()}::timestamptz)`;
  if (anonymizedIds.length > 0)
    await tx
      .update(reviews)
      .set({ ...anonymized, decidedAt })
      .where(inArray(reviews.id, anonymizedIds));
  await recordReviewChanges(tx, deletedIds, 'delete', edit);
  await recordReviewChanges(tx, anonymizedIds, 'anonymize', edit);
  await updateRatings(tx, styleIds, edit.now);
  return rows.length;
}
