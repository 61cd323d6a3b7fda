import * as contract from '#contract/orders/shopper.ts';
import * as checkout from '#contract/orders/shopper-checkout.ts';
import * as guest from '#contract/orders/visitor.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { applyBestMix } from '#server/modules/orders/checkout/apply-best-mix.ts';
import { buyAgain } from '#server/modules/orders/checkout/buy-again.ts';
import { createDraft } from '#server/modules/orders/checkout/create-draft.ts';
import { computePrice, listOrderCoupons, loadDraft } from '#server/modules/orders/checkout/get-quote.ts';
import { placeOrder } from '#server/modules/orders/checkout/place-order.ts';
import { lookUpOrder, sendOrderCode } from '#server/modules/orders/guests/look-up-order.ts';
import { cancelPayment } from '#server/modules/orders/lifecycle/cancel-orders.ts';
import { deleteOrder } from '#server/modules/orders/lifecycle/delete-order.ts';
import { countOrdersOf, getOrderOf, listOrdersOf } from '#server/modules/orders/reads/order-queries.ts';
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
