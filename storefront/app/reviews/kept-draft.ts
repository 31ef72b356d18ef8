/** A review that is being written, kept in this tab until it is sent: a reload loses nothing. */
import { emptyReview, type ReviewValues } from './review-faults.ts';

const keyOf = (productId: string) => `outfitter.review.${productId}`;

/** What was typed of a product's review, if anything. */
export function readDraft(productId: string): ReviewValues | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(productId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const known = Object.entries(kept).filter(([field, value]) => Object.hasOwn(emptyReview, field) && typeof value === 'string');
    return { ...emptyReview, ...Object.fromEntries(known) };
  } catch {
    // Storage is forbidden or holds something else: the form starts empty.
    return undefined;
  }
}

/** Keeps what is typed, or forgets it. */
export function keepDraft(productId: string, values: ReviewValues | undefined): void {
  try {
    if (values) sessionStorage.setItem(keyOf(productId), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(productId));
  } catch {
    // What cannot be kept is still on the screen.
  }
}
