import { adoptBelongings } from './adopt-belongings.ts';
import { type Listener, on } from './database/news.ts';
import { applicationDecided, applicationSubmitted } from './modules/applications/index.ts';
import { productsChanged } from './modules/catalogue/index.ts';
import { couponsTurned, markGoods } from './modules/coupons/index.ts';
import { visitorsAdopted } from './modules/identity/index.ts';
import {
  remindOfRefund,
  remindPlatform,
  remindToShip,
  tellAboutRefund,
  tellApplicant,
  tellOfApplication,
  tellOfOverdue,
  tellOfParcel,
  tellOfPayment,
  tellOfRefusedPayBack,
  tellOfReturnedPayment,
  tellPlatformOfRefund,
  tellShopOfDecision,
  tellShopOfReview,
  tellShopsOfSale,
} from './modules/notifications/index.ts';
import { markPaid, shipDeadlineNear, shipDeadlineOver } from './modules/orders/index.ts';
import { payBackDone, payBackRefused, paymentNotKept, paymentReturned, tradePaid } from './modules/payments/index.ts';
import {
  hearPayBack,
  platformAsked,
  platformDecided,
  recordReturnTracking,
  refundDeadlineNear,
  refundMoved,
} from './modules/refunds/index.ts';
import { hearRefund, reviewPosted } from './modules/reviews/index.ts';
import { indexProducts, indexShops } from './modules/search/index.ts';
import { otherParcelsTracked, parcelSent } from './modules/shipping/index.ts';
import { shopsChanged } from './modules/shops/index.ts';

/** Who reacts to whose news. */
export const listeners: readonly Listener[] = [
  on(productsChanged, ({ ids }, tx) => indexProducts(tx, ids)),
  on(visitorsAdopted, adoptBelongings),
  on(couponsTurned, ({ ids }, tx) => markGoods(tx, ids)),
  on(tradePaid, ({ number }, tx) => markPaid(number, tx)),
  on(tradePaid, ({ number }, tx) => tellOfPayment(number, tx)),
  on(tradePaid, ({ number }, tx) => tellShopsOfSale(number, tx)),
  on(parcelSent, ({ shipmentId }, tx) => tellOfParcel(shipmentId, tx)),
  on(otherParcelsTracked, recordReturnTracking),
  on(payBackDone, hearPayBack),
  on(payBackRefused, (refused, tx) => tellOfRefusedPayBack(tx, refused)),
  on(refundMoved, (move, tx) => tellAboutRefund(tx, move)),
  on(refundMoved, async ({ number, status, by, deadline }, tx) => {
    if (status === 'disputed' && by !== 'shopper' && deadline !== null)
      await tellPlatformOfRefund(tx, { number, deadline, about: 'return' });
  }),
  on(platformAsked, (asked, tx) => tellPlatformOfRefund(tx, { ...asked, about: 'refusal' })),
  on(platformDecided, (decision, tx) => tellShopOfDecision(tx, decision)),
  on(refundDeadlineNear, (near, tx) => remindOfRefund(tx, near)),
  on(refundDeadlineNear, (near, tx) => remindPlatform(tx, near)),
  on(shipDeadlineNear, (order, tx) => remindToShip(tx, order)),
  on(shipDeadlineOver, (order, tx) => tellOfOverdue(tx, order)),
  on(paymentNotKept, (money, tx) => tellOfReturnedPayment(tx, 'paymentNotKept', money)),
  on(paymentReturned, (money, tx) => tellOfReturnedPayment(tx, 'paymentReturned', money)),
  on(refundMoved, hearRefund),
  on(reviewPosted, ({ reviewId }, tx) => tellShopOfReview(tx, reviewId)),
  on(applicationSubmitted, (application, tx) => tellOfApplication(tx, application)),
  on(applicationDecided, (decision, tx) => tellApplicant(tx, decision)),
  on(shopsChanged, ({ ids }, tx) => indexShops(tx, ids)),
];
