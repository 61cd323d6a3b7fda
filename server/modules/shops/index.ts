export { listOpenShopsOfPart, partsWithOpenShops } from './address-queries.ts';
export { deleteOldCaptchas } from './captcha.ts';
export { shopsChanged } from './events.ts';
export { handOverShop } from './hand-over-shop.ts';
export { addShopKinds, type NewShop, openShops } from './open-shops.ts';
export { findMembership, findShopOf } from './own-shop-queries.ts';
export { recordShopRatings, type ShopRatingChange } from './record-shop-ratings.ts';
export { type FreightRule, setFreightRules } from './set-freight-rules.ts';
export { shopScores } from './shop-scores.ts';
