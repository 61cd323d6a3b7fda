export { importReviews, type NewReview } from './import-reviews.ts';
