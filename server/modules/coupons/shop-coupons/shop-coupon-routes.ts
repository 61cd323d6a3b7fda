import * as contract from '#contract/coupons/merchant.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { addCoupon } from '#server/modules/coupons/terms/add-coupon.ts';
import { columnsOf } from '#server/modules/coupons/terms/coupon-rows.ts';
import { editCoupon } from '#server/modules/coupons/terms/edit-coupon.ts';
import { resumeCoupon, stopCoupon } from '#server/modules/coupons/terms/stop-coupon.ts';
import { listCategoriesOf, listProductsFor } from './choice-queries.ts';
import { deleteCoupon, restoreCoupon } from './delete-coupon.ts';
import { countCouponsOf, getCouponOf, listCouponsOfShop } from './shop-coupon-queries.ts';
import { shopOwner } from './shop-owner.ts';

/** What a shop does with its coupons. Their figures are served with refunds, their records with orders, their margin with prices. */
export function serveShopCoupons(api: Api): void {
  serve(api, contract.listShopCoupons, (input, { membership, locale }) =>
    listCouponsOfShop(membership.shopId, locale, input),
  );
  serve(api, contract.countShopCoupons, (_, { membership }) => countCouponsOf(membership.shopId));
  serve(api, contract.getShopCoupon, ({ id }, { membership, locale }) => getCouponOf(membership.shopId, id, locale));
  serve(api, contract.addCoupon, ({ coupon }, caller) => addCoupon(shopOwner(actorOf(caller)), columnsOf(coupon)));
  serve(api, contract.editCoupon, ({ coupon, ...which }, caller) =>
    editCoupon(shopOwner(actorOf(caller)), { ...which, after: columnsOf(coupon) }),
  );
  serve(api, contract.stopCoupon, ({ id }, caller) => stopCoupon(shopOwner(actorOf(caller)), id));
  serve(api, contract.resumeCoupon, ({ id }, caller) => resumeCoupon(shopOwner(actorOf(caller)), id));
  serve(api, contract.deleteCoupon, ({ id }, caller) => deleteCoupon(actorOf(caller), id));
  serve(api, contract.restoreCoupon, ({ id }, caller) => restoreCoupon(actorOf(caller), id));
  serve(api, contract.listCouponProducts, (input, { membership, locale }) =>
    listProductsFor(membership.shopId, locale, input),
  );
  serve(api, contract.listCouponCategories, (_, { membership, locale }) => listCategoriesOf(membership.shopId, locale));
}
