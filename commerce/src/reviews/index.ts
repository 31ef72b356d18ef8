export { readReviewChangeLog } from './change-log.ts';
export { decideReview, readReview, replyToReview } from './decide-review.ts';
export type { ImportedReview } from './import-reviews.ts';
export { eraseByEmail, listReviews } from './moderate-reviews.ts';
export { type ReviewState, reviewStates } from './review-state.ts';
export type { ReviewRow } from './tables.ts';
