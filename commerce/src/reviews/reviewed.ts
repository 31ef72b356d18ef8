import { and, eq, inArray } from 'drizzle-orm';
import { addressKeyOf } from '../marketing/email-address.ts';
import type { Queryable } from '../platform/database/database.ts';
import { isStanding, reviewStates } from './review-state.ts';
import { reviews } from './tables.ts';

/** Whether a review of a style by this address waits or is shown. */
export async function isReviewedBy(queryable: Queryable, styleId: string, email: string): Promise<boolean> {
  const standing = reviewStates.filter(isStanding);
  const own = and(eq(reviews.styleId, styleId), eq(reviews.addressKey, addressKeyOf(email)), inArray(reviews.status, standing));
  return (await queryable.$count(reviews, own)) > 0;
}
