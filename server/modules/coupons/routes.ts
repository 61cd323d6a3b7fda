import * as categories from '#contract/catalogue/platform-categories.ts';
import {
  listCoupons,
  listOwnCoupons,
  listReceivedIds,
  receiveCoupon as receive,
  receiveCouponByCode,
} from '#contract/coupons/shopper.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { deleteCategory, getUse, mergeCategory } from '#server/modules/coupons/categories/merge-category.ts';
import { servePlatformCoupons } from '#server/modules/coupons/platform-coupons/platform-coupon-routes.ts';
import { serveShopCoupons } from '#server/modules/coupons/shop-coupons/shop-coupon-routes.ts';
import { listCouponsOf } from './own-queries.ts';
import { listOffered, listReceivedToTheLimit } from './queries.ts';
import { receiveByCode, receiveCoupon } from './receive-coupon.ts';

export function serveCoupons(api: Api): void {
  serve(api, categories.getCategoryUse, ({ id }) => getUse(id));
  serve(api, categories.mergeCategory, (input, caller) => mergeCategory(caller, input));
  serve(api, categories.deleteCategory, ({ id }, caller) => deleteCategory(caller, id));
  serveShopCoupons(api);
  servePlatformCoupons(api);
  serve(api, listCoupons, (input, caller) => listOffered(caller.locale, input));
  serve(api, receive, ({ couponId }, { session }) => receiveCoupon(session.accountId, couponId));
  serve(api, receiveCouponByCode, ({ code }, { session, locale }) => receiveByCode(session.accountId, locale, code));
  serve(api, listReceivedIds, ({ ids }, { session }) => listReceivedToTheLimit(session.accountId, ids));
  serve(api, listOwnCoupons, (input, { session, locale }) => listCouponsOf(session.accountId, locale, input));
}
