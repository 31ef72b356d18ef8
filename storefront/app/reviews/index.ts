export { FitText } from './fit-text.tsx';
export { loadReviews, type ReviewsAnswer } from './load-reviews.ts';
export { type ReviewedProduct, ReviewPage } from './review-page.tsx';
export { Reviews } from './reviews.tsx';
