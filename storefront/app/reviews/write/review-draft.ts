/** Stores a draft of a review in `sessionStorage` until it is sent, so that a reload loses nothing. */
import type { ReviewValues } from './review-schema.ts';
import { emptyReview } from './write-review.ts';

const keyOf = (productId: string) => `outfitter.review.${productId}`;

export type ReviewDraft = ReviewValues;

const textsOf = (stored: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

export function readDraft(productId: string): ReviewDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(productId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const known = Object.entries(textsOf(stored)).filter(([field]) => Object.hasOwn(emptyReview, field));
    return { ...emptyReview, ...Object.fromEntries(known), worn: 'worn' in stored ? textsOf(stored.worn) : {} };
  } catch {
    // Storage is blocked or contains an invalid value.
    return undefined;
  }
}

/** Undefined deletes the draft. */
export function storeDraft(productId: string, draft: ReviewDraft | undefined): void {
  try {
    const { website: _, ...values } = draft ?? emptyReview;
    if (draft) sessionStorage.setItem(keyOf(productId), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(productId));
  } catch {
    // Storage is blocked or full. The form still contains the text.
  }
}
