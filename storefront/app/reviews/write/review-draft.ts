/** A review that is being written, kept in this tab until it is sent: a reload loses nothing. */
import { emptyReview, type ReviewValues } from './review-schema.ts';

const keyOf = (productId: string) => `outfitter.review.${productId}`;

export type ReviewDraft = ReviewValues;

const textsOf = (kept: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(kept ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** What was typed of a product's review, if anything. */
export function readDraft(productId: string): ReviewDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(productId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const known = Object.entries(textsOf(kept)).filter(([field]) => Object.hasOwn(emptyReview, field));
    return { ...emptyReview, ...Object.fromEntries(known), worn: 'worn' in kept ? textsOf(kept.worn) : {} };
  } catch {
    // Storage is forbidden or holds something else: the form starts empty.
    return undefined;
  }
}

/** Keeps what is typed, or forgets it. */
export function storeDraft(productId: string, draft: ReviewDraft | undefined): void {
  try {
    const { website: _, ...stored } = draft ?? emptyReview;
    if (draft) sessionStorage.setItem(keyOf(productId), JSON.stringify(stored));
    else sessionStorage.removeItem(keyOf(productId));
  } catch {
    // What cannot be kept is still on the screen.
  }
}
