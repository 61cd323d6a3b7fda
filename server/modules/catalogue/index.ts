export { addCategories, type NewCategory } from './add-categories.ts';
export {
  listActivityStarts,
  listCategoriesWithProducts,
  listProductsOfPart,
  partsWithProducts,
} from './address-queries.ts';
export { announceProducts } from './announce-products.ts';
export { cardColumns, cardOf, flashPrices, priceNow as currentPrice } from './card-queries.ts';
export { cleanHtml } from './clean-html.ts';
export { type ImportedProduct, importProducts } from './import-products.ts';
export { markCoupons } from './mark-coupons.ts';
export { productsChanged } from './news.ts';
export { type NewActivity, openActivities } from './open-activities.ts';
export { type RatingChange, recordRatings } from './record-ratings.ts';
export { type DaysSales, recordSales } from './record-sales.ts';
export { listShopCards } from './shop-card-queries.ts';
export { sumUpSales } from './sum-up-sales.ts';
