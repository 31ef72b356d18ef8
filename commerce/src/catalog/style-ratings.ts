/** What a style's page, tile and place in a listing say of its reviews. Their domain counts them and has it written here. */
import { asc, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { styles } from './tables.ts';

export interface StyleRating {
  styleId: string;
  /** To the tenth of a star; null where there are none. */
  rating: number | null;
  ratingCount: number;
  /** To the tenth, 1 runs small … 5 runs large; null where nobody said. */
  fitScale: number | null;
}

/**
 * Holds styles until the transaction ends, so that of two who count the same style's reviews at once the second sees what the first
 * changed. Always taken before the reviews themselves. Answers which of them there are.
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
    UPDATE ${styles} SET rating = told.rating, rating_count = told."ratingCount", fit_scale = told."fitScale"
    FROM jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb)
      AS told ("styleId" text, rating numeric, "ratingCount" integer, "fitScale" numeric)
    WHERE ${styles}.id = told."styleId"`);
}
