import { type EventHandler, on } from '#server/database/events.ts';
import { applicationDecided, applicationSubmitted } from '#server/modules/applications/index.ts';
import { addedToCart } from '#server/modules/cart/index.ts';
import {
  applyLowStockDefault,
  flashSignUpDecided,
  lowStockDefaultSet,
  markBargains,
  offersImproved,
  productDecided,
  productsChanged,
  stockLow,
} from '#server/modules/catalogue/index.ts';
import { chatAnswered } from '#server/modules/chat/index.ts';
import {
  couponExtended,
  couponOffersChanged,
  extendCopies,
  markProducts,
  markShops,
  remarkProducts,
  shopOffersChanged,
} from '#server/modules/coupons/index.ts';
import { accountsDisabled, visitorsAdopted } from '#server/modules/identity/index.ts';
import { noteAddedToCart, recountPayment, recountRefund } from '#server/modules/insights/index.ts';
import {
  queueOrdersPaid,
  queueParcelSent,
  queuePayoutMoved,
  queueRefundAsked,
  queueStockLow,
  webhookSwitchedOff,
} from '#server/modules/integrations/index.ts';
import {
  notifyAboutRefund,
  notifyApplicant,
  notifyOfAddressDecision,
  notifyOfAddressRequest,
  notifyOfAnswer,
  notifyOfApplication,
  notifyOfBlock,
  notifyOfChatAnswer,
  notifyOfFlashSale,
  notifyOfHandOver,
  notifyOfLowStock,
  notifyOfOffers,
  notifyOfOverdue,
  notifyOfParcel,
  notifyOfParcelStep,
  notifyOfPayment,
  notifyOfPayout,
  notifyOfPayoutAccount,
  notifyOfPriceAnswer,
  notifyOfPriceOffer,
  notifyOfProduct,
  notifyOfRefusedProviderRefund,
  notifyOfReturnedPayment,
  notifyOfReviewAnswer,
  notifyOfTracking,
  notifyOfWebhook,
  notifyPlatformOfRefund,
  notifyShopOfDecision,
  notifyShopOfQuestion,
  notifyShopOfReview,
  remindOfRefund,
  remindPlatform,
  remindToShip,
} from '#server/modules/notifications/index.ts';
import {
  addressChangeDecided,
  addressChangeRequested,
  markPaid,
  moveShipDeadlinesBack,
  ordersPlaced,
  priceAnswered,
  priceOffered,
  shipDeadlineNear,
  shipDeadlineOver,
} from '#server/modules/orders/index.ts';
import {
  paymentNotAccepted,
  paymentPaid,
  paymentReturned,
  providerRefundDone,
  providerRefundRefused,
} from '#server/modules/payments/index.ts';
import { payoutAccountChanged, payoutMoved } from '#server/modules/payouts/index.ts';
import { questionAnswered, questionAsked } from '#server/modules/questions/index.ts';
import {
  handleProviderRefund,
  moveAnswerDeadlinesBack,
  platformAsked,
  platformDecided,
  recordReturnTracking,
  refundDeadlineNear,
  refundMoved,
} from '#server/modules/refunds/index.ts';
import { handleRefund, reviewAnswered, reviewPosted } from '#server/modules/reviews/index.ts';
import { indexProducts, indexShops } from '#server/modules/search/index.ts';
import { otherParcelsTracked, parcelMoved, parcelSent, trackingCorrected } from '#server/modules/shipping/index.ts';
import {
  endOffersOf,
  holidayShortened,
  shopBlockChanged,
  shopHandedOver,
  shopsChanged,
} from '#server/modules/shops/index.ts';
import { adoptBelongings } from './adopt-guest.ts';

/** Which handler reacts to which event. */
export const handlers: readonly EventHandler[] = [
  on(productsChanged, ({ ids }, tx) => markBargains(tx, ids)), // before coupons, which ask for the price
  on(productsChanged, ({ ids }, tx) => remarkProducts(tx, ids)), // before search, which asks for the mark
  on(productsChanged, ({ ids }, tx) => indexProducts(tx, ids)),
  on(productsChanged, ({ ids }, tx) => notifyOfOffers(tx, ids)),
  on(offersImproved, ({ ids }, tx) => notifyOfOffers(tx, ids)),
  on(lowStockDefaultSet, async ({ ids }, tx) => {
    for (const id of ids) await applyLowStockDefault(tx, id);
  }),
  on(visitorsAdopted, adoptBelongings),
  on(accountsDisabled, ({ ids }, tx) => endOffersOf(tx, ids)),
  on(couponOffersChanged, ({ ids }, tx) => markProducts(tx, ids)),
  on(shopOffersChanged, ({ ids }, tx) => markShops(tx, ids)),
  on(couponExtended, (extended, tx) => extendCopies(tx, extended)),
  on(paymentPaid, ({ number }, tx) => markPaid(number, tx)),
  on(paymentPaid, ({ number }, tx) => notifyOfPayment(tx, number)),
  on(paymentPaid, ({ number }, tx) => queueOrdersPaid(tx, number)), // after markPaid, which says when
  on(paymentPaid, ({ number }, tx) => recountPayment(tx, number)),
  on(ordersPlaced, ({ paymentNumber }, tx) => recountPayment(tx, paymentNumber)),
  on(addedToCart, (added, tx) => noteAddedToCart(tx, added)),
  on(parcelSent, ({ shipmentId }, tx) => notifyOfParcel(shipmentId, tx)),
  on(parcelSent, ({ shipmentId }, tx) => queueParcelSent(tx, shipmentId)),
  on(trackingCorrected, (corrected, tx) => notifyOfTracking(tx, corrected)),
  on(otherParcelsTracked, recordReturnTracking),
  on(providerRefundDone, handleProviderRefund),
  on(providerRefundRefused, (refused, tx) => notifyOfRefusedProviderRefund(tx, refused)),
  on(refundMoved, (move, tx) => notifyAboutRefund(tx, move)),
  on(refundMoved, async ({ number, status, deadline }, tx) => {
    if (status === 'disputed' && deadline !== null)
      await notifyPlatformOfRefund(tx, { number, deadline, about: 'return' });
  }),
  on(refundMoved, (move, tx) => queueRefundAsked(tx, move)),
  on(platformAsked, (asked, tx) => notifyPlatformOfRefund(tx, { ...asked, about: 'refusal' })),
  on(platformDecided, (decision, tx) => notifyShopOfDecision(tx, decision)),
  on(refundDeadlineNear, (near, tx) => remindOfRefund(tx, near)),
  on(refundDeadlineNear, (near, tx) => remindPlatform(tx, near)),
  on(shipDeadlineNear, (order, tx) => remindToShip(tx, order)),
  on(shipDeadlineOver, (order, tx) => notifyOfOverdue(tx, order)),
  on(addressChangeRequested, (request, tx) => notifyOfAddressRequest(tx, request)),
  on(addressChangeDecided, (decision, tx) => notifyOfAddressDecision(tx, decision)),
  on(priceOffered, (offer, tx) => notifyOfPriceOffer(tx, offer)),
  on(priceAnswered, (answer, tx) => notifyOfPriceAnswer(tx, answer)),
  on(paymentNotAccepted, (money, tx) => notifyOfReturnedPayment(tx, 'paymentNotAccepted', money)),
  on(paymentReturned, (money, tx) => notifyOfReturnedPayment(tx, 'paymentReturned', money)),
  on(refundMoved, (move, tx) => recountRefund(tx, move)),
  on(refundMoved, handleRefund),
  on(reviewPosted, ({ reviewId }, tx) => notifyShopOfReview(tx, reviewId)),
  on(questionAsked, ({ questionId }, tx) => notifyShopOfQuestion(tx, questionId)),
  on(questionAnswered, ({ answerId }, tx) => notifyOfAnswer(tx, answerId)),
  on(chatAnswered, (answer, tx) => notifyOfChatAnswer(tx, answer)),
  on(applicationSubmitted, (application, tx) => notifyOfApplication(tx, application)),
  on(applicationDecided, (decision, tx) => notifyApplicant(tx, decision)),
  on(payoutMoved, (payout, tx) => notifyOfPayout(tx, payout)),
  on(payoutMoved, (payout, tx) => queuePayoutMoved(tx, payout)),
  on(payoutAccountChanged, (account, tx) => notifyOfPayoutAccount(tx, account)),
  on(productDecided, (decision, tx) => notifyOfProduct(tx, decision)),
  on(flashSignUpDecided, (decision, tx) => notifyOfFlashSale(tx, decision)),
  on(shopBlockChanged, (change, tx) => notifyOfBlock(tx, change)),
  on(shopHandedOver, (handedOver, tx) => notifyOfHandOver(tx, handedOver)),
  on(stockLow, (low, tx) => queueStockLow(tx, low)),
  on(stockLow, (low, tx) => notifyOfLowStock(tx, low)),
  on(parcelMoved, (moved, tx) => notifyOfParcelStep(tx, moved)),
  on(reviewAnswered, (answered, tx) => notifyOfReviewAnswer(tx, answered)),
  on(webhookSwitchedOff, (webhook, tx) => notifyOfWebhook(tx, webhook)),
  on(holidayShortened, (holiday, tx) => moveShipDeadlinesBack(tx, holiday)),
  on(holidayShortened, (holiday, tx) => moveAnswerDeadlinesBack(tx, holiday)),
  on(shopsChanged, ({ ids }, tx) => indexShops(tx, ids)),
];
