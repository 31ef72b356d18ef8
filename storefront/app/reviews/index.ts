export { FitText } from './fit-text.tsx';
export { loadReviews, type ReviewsResponse } from './list/load-reviews.ts';
export { Reviews } from './list/reviews.tsx';
export { type ReviewedProduct, ReviewPage } from './write/review-page.tsx';
export { handleReviewPost } from './write/review-schema.ts';
