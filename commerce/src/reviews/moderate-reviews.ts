/** What the brand's people see of reviews and do with them, until there is a screen for it. */

import { normalizeEmail } from '@outfitter/contract/client';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../platform/database/database.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import type { ReviewEditContext } from './change-log.ts';
import { type Erasure, forgetAuthor } from './forget-author.ts';
import type { ReviewState } from './review-state.ts';
import { type ReviewRow, reviews } from './tables.ts';

/** Reviews in a state, those that wait longest first. */
export function listReviews(
  queryable: Queryable,
  status: ReviewState,
  { styleId, most = 50 }: { styleId?: string; most?: number } = {},
): Promise<ReviewRow[]> {
  return queryable
    .select()
    .from(reviews)
    .where(and(eq(reviews.status, status), styleId === undefined ? undefined : eq(reviews.styleId, styleId)))
    .orderBy(asc(reviews.writtenAt), asc(reviews.id))
    .limit(most);
}

/** Forgets who wrote under an address. Answers how many reviews there were; undefined where it is no address. */
export async function forgetByEmail(
  db: Database,
  email: string,
  erasure: Erasure,
  editing: ReviewEditContext,
): Promise<number | undefined> {
  const normal = normalizeEmail(email);
  return normal === undefined ? undefined : forgetAuthor(db, emailKeyOf(normal), erasure, editing);
}
