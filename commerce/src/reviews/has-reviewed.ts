import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { isActive, reviewStates } from './review-state.ts';
import { reviews } from './tables.ts';

export async function hasReviewed(queryable: Queryable, styleId: string, email: string): Promise<boolean> {
  const activeStates = reviewStates.filter(isActive);
  const isOwn = and(eq(reviews.styleId, styleId), eq(reviews.addressKey, emailKeyOf(email)), inArray(reviews.status, activeStates));
  return (await queryable.$count(reviews, isOwn)) > 0;
}
