export { allocate } from './allocate.ts';
export { type ChosenCoupons, chooseBestCoupons } from './choose-best-coupons.ts';
export { type CouponCover, type CoveredGoods, coversGoods, discountOf, isShopBorne } from './coupon-fit.ts';
export { type FreightRule, freightOf, type Parcel } from './freight.ts';
export type {
  OrderCoupon,
  OrderLine,
  OrderShop,
  OrderWish,
  PointsWish,
  PricedLine,
  PricedOrder,
  PricedShop,
} from './order-values.ts';
export { priceOrder } from './price-order.ts';
export { type Destination, destinationCountry } from './queries.ts';
export { type CountedGoods, sumUpGoods } from './sum-up-goods.ts';
export { usablePoints } from './usable-points.ts';
