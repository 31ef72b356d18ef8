import { normalizeEmail } from '@outfitter/contract/client';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../platform/database/database.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import type { ReviewEditContext } from './change-log.ts';
import { type Erasure, eraseAuthor } from './erase-author.ts';
import type { ReviewState } from './review-state.ts';
import { type ReviewRow, reviews } from './tables.ts';

export function listReviews(
  queryable: Queryable,
  status: ReviewState,
  { styleId, limit = 50 }: { styleId?: string; limit?: number } = {},
): Promise<ReviewRow[]> {
  return queryable
    .select()
    .from(reviews)
    .where(and(eq(reviews.status, status), styleId === undefined ? undefined : eq(reviews.styleId, styleId)))
    .orderBy(asc(reviews.writtenAt), asc(reviews.id))
    .limit(limit);
}

export async function eraseByEmail(db: Database, email: string, erasure: Erasure, edit: ReviewEditContext): Promise<number | undefined> {
  const normalized = normalizeEmail(email);
  return normalized === undefined ? undefined : eraseAuthor(db, emailKeyOf(normalized), erasure, edit);
}
