import { localized } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mailPart } from '#server/http/translations.ts';
import type { MailBlock } from '#server/providers/messages/mail-blocks.ts';
import { orderPage } from './buyer-links.ts';
import { mailLink } from './mail-links.ts';
import { amountsBlock, amountText, buttonBlock, factsBlock, productsBlock, productWords } from './mail-words.ts';
import { notify } from './notify.ts';
import { findSentParcel, type PaidPayment } from './order-queries.ts';

/** Notifies a buyer that a payment has come in, and what it was for. */
export async function notifyBuyerOfPayment(tx: Transaction, payment: PaidPayment): Promise<void> {
  const { reader, amount, currency, orders } = payment;
  const { locale } = reader;
  const sum = (part: 'subtotal' | 'dealOff' | 'shopCoupon' | 'platformCoupon' | 'points' | 'freight') =>
    orders.reduce((total, order) => total + order[part], 0);
  const numbers = orders.map(({ number }) => number);
  // A visitor has no list of orders: each order has its own button.
  const hasList = numbers.length > 1 && reader.userType !== 'visitor';
  const content: MailBlock[] = [];
  for (const { number, shopName, lines } of orders) {
    const shop = localized(shopName, locale);
    content.push(
      { block: 'heading', text: mailPart(locale, 'orderOf', { number, shop }) },
      productsBlock(locale, currency, lines),
      ...(hasList ? [] : [buttonBlock(locale, 'viewOrder', await orderPage(tx, reader, number))]),
    );
  }
  await notify(tx, reader, {
    kind: 'orderPaid',
    cause: payment.number,
    values: {
      ...productWords(
        locale,
        orders.flatMap(({ lines }) => lines),
      ),
      amount: amountText(locale, amount, currency),
      orders: numbers.join(', '),
      count: numbers.length,
    },
    blocks: [
      ...content,
      amountsBlock(
        locale,
        currency,
        [
          ['items', sum('subtotal')],
          ['dealOff', -sum('dealOff')],
          ['shopCoupon', sum('dealOff') - sum('shopCoupon')],
          ['mallCoupon', -sum('platformCoupon')],
          ['points', -sum('points')],
          ['delivery', sum('freight')],
        ],
        ['total', amount],
      ),
      ...(hasList ? [buttonBlock(locale, 'viewOrders', mailLink(locale, '/users/order_list'))] : []),
    ],
  });
}

/** Notifies a buyer that a parcel was sent, and what is in it. */
export const notifyOfParcel = (shipmentId: number, tx: Transaction): Promise<void> =>
  notifyAboutParcel(tx, shipmentId, 'orderShipped', String(shipmentId));

/** Notifies a buyer that a parcel has another tracking number than they know. */
export const notifyOfTracking = (
  tx: Transaction,
  { shipmentId, trackingNumber }: { shipmentId: number; trackingNumber: string },
): Promise<void> => notifyAboutParcel(tx, shipmentId, 'trackingCorrected', `${shipmentId}:${trackingNumber}`);

async function notifyAboutParcel(
  tx: Transaction,
  shipmentId: number,
  kind: 'orderShipped' | 'trackingCorrected',
  cause: string,
): Promise<void> {
  const parcel = await findSentParcel(tx, shipmentId);
  if (!parcel) return;
  const { reader, orderNumber, how, lines, currency } = parcel;
  const { locale } = reader;
  await notify(tx, reader, {
    kind,
    cause,
    values: { order: orderNumber, ...how, ...productWords(locale, lines) },
    blocks: [
      productsBlock(locale, currency, lines),
      factsBlock(locale, [['orderNumber', orderNumber]]),
      buttonBlock(locale, 'viewOrder', await orderPage(tx, reader, orderNumber)),
    ],
  });
}
