/** The draft of a review, which is stored until it is sent, so that a reload loses nothing. */
import { applyDraft, readDraft } from '../../platform/session/index.ts';
import type { ReviewValues } from './review-schema.ts';
import { emptyReview } from './write-review.ts';

export const reviewDraftName = (productId: string) => `review ${productId}`;

export function toDraft({ website: _, ...values }: ReviewValues): Omit<ReviewValues, 'website'> {
  return values;
}

export function readReviewDraft(productId: string): ReviewValues | undefined {
  const name = reviewDraftName(productId);
  if (!readDraft(name)) return undefined;
  const draft = applyDraft(name, emptyReview);
  return { ...draft, worn: textsOf(draft.worn) };
}

const textsOf = (stored: object | null): Record<string, string> =>
  Object.fromEntries(Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
