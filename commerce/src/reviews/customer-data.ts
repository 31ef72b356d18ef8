import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import type { AddressOwner } from '../shared/address-owner.ts';
import type { ExportSection } from '../shared/export-section.ts';
import { reviews, reviewVotes } from './tables.ts';

export async function exportReviews(queryable: Queryable, { addressKey }: AddressOwner): Promise<ExportSection> {
  const rows = await queryable.select().from(reviews).where(eq(reviews.addressKey, addressKey)).orderBy(asc(reviews.writtenAt));
  return { name: 'Reviews', rows: rows.map(({ addressKey: _, textFingerprint: __, ...row }) => row) };
}

export async function exportVotes(queryable: Queryable, customerGroupId: string): Promise<ExportSection> {
  const { reviewId, votedAt } = reviewVotes;
  const rows = await queryable
    .select({ reviewId, votedAt })
    .from(reviewVotes)
    .where(eq(reviewVotes.voter, customerGroupId))
    .orderBy(asc(votedAt));
  return { name: 'Reviews found helpful', rows };
}

/** Deletes the names of the voters; the number of votes of a review stays. */
export async function eraseVotes(tx: Transaction, customerGroupId: string): Promise<void> {
  await tx.delete(reviewVotes).where(eq(reviewVotes.voter, customerGroupId));
}
