import { bigint, boolean, index, integer, jsonb, numeric, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { reviewStates } from './review-state.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const reviews = pgTable('review', {
  id: uuid().primaryKey(),
  styleId: text('style_id').notNull(),
  status: text({ enum: reviewStates }).notNull(),
  rating: smallint().notNull(),
  headline: text().notNull(),
  body: text().notNull(),
  /** 1 runs small … 3 true to size … 5 runs large. */
  fit: smallint(),
  heightInches: numeric('height_inches', { precision: 4, scale: 1, mode: 'number' }),
  weightPounds: numeric('weight_pounds', { precision: 4, scale: 1, mode: 'number' }),
  sizeWorn: jsonb('size_worn').$type<Record<string, string>>(),
  locale: text(),
  isVerifiedBuyer: boolean('is_verified_buyer').notNull(),
  helpfulCount: integer('helpful_count').notNull().default(0),
  reply: text(),
  repliedAt: instant('replied_at'),
  writtenAt: instant('written_at').notNull(),
  decidedAt: instant('decided_at'),
  textFingerprint: text('words_key').notNull(),
  /** The columns from here on are null after the author is erased. */
  writerName: text('writer_name'),
  addressKey: text('address_key'),
  email: text(),
});
export type ReviewRow = typeof reviews.$inferSelect;

export const reviewVotes = pgTable(
  'review_vote',
  { reviewId: uuid('review_id').notNull(), voter: text().notNull(), votedAt: instant('voted_at').notNull() },
  (table) => [primaryKey({ columns: [table.reviewId, table.voter] })],
);

export type ReviewAction = 'write' | 'import' | 'approve' | 'reject' | 'reply' | 'withdraw' | 'anonymize' | 'delete';

/** Log of changes of reviews, append-only; never names an author. */
export const reviewChanges = pgTable(
  'review_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reviewId: uuid('review_id').notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
    action: text().$type<ReviewAction>().notNull(),
    reason: text(),
  },
  (table) => [index('review_change_review').on(table.reviewId, table.id)],
);
