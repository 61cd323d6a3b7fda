import * as contract from '#contract/coupons/platform.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { countCouponsOf } from '#server/modules/coupons/shop-coupons/shop-coupon-queries.ts';
import { editCoupon } from '#server/modules/coupons/terms/edit-coupon.ts';
import { resumeCoupon, stopCoupon } from '#server/modules/coupons/terms/stop-coupon.ts';
import { addPlatformCoupon } from './add-platform-coupon.ts';
import { deletePlatformCoupon } from './delete-platform-coupon.ts';
import { findProductsOfMall, listCategoriesOfMall, listShopsToName } from './mall-choice-queries.ts';
import { getCouponOfPlatform, listCouponsOfPlatform } from './platform-coupon-queries.ts';
import { platformColumnsOf, platformOwner } from './platform-owner.ts';

/** What operators do with the coupons of the platform. Their figures are served with refunds, their records with orders. */
export function servePlatformCoupons(api: Api): void {
  serve(api, contract.listPlatformCoupons, (input, { locale }) => listCouponsOfPlatform(locale, input));
  serve(api, contract.countPlatformCoupons, () => countCouponsOf(null));
  serve(api, contract.getPlatformCoupon, ({ id }, { locale }) => getCouponOfPlatform(id, locale));
  serve(api, contract.addPlatformCoupon, (input, caller) => addPlatformCoupon(caller, input));
  serve(api, contract.editPlatformCoupon, ({ coupon, ...which }, caller) =>
    editCoupon(platformOwner(caller), { ...which, after: platformColumnsOf(coupon) }),
  );
  serve(api, contract.stopPlatformCoupon, ({ id }, caller) => stopCoupon(platformOwner(caller), id));
  serve(api, contract.resumePlatformCoupon, ({ id }, caller) => resumeCoupon(platformOwner(caller), id));
  serve(api, contract.deletePlatformCoupon, ({ id }, caller) => deletePlatformCoupon(caller, id));
  serve(api, contract.findCouponProducts, (input, { locale }) => findProductsOfMall(input, locale));
  serve(api, contract.listCouponShops, (input, { locale }) => listShopsToName(input, locale));
  serve(api, contract.listMallCategories, (_, { locale }) => listCategoriesOfMall(locale));
}
