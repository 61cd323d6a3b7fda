export { addCategories, type NewCategory } from './add-categories.ts';
export { announceProducts } from './announce-products.ts';
export { cardColumns, cardOf, flashPrices } from './card-queries.ts';
export { type ImportedProduct, importProducts } from './import-products.ts';
export { markCoupons } from './mark-coupons.ts';
export { productsChanged } from './news.ts';
export { type NewActivity, openActivities } from './open-activities.ts';
export { type RatingChange, recordRatings } from './record-ratings.ts';
