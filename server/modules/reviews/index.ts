export { completeReviewed } from './complete-reviewed.ts';
export { importReviews, type NewReview } from './import-reviews.ts';
