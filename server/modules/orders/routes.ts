import { listStockChanges } from '#contract/catalogue/merchant-stock.ts';
import { listCouponRecords } from '#contract/coupons/merchant-figures.ts';
import { listPlatformCouponRecords } from '#contract/coupons/platform.ts';
import * as addressChange from '#contract/orders/address-change.ts';
import { getShopSales } from '#contract/orders/merchant-sales.ts';
import * as priceOffer from '#contract/orders/price-offers.ts';
import * as contract from '#contract/orders/shopper.ts';
import * as checkout from '#contract/orders/shopper-checkout.ts';
import * as guest from '#contract/orders/visitor.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { agreeToChange, refuseChange } from '#server/modules/orders/address-change/decide-change.ts';
import { requestChange, withdrawChange } from '#server/modules/orders/address-change/request-change.ts';
import { applyBestMix } from '#server/modules/orders/checkout/apply-best-mix.ts';
import { buyAgain } from '#server/modules/orders/checkout/buy-again.ts';
import { createDraft } from '#server/modules/orders/checkout/create-draft.ts';
import { computePrice, listOrderCoupons, loadDraft } from '#server/modules/orders/checkout/get-quote.ts';
import { placeOrder } from '#server/modules/orders/checkout/place-order.ts';
import { lookUpOrder, sendOrderCode } from '#server/modules/orders/guests/look-up-order.ts';
import { cancelPayment } from '#server/modules/orders/lifecycle/cancel-orders.ts';
import { deleteOrder } from '#server/modules/orders/lifecycle/delete-order.ts';
import { confirmOffer, declineOffer } from '#server/modules/orders/price-offer/answer-offer.ts';
import { offerPrice, withdrawOffer } from '#server/modules/orders/price-offer/offer-price.ts';
import { listOpenOffers } from '#server/modules/orders/price-offer/offer-queries.ts';
import { listRecordsOf } from '#server/modules/orders/reads/coupon-record-queries.ts';
import { countOrdersOf, getOrderOf, listOrdersOf } from '#server/modules/orders/reads/order-queries.ts';
import { listRecordsOfPlatform } from '#server/modules/orders/reads/platform-coupon-record-queries.ts';
import { sumUpSalesOf } from '#server/modules/orders/reads/sales-queries.ts';
import { listStockChangesOf } from '#server/modules/orders/reads/stock-history-queries.ts';
import { viewOrder } from '#server/modules/orders/reads/view-order.ts';

export function serveOrders(api: Api): void {
  serveCheckout(api);
  serve(api, contract.listOrders, (input, { session, locale }) => listOrdersOf(session.accountId, input, locale));
  serve(api, contract.countOrders, (_, { session }) => countOrdersOf(session.accountId));
  serve(api, contract.getOrder, ({ orderNo: orderNumber }, { session, locale }) =>
    getOrderOf(session.accountId, orderNumber, locale),
  );
  serve(api, contract.cancelPayment, ({ orderNo: paymentNumber, reason }, { session }) =>
    cancelPayment(session.accountId, paymentNumber, reason),
  );
  serve(api, contract.deleteOrder, ({ orderNo: orderNumber }, { session }) =>
    deleteOrder(session.accountId, orderNumber),
  );
  serve(api, contract.buyAgain, ({ orderNo: orderNumber }, { session, locale }) =>
    buyAgain(session.accountId, orderNumber, locale),
  );
  serve(api, addressChange.requestAddressChange, ({ orderNo: orderNumber, addressId }, { session }) =>
    requestChange(session.accountId, { orderNumber, addressId }),
  );
  serve(api, addressChange.agreeAddressChange, (input, caller) => agreeToChange(actorOf(caller), input));
  serve(api, addressChange.refuseAddressChange, (input, caller) => refuseChange(actorOf(caller), input));
  serve(api, addressChange.withdrawAddressChange, ({ orderNo: orderNumber, id }, { session }) =>
    withdrawChange(session.accountId, { orderNumber, id }),
  );
  servePriceOffers(api);
  serve(api, listStockChanges, (input, { membership }) => listStockChangesOf(membership.shopId, input));
  serve(api, listCouponRecords, (input, { membership }) => listRecordsOf(membership.shopId, input));
  serve(api, listPlatformCouponRecords, listRecordsOfPlatform);
  serve(api, getShopSales, (input, { membership }) => sumUpSalesOf(membership.shopId, input));
  serve(api, guest.viewOrder, (link, { locale }) => viewOrder(link, locale));
  serve(api, guest.sendOrderCode, sendOrderCode);
  serve(api, guest.lookUpOrder, lookUpOrder);
}

function serveCheckout(api: Api): void {
  serve(api, checkout.createDraft, (input, { session, locale }) => createDraft(session.accountId, input, locale));
  serve(api, checkout.loadDraft, ({ preOrderNo: draftNumber, country }, { session, locale }) =>
    loadDraft({ accountId: session.accountId, draftNumber, locale, country }),
  );
  serve(api, checkout.applyBestMix, ({ preOrderNo: draftNumber, country, ...choices }, { session, locale }) =>
    applyBestMix({ accountId: session.accountId, draftNumber, locale, country }, choices),
  );
  serve(api, checkout.computePrice, ({ preOrderNo: draftNumber, country, ...choices }, { session, locale }) =>
    computePrice({ accountId: session.accountId, draftNumber, locale, country }, choices),
  );
  serve(api, checkout.listOrderCoupons, ({ preOrderNo: draftNumber }, { session, locale }) =>
    listOrderCoupons({ accountId: session.accountId, draftNumber, locale }),
  );
  serve(api, checkout.placeOrder, (input, { session, locale, idempotencyKey }) =>
    placeOrder({ accountId: session.accountId, locale, idempotencyKey }, input),
  );
}

function servePriceOffers(api: Api): void {
  serve(api, priceOffer.offerPrice, (input, caller) =>
    offerPrice(
      { ...actorOf(caller), accountId: caller.session.accountId, idempotencyKey: caller.idempotencyKey },
      input,
    ),
  );
  serve(api, priceOffer.withdrawPriceOffer, (input, caller) => withdrawOffer(actorOf(caller), input));
  serve(api, priceOffer.confirmPriceOffer, (input, { session }) => confirmOffer(session.accountId, input));
  serve(api, priceOffer.declinePriceOffer, (input, { session }) => declineOffer(session.accountId, input));
  serve(api, priceOffer.listPriceOffers, ({ orderNo: paymentNumber }, { session, locale }) =>
    listOpenOffers(session.accountId, paymentNumber, locale),
  );
}
