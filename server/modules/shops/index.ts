export { bannerPictures } from '#server/modules/shops/face/banner-queries.ts';
export { editPictures } from '#server/modules/shops/face/edit-pictures.ts';
export { addPolicies } from '#server/modules/shops/face/edit-policies.ts';
export { hoursText } from '#server/modules/shops/face/hours-text.ts';
export {
  findShopPictures,
  rememberBanners,
  rememberPictures,
  takeShopPicture,
} from '#server/modules/shops/face/shop-pictures.ts';
export { writtenTexts } from '#server/modules/shops/face/written-texts.ts';
export { endOffersOf, expireHandOvers } from '#server/modules/shops/hand-over/end-hand-overs.ts';
export { followHolidays } from '#server/modules/shops/holidays/follow-holidays.ts';
export {
  dispatchDay,
  isShopPaused,
  shownHolidayColumn,
} from '#server/modules/shops/holidays/holiday-queries.ts';
export { moveBackAfter, moveByHolidays } from '#server/modules/shops/holidays/move-deadline.ts';
export { deleteKind } from '#server/modules/shops/kinds/delete-kind.ts';
export { getKind, holdKinds, lockKinds } from '#server/modules/shops/kinds/kind-rows.ts';
export { moveShops } from '#server/modules/shops/kinds/move-shops.ts';
export { logAct } from '#server/modules/shops/log/log-act.ts';
export { publishShop } from '#server/modules/shops/own-shop/publish-shop.ts';
export { turnShop } from '#server/modules/shops/own-shop/turn-shop.ts';
export { blockShop, unblockShop } from '#server/modules/shops/platform/block-shop.ts';
export {
  categoryCommission,
  getCommissionOf,
  shopCommission,
} from '#server/modules/shops/platform/commission-queries.ts';
export { deleteOldLooks } from '#server/modules/shops/platform/look-at-shop.ts';
export { markShop } from '#server/modules/shops/platform/mark-shop.ts';
export { followCommission } from '#server/modules/shops/platform/set-commission.ts';
export { deleteOldInvitations } from '#server/modules/shops/staff/invitations.ts';
export { findMembership, listShopsWithScope } from '#server/modules/shops/staff/membership-queries.ts';
export { assertWithin } from '#server/modules/shops/staff/roles.ts';
export type { StoredBanner } from '#server/modules/shops/tables.ts';
export { listOpenShopsOfPart, partsWithOpenShops } from './address-queries.ts';
export { deleteOldCaptchas } from './captcha.ts';
export { holidayShortened, shopBlockChanged, shopHandedOver, shopsChanged } from './events.ts';
export { unfollowAll } from './follow-shop.ts';
export { freightOfOne, freightTerms } from './freight-queries.ts';
export {
  addFreightTemplate,
  deleteFreightTemplate,
  editFreightTemplate,
  restoreFreightTemplate,
  setDefaultFreightTemplate,
} from './freight-templates.ts';
export { handOverShop } from './hand-over-shop.ts';
export { assertUnchanged, lastSavedColumns, savedNow } from './last-saved-queries.ts';
export { lockShop } from './lock-shop.ts';
export { addShopKinds, type NewShop, openShops } from './open-shops.ts';
export { recordShopRatings, type ShopRatingChange } from './record-shop-ratings.ts';
export { correctRemoved, deleteRemovedThings, setAside, takeBack } from './removed-things.ts';
export { type FreightRule, setFreightRules } from './set-freight-rules.ts';
export { shopScores } from './shop-scores.ts';
