/** Reviews: what the command line and the brand's loading do with them. */
export { readReviewChanges } from './changes.ts';
export { decideReview, replyToReview, reviewOf } from './decide.ts';
export type { ImportedReview } from './import-reviews.ts';
export { forgetByEmail, listReviews } from './moderate.ts';
export { type ReviewState, reviewStates } from './review-state.ts';
export type { ReviewRow } from './tables.ts';
