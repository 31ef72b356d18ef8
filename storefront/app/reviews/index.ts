export { type ReviewedProduct, ReviewPage } from './review-page.tsx';
