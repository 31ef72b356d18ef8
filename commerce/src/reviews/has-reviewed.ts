import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { isActive, reviewStates } from './review-state.ts';
import { reviews } from './tables.ts';

/** Whether a review of a style by this address waits or is shown. */
export async function hasReviewed(queryable: Queryable, styleId: string, email: string): Promise<boolean> {
  const standing = reviewStates.filter(isActive);
  const own = and(eq(reviews.styleId, styleId), eq(reviews.addressKey, emailKeyOf(email)), inArray(reviews.status, standing));
  return (await queryable.$count(reviews, own)) > 0;
}
