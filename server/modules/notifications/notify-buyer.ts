import { type Locale, localized } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mailPart } from '#server/http/translations.ts';
import type { MailBlock } from '#server/providers/messages/mail-blocks.ts';
import { sharedText } from '#server/providers/messages/shared-texts.ts';
import { orderPage, orderPath } from './buyer-links.ts';
import { moneyFact } from './facts.ts';
import { mailLink } from './mail-links.ts';
import {
  amountsBlock,
  boxBlock,
  buttonBlock,
  factsBlock,
  productFacts,
  productsBlock,
  stepsBlock,
} from './mail-words.ts';
import { notify } from './notify.ts';
import { findSentParcel, type PaidPayment } from './order-queries.ts';

/** Notifies a buyer that a payment has come in, and what it was for. */
export async function notifyBuyerOfPayment(tx: Transaction, payment: PaidPayment): Promise<void> {
  const { reader, amount, currency, orders } = payment;
  const { locale } = reader;
  const sum = (part: 'subtotal' | 'dealOff' | 'shopCoupon' | 'platformCoupon' | 'points' | 'freight') =>
    orders.reduce((total, order) => total + order[part], 0);
  const numbers = orders.map(({ number }) => number);
  const pages = await Promise.all(numbers.map((number) => orderPage(tx, reader, number)));
  // A visitor has no list of orders: each of several has its own link.
  const hasLinks = numbers.length > 1 && reader.userType === 'visitor';
  const [firstPage = ''] = pages;
  const paid: MailBlock[] = orders.flatMap(({ number, shopName, lines }, place): MailBlock[] => {
    const [shop, page = ''] = [localized(shopName, locale), pages[place]];
    return [
      { block: 'heading', text: mailPart(locale, 'orderOf', { number, shop }) },
      productsBlock(locale, currency, lines, page),
      ...(hasLinks ? [{ block: 'link' as const, label: sharedText(locale, 'viewOrder'), url: page }] : []),
    ];
  });
  await notify(tx, reader, {
    kind: 'orderPaid',
    link: numbers.length > 1 ? '/users/order_list' : orderPath(numbers[0] ?? ''),
    cause: payment.number,
    values: {
      ...productFacts(orders.flatMap(({ lines }) => lines)),
      amount: moneyFact(amount, currency),
      orders: numbers.join(', '),
      count: numbers.length,
    },
    blocks: [
      stepsBlock(locale, deliverySteps, 1),
      ...paid,
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
      ...(numbers.length === 1 ? [buttonBlock(locale, 'viewOrder', firstPage)] : []),
      ...(numbers.length > 1 && !hasLinks
        ? [buttonBlock(locale, 'viewOrders', mailLink(locale, '/users/order_list'))]
        : []),
    ],
  });
}

/** From the order to the door. */
const deliverySteps = ['stepOrdered', 'stepShipped', 'stepDelivered'] as const;

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
  const page = await orderPage(tx, reader, orderNumber);
  await notify(tx, reader, {
    kind,
    cause,
    link: orderPath(orderNumber),
    values: { order: orderNumber, ...how, ...productFacts(lines) },
    blocks: [
      ...parcelBlocks(locale, how),
      productsBlock(locale, currency, lines, page),
      factsBlock(locale, [['orderNumber', orderNumber]]),
      buttonBlock(locale, 'viewOrder', page),
    ],
  });
}

type How = NonNullable<Awaited<ReturnType<typeof findSentParcel>>>['how'];

/** How far a parcel has come, and by what it is found. What is delivered digitally has neither. */
export function parcelBlocks(locale: Locale, how: How): MailBlock[] {
  const { kind, company, trackingNumber, personName, personPhone } = how;
  if (kind === 'virtual') return [];
  if (kind === 'pickup') return [stepsBlock(locale, ['stepOrdered', 'stepReady', 'stepPickedUp'], 2)];
  return [
    stepsBlock(locale, deliverySteps, 2),
    ...boxBlock(locale, [
      ['carrier', company],
      ['trackingNumber', trackingNumber],
      ['deliveredBy', personName],
      ['phone', personPhone],
    ]),
  ];
}
