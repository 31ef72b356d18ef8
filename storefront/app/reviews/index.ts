export { FitOpinion } from './fit-text.tsx';
export { loadReviews, type ReviewsResponse } from './list/load-reviews.ts';
export { Reviews } from './list/reviews.tsx';
export { handleReviewPost } from './write/handle-review-post.ts';
export { handleWithdrawalPost } from './write/handle-withdrawal-post.ts';
export { type ReviewedProduct, ReviewPage } from './write/review-page.tsx';
