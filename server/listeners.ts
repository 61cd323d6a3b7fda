import { adoptBelongings } from './adopt-belongings.ts';
import { type Listener, on } from './database/news.ts';
import { applicationDecided } from './modules/applications/index.ts';
import { productsChanged } from './modules/catalogue/index.ts';
import { couponsTurned, markGoods } from './modules/coupons/index.ts';
import { visitorsAdopted } from './modules/identity/index.ts';
import { tellAboutRefund, tellApplicant, tellOfParcel, tellOfPayment } from './modules/notifications/index.ts';
import { markPaid } from './modules/orders/index.ts';
import { payBackDone, tradePaid } from './modules/payments/index.ts';
import { hearPayBack, recordReturnTracking, refundMoved } from './modules/refunds/index.ts';
import { hearRefund } from './modules/reviews/index.ts';
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
  on(parcelSent, ({ shipmentId }, tx) => tellOfParcel(shipmentId, tx)),
  on(otherParcelsTracked, recordReturnTracking),
  on(payBackDone, ({ operation }, tx) => hearPayBack(operation, tx)),
  on(refundMoved, (story, tx) => tellAboutRefund(tx, story)),
  on(refundMoved, hearRefund),
  on(applicationDecided, (decision, tx) => tellApplicant(tx, decision)),
  on(shopsChanged, ({ ids }, tx) => indexShops(tx, ids)),
];
