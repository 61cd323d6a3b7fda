export { addCategories, type NewCategory } from './add-categories.ts';
export { type ImportedProduct, importProducts } from './import-products.ts';
export { markCoupons } from './mark-coupons.ts';
export { type NewActivity, openActivities } from './open-activities.ts';
export { type RatingChange, recordRatings } from './record-ratings.ts';
