export { adoptReviews } from './adopt-reviews.ts';
export { hearRefund } from './hear-refund.ts';
export { importReviews, type NewReview } from './import-reviews.ts';
export { maskedName } from './masked-name.ts';
export { reviewPosted } from './news.ts';
