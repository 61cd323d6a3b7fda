export { type NewActivity, openActivities } from '#server/modules/catalogue/activities/open-activities.ts';
export { publishActivityChanges } from '#server/modules/catalogue/activities/publish-activity-changes.ts';
export { type DueAlert, takeDueAlerts } from '#server/modules/catalogue/alerts/take-due-alerts.ts';
export {
  type BargainUnits,
  claimBargains,
  giveBackBargains,
} from '#server/modules/catalogue/bargains/claim-bargains.ts';
export { markBargains } from '#server/modules/catalogue/bargains/mark-bargains.ts';
export { bargainPriceOf, listedBargain } from '#server/modules/catalogue/bargains/running-queries.ts';
export { addBrands, type NewBrand } from '#server/modules/catalogue/brands/add-brands.ts';
export { addCategories, type NewCategory } from '#server/modules/catalogue/categories/add-categories.ts';
export { countUse, mergeBranches, removeCategory } from '#server/modules/catalogue/categories/merge-branches.ts';
export { addCategorySpecs } from '#server/modules/catalogue/categories/set-category-specs.ts';
export { claimDeals } from '#server/modules/catalogue/deals/claim-deals.ts';
export { listNamesAtUsualPrice } from '#server/modules/catalogue/deals/deals-of-product.ts';
export { type ImportedDeal, importDeals } from '#server/modules/catalogue/deals/import-deals.ts';
export { listRunningDeals, type RunningDeal } from '#server/modules/catalogue/deals/running-queries.ts';
export type {
  StoredBlock,
  StoredHighlights,
  StoredSection,
  StoredSizes,
} from '#server/modules/catalogue/details/detail-blocks.ts';
export { deleteDiscardedDrafts } from '#server/modules/catalogue/drafts/discarded-drafts.ts';
export { addFavourites } from '#server/modules/catalogue/favourites/add-favourite.ts';
export { forgetFavourites } from '#server/modules/catalogue/favourites/forget-favourites.ts';
export { deleteOldImports } from '#server/modules/catalogue/imports/begin-import.ts';
export { pickProductsOnSale } from '#server/modules/catalogue/mall-home/home-page-queries.ts';
export { pickOwnProducts } from '#server/modules/catalogue/own-products/own-product-search-queries.ts';
export { applyLowStockDefault } from '#server/modules/catalogue/own-stock/low-stock.ts';
export { getPreviewedVariant } from '#server/modules/catalogue/preview/preview-queries.ts';
export { importPastPrices, type PastPrice } from '#server/modules/catalogue/prices/import-past-prices.ts';
export { countSold } from '#server/modules/catalogue/sales/count-sold.ts';
export { type RatingChange, recordRatings } from '#server/modules/catalogue/sales/record-ratings.ts';
export { type DaysSales, recordSales } from '#server/modules/catalogue/sales/record-sales.ts';
export { sumUpSales } from '#server/modules/catalogue/sales/sum-up-sales.ts';
export { followHomeTimes } from '#server/modules/catalogue/shop-home/follow-home-times.ts';
export { listShopCards } from '#server/modules/catalogue/shop-shelves/shop-card-queries.ts';
export { claimFlash, type FlashUnits, giveBackFlash } from '#server/modules/catalogue/stock/flash-quota.ts';
export { type ReturnedStock, returnStock } from '#server/modules/catalogue/stock/return-stock.ts';
export { type LineStock, releaseStock, reserveStock, sellStock } from '#server/modules/catalogue/stock/stock.ts';
export {
  listActivityStarts,
  listCategoriesWithProducts,
  listProductsOfPart,
  partsWithProducts,
} from './address-queries.ts';
export { cardColumns, cardOf, flashPrices, isFlashSale, priceNow as currentPrice } from './card-queries.ts';
export {
  flashSignUpDecided,
  lowStockDefaultSet,
  offersImproved,
  productDecided,
  productsChanged,
  stockLow,
} from './events.ts';
export { freightTemplateId } from './freight-template-queries.ts';
export { type ImportedProduct, importProducts } from './import-products.ts';
export { leaveFreightTemplate, returnToFreightTemplate } from './leave-freight-template.ts';
export { listedSkuId, listedWeight } from './listed-sku-queries.ts';
export { type CouponMark, markCoupons } from './mark-coupons.ts';
export { canBuy, canBuySku, type ForSale, isOnSale, whyNotForSale, whyNotSoMany } from './on-sale-queries.ts';
export { publishProducts } from './publish-products.ts';
export { followSaleTimes } from './set-on-sale.ts';
export { listSimilarCards } from './similar-queries.ts';
export { listSkuFacts, type PriceOffer, type SkuFacts } from './sku-queries.ts';
