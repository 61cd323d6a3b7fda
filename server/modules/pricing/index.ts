export { allocate } from './allocate.ts';
export { type ChosenCoupons, chooseBestCoupons } from './choose-best-coupons.ts';
export {
  type ChosenDeal,
  chooseDeals,
  type DealableLine,
  type DealTerms,
  dealCovers,
  dealDiscount,
  isOutOfDeals,
} from './choose-deals.ts';
export { type ChosenOffer, chooseOffers, type OfferedUnits, offerKey } from './choose-offers.ts';
export { containedTax } from './contained-tax.ts';
export {
  type CouponCover,
  type CouponTerms,
  type CoveredProducts,
  coversProducts,
  discountOf,
  isShopBorne,
} from './coupon-fit.ts';
export {
  type FreightRule,
  freightOf,
  type Parcel,
  parcelsByTemplate,
  type TemplateParcel,
  type TemplateRule,
} from './freight.ts';
export type {
  OrderCoupon,
  OrderInput,
  OrderLine,
  OrderShop,
  PointsInput,
  PricedAmounts,
  PricedLine,
  PricedOrder,
  PricedShop,
} from './order-values.ts';
export { percentOf } from './percent-of.ts';
export { priceOrder } from './price-order.ts';
export { type Destination, destinationCountry } from './queries.ts';
export { type Reduction, reduceLines, reducible } from './reduce-lines.ts';
export { type CountedProducts, sumUpProducts } from './sum-up-products.ts';
export { usablePoints } from './usable-points.ts';
