export { addCategories, type NewCategory } from './add-categories.ts';
export { addFavourites } from './add-favourite.ts';
export {
  listActivityStarts,
  listCategoriesWithProducts,
  listProductsOfPart,
  partsWithProducts,
} from './address-queries.ts';
export { announceProducts } from './announce-products.ts';
export { announceTurnedActivities } from './announce-turned-activities.ts';
export { cardColumns, cardOf, flashPrices, priceNow as currentPrice } from './card-queries.ts';
export { cleanHtml } from './clean-html.ts';
export { countSold } from './count-sold.ts';
export { claimFlash, type FlashPieces, giveBackFlash } from './flash-quota.ts';
export { type ImportedProduct, importProducts } from './import-products.ts';
export { markCoupons } from './mark-coupons.ts';
export { productsChanged } from './news.ts';
export { type NewActivity, openActivities } from './open-activities.ts';
export { type RatingChange, recordRatings } from './record-ratings.ts';
export { type DaysSales, recordSales } from './record-sales.ts';
export { type ReturnedStock, returnStock } from './return-stock.ts';
export { listShopCards } from './shop-card-queries.ts';
export { listSimilarCards } from './similar-queries.ts';
export { listSkuFacts, type SkuFacts } from './sku-queries.ts';
export { type LineStock, releaseStock, reserveStock, sellStock } from './stock.ts';
export { sumUpSales } from './sum-up-sales.ts';
