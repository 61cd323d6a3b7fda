export { adoptReviews } from './adopt-reviews.ts';
export { reviewAnswered, reviewPosted } from './events.ts';
export { forgetAuthor } from './forget-author.ts';
export { handleRefund } from './handle-refund.ts';
export { importReviews, type NewReview } from './import-reviews.ts';
export { maskedName } from './masked-name.ts';
