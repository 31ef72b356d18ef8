/** A writer who wants to be forgotten. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { lockStylesForUpdate } from '../catalog/style-ratings.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { type ReviewEditContext, recordReviewChanges } from './change-log.ts';
import { updateRatings } from './style-ratings.ts';
import { reviews, reviewVotes } from './tables.ts';

/** What of a forgotten writer's reviews stays: their words without a name, or nothing. */
export type Erasure = 'person' | 'all';

const anonymized = {
  writerName: null,
  addressKey: null,
  email: null,
  heightInches: null,
  weightPounds: null,
} as const;

/**
 * Forgets the writer of every review under an address: by `person` words and stars stay and who wrote them goes, by `all` the reviews go
 * too; what was refused or taken back goes in both. Answers how many there were.
 */
export function forgetAuthor(db: Database, addressKey: string, erasure: Erasure, editing: ReviewEditContext): Promise<number> {
  return inTransaction(db, async (tx) => {
    const own = eq(reviews.addressKey, addressKey);
    const styleIds = (await tx.selectDistinct({ styleId: reviews.styleId }).from(reviews).where(own)).map(({ styleId }) => styleId);
    if (styleIds.length === 0) return 0;
    await lockStylesForUpdate(tx, styleIds);
    const held = await tx
      .select({ id: reviews.id, status: reviews.status })
      .from(reviews)
      .where(and(own, inArray(reviews.styleId, styleIds)))
      .orderBy(asc(reviews.id))
      .for('update');
    const goes = ({ status }: (typeof held)[number]) => erasure === 'all' || status === 'refused' || status === 'withdrawn';
    const gone = held.filter(goes).map(({ id }) => id);
    const kept = held.filter((row) => !goes(row)).map(({ id }) => id);
    if (gone.length > 0) {
      await tx.delete(reviewVotes).where(inArray(reviewVotes.reviewId, gone));
      await tx.delete(reviews).where(inArray(reviews.id, gone));
    }
    // Those that nobody of the brand has looked at are no longer to be told from ones that came with it.
    const decidedAt = sql`coalesce(${reviews.decidedAt}, ${editing.now.toISOString()}::timestamptz)`;
    if (kept.length > 0)
      await tx
        .update(reviews)
        .set({ ...anonymized, decidedAt })
        .where(inArray(reviews.id, kept));
    await recordReviewChanges(tx, gone, 'delete', editing);
    await recordReviewChanges(tx, kept, 'forget', editing);
    await updateRatings(tx, styleIds, editing.now);
    return held.length;
  });
}
