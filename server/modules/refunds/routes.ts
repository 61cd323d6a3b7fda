import { getDealFigures } from '#contract/catalogue/merchant-deals.ts';
import { getCouponFigures } from '#contract/coupons/merchant-figures.ts';
import { getPlatformCouponFigures } from '#contract/coupons/platform.ts';
import * as review from '#contract/refunds/merchant.ts';
import * as grants from '#contract/refunds/merchant-grant.ts';
import * as addresses from '#contract/refunds/merchant-returns.ts';
import * as platform from '#contract/refunds/platform.ts';
import * as contract from '#contract/refunds/shopper.ts';
import * as offers from '#contract/refunds/shopper-offer.ts';
import * as returns from '#contract/refunds/shopper-return.ts';
import { database } from '#server/database/connection.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { getSite, takePicture } from '#server/modules/content/index.ts';
import { computeDecision } from '#server/modules/refunds/disputes/compute-decision.ts';
import { getDisputeOf } from '#server/modules/refunds/disputes/dispute-queries.ts';
import { serveAnyOrders } from '#server/modules/refunds/platform-orders/any-order-routes.ts';
import { getApplyInfoOf } from '#server/modules/refunds/reads/apply-queries.ts';
import { sumUpCoupon } from '#server/modules/refunds/reads/coupon-figures-queries.ts';
import { sumUpDeal } from '#server/modules/refunds/reads/deal-figures-queries.ts';
import { sumUpPlatformCoupon } from '#server/modules/refunds/reads/platform-coupon-figures-queries.ts';
import {
  getRefund,
  listAsked,
  listRefundsOf,
  listRefundsOfShop,
} from '#server/modules/refunds/reads/refund-queries.ts';
import { listReturnAddresses } from '#server/modules/refunds/reads/return-address-queries.ts';
import { askPlatform, withdrawRefund } from './buyer-actions.ts';
import { cancelUnsent } from './cancel-unsent.ts';
import { computeRefund } from './compute-refund.ts';
import { acceptRefund, acceptRefunds, decideRefund, refuseRefund } from './decide-refund.ts';
import { computeGrant, grantRefund } from './grant-refund.ts';
import { acceptOffer, declineOffer, offerPart } from './offer-part.ts';
import { requestRefund } from './request-refund.ts';
import {
  addReturnAddress,
  deleteReturnAddress,
  editReturnAddress,
  restoreReturnAddress,
  setDefaultReturnAddress,
} from './return-addresses.ts';
import { contestReturn, receiveReturn, sendBackProducts } from './returned-products.ts';

export function serveRefunds(api: Api): void {
  serveBuyers(api);
  serveShops(api);
  serveReturnAddresses(api);
  serve(api, getDealFigures, ({ id }, { membership }) => sumUpDeal(membership.shopId, id));
  serve(api, getCouponFigures, ({ id }, { membership }) => sumUpCoupon(membership.shopId, id));
  serve(api, getPlatformCouponFigures, ({ id }) => sumUpPlatformCoupon(id));
  servePlatform(api);
  serveAnyOrders(api);
}

function serveBuyers(api: Api): void {
  serve(api, contract.getApplyInfo, ({ orderNo: orderNumber }, { session, locale }) =>
    getApplyInfoOf(session.accountId, orderNumber, locale),
  );
  serve(api, contract.listRefundReasons, async () => (await getSite(database(), 'refunds')).reasons);
  serve(api, contract.computeRefund, (input, { session }) => computeRefund(session.accountId, input));
  serve(api, contract.requestRefund, (input, { session, idempotencyKey }) =>
    requestRefund({ accountId: session.accountId, idempotencyKey }, input),
  );
  serve(api, contract.listRefunds, (paging, { session, locale }) => listRefundsOf(session.accountId, paging, locale));
  serve(api, contract.getRefund, ({ refundOrderNo: number }, { session, locale }) =>
    getRefund({ number, accountId: session.accountId }, locale),
  );
  serve(api, contract.withdrawRefund, ({ refundOrderNo: number }, { session }) =>
    withdrawRefund({ number, accountId: session.accountId }),
  );
  serve(api, returns.sendBackProducts, ({ refundOrderNo: number, company, trackingNumber }, { session }) =>
    sendBackProducts({ number, accountId: session.accountId }, company, trackingNumber),
  );
  serve(api, returns.cancelUnsent, ({ orderNo: orderNumber }, { session }) =>
    cancelUnsent(session.accountId, orderNumber),
  );
  serve(api, offers.acceptOffer, ({ refundOrderNo: number, amount }, { session }) =>
    acceptOffer({ number, amount, accountId: session.accountId }),
  );
  serve(api, offers.declineOffer, ({ refundOrderNo: number, amount }, { session }) =>
    declineOffer({ number, amount, accountId: session.accountId }),
  );
  serve(api, contract.askPlatform, ({ refundOrderNo: number }, { session }) =>
    askPlatform({ number, accountId: session.accountId }),
  );
}

function serveShops(api: Api): void {
  serve(api, review.listShopRefunds, (filters, { membership: { shopId }, locale }) =>
    listRefundsOfShop(shopId, filters, locale),
  );
  serve(api, review.getShopRefund, ({ refundOrderNo: number }, { membership: { shopId }, locale }) =>
    getRefund({ number, shopId }, locale),
  );
  serve(api, review.acceptRefund, ({ refundOrderNo: number, addressId }, caller) =>
    acceptRefund(actorOf(caller), number, addressId),
  );
  serve(api, review.acceptRefunds, ({ refundOrderNos: numbers }, caller) =>
    acceptRefunds(actorOf(caller), numbers, caller.locale),
  );
  serve(api, review.refuseRefund, (refusal, caller) => refuseRefund(actorOf(caller), refusal));
  serve(api, review.offerPart, (offer, caller) => offerPart(actorOf(caller), offer));
  serve(api, review.receiveReturn, ({ refundOrderNo: number }, caller) => receiveReturn(actorOf(caller), number));
  serve(api, grants.computeGrant, (input, { membership: { shopId } }) => computeGrant(shopId, input));
  serve(api, grants.grantRefund, (input, caller) => grantRefund(caller, input));
  serve(api, review.contestReturn, (contest, caller) => contestReturn(actorOf(caller), contest));
}

function serveReturnAddresses(api: Api): void {
  serve(api, addresses.listReturnAddresses, (_, { membership }) => listReturnAddresses(membership.shopId));
  serve(api, addresses.addReturnAddress, (address, caller) => addReturnAddress(actorOf(caller), address));
  serve(api, addresses.editReturnAddress, (change, caller) => editReturnAddress(actorOf(caller), change));
  serve(api, addresses.setDefaultReturnAddress, ({ id }, caller) => setDefaultReturnAddress(actorOf(caller), id));
  serve(api, addresses.deleteReturnAddress, ({ id }, caller) => deleteReturnAddress(actorOf(caller), id));
  serve(api, addresses.restoreReturnAddress, ({ id }, caller) => restoreReturnAddress(actorOf(caller), id));
  serve(api, addresses.uploadRefundPicture, ({ multipart }, { session }) => takePicture(session.accountId, multipart));
}

function servePlatform(api: Api): void {
  serve(api, platform.listAskedRefunds, (paging, { locale }) => listAsked(paging, locale));
  serve(api, platform.getAnyRefund, ({ refundOrderNo: number }, { locale }) => getRefund({ number }, locale));
  serve(api, platform.getDispute, ({ refundOrderNo: number }, { locale }) => getDisputeOf(number, locale));
  serve(api, platform.computeDecision, ({ refundOrderNo: number, amount }) => computeDecision(number, amount ?? null));
  serve(api, platform.decideRefund, (decision, caller) => decideRefund(caller, decision));
}
