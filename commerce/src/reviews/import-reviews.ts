import { inArray, sql } from 'drizzle-orm';
import { lockStylesForUpdate } from '../catalog/style-ratings.ts';
import type { Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { PurchasedSize } from './purchased-size.ts';
import { recountRatings } from './style-ratings.ts';
import { reviews } from './tables.ts';
import { textFingerprint } from './text-fingerprint.ts';

export interface ImportedReview {
  styleId: string;
  rating: number;
  headline: string;
  text: string;
  fit?: number;
  heightInches?: number;
  weightPounds?: number;
  sizeWorn?: PurchasedSize;
  writerName: string;
  writtenAt: Date;
  isVerified: boolean;
  helpfulCount: number;
  reply?: { text: string; at: Date };
  locale: string;
}

const batchSize = 2_000;

/**
 * Replaces the imported reviews of some styles and recounts their ratings. Reviews of shoppers, and reviews on which a moderator has
 * decided, stay. The caller publishes the style changes.
 */
export async function importReviews(tx: Transaction, styleIds: readonly string[], imported: readonly ImportedReview[]): Promise<void> {
  const lockedIds = await lockStylesForUpdate(tx, styleIds);
  if (lockedIds.length === 0) return;
  // Only imported reviews have neither an address nor a decision.
  await tx
    .delete(reviews)
    .where(sql`${inArray(reviews.styleId, lockedIds)} AND ${reviews.addressKey} IS NULL AND ${reviews.decidedAt} IS NULL`);
  for (let start = 0; start < imported.length; start += batchSize) {
    const rows = imported
      .slice(start, start + batchSize)
      .map((review) => ({ ...review, id: newId(), textFingerprint: textFingerprint(review.text) }));
    await tx.execute(sql`
      INSERT INTO ${reviews} (id, style_id, status, rating, headline, body, fit, height_inches, weight_pounds, size_worn, locale,
        is_verified_buyer, helpful_count, reply, replied_at, written_at, words_key, writer_name)
      SELECT id, "styleId", 'approved', rating, headline, "text", fit, "heightInches", "weightPounds", "sizeWorn", locale,
        "isVerified", "helpfulCount", reply ->> 'text', (reply ->> 'at')::timestamptz, "writtenAt", "textFingerprint", "writerName"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS imported (id uuid, "styleId" text, rating smallint, headline text, "text" text,
        fit smallint, "heightInches" numeric, "weightPounds" numeric, "sizeWorn" jsonb, locale text, "isVerified" boolean,
        "helpfulCount" integer, reply jsonb, "writtenAt" timestamptz, "textFingerprint" text, "writerName" text)
      WHERE NOT EXISTS (SELECT FROM ${reviews} WHERE style_id = imported."styleId" AND words_key = imported."textFingerprint")`);
  }
  await recountRatings(tx, lockedIds);
}
