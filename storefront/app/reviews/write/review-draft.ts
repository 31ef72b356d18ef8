/** Stores a draft of a review in `sessionStorage` until it is sent, so that a reload loses nothing. */
import type { ReviewValues } from './review-schema.ts';
import { emptyReview } from './write-review.ts';

const storageKey = (productId: string) => `outfitter.review.${productId}`;

export type ReviewDraft = ReviewValues;

const stringEntries = (stored: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

export function readDraft(productId: string): ReviewDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(productId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const knownFields = Object.entries(stringEntries(stored)).filter(([field]) => Object.hasOwn(emptyReview, field));
    return { ...emptyReview, ...Object.fromEntries(knownFields), worn: 'worn' in stored ? stringEntries(stored.worn) : {} };
  } catch {
    // Storage is blocked or contains an invalid value.
    return undefined;
  }
}

export function storeDraft(productId: string, draft: ReviewDraft | undefined): void {
  try {
    const { website: _, ...values } = draft ?? emptyReview;
    if (draft) sessionStorage.setItem(storageKey(productId), JSON.stringify(values));
    else sessionStorage.removeItem(storageKey(productId));
  } catch {
    // Storage is blocked or full. The form still contains the text.
  }
}
