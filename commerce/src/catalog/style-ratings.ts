import { asc, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { styles } from './tables.ts';

export interface StyleRating {
  styleId: string;
  /** Rounded to tenths; null without reviews. */
  rating: number | null;
  ratingCount: number;
  /** Rounded to tenths: 1 runs small … 5 runs large; null if unknown. */
  fitScale: number | null;
}

/**
 * Locks styles until the transaction ends, so that concurrent recounts of a style's reviews run one after the other. Lock order: styles
 * before reviews. Returns the existing ids.
 */
export async function lockStylesForUpdate(tx: Transaction, styleIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: styles.id })
    .from(styles)
    .where(inArray(styles.id, [...new Set(styleIds)]))
    .orderBy(asc(styles.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function writeRatings(tx: Transaction, ratings: readonly StyleRating[]): Promise<void> {
  if (ratings.length === 0) return;
  await tx.execute(sql`
    UPDATE ${styles} SET rating = rating.rating, rating_count = rating."ratingCount", fit_scale = rating."fitScale"
    FROM jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb)
      AS rating ("styleId" text, rating numeric, "ratingCount" integer, "fitScale" numeric)
    WHERE ${styles}.id = rating."styleId"`);
}
