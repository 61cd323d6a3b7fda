import type { Transaction } from '#server/database/connection.ts';
import { maskedName } from '#server/modules/reviews/index.ts';
import { dateFact, nameFact } from './facts.ts';
import { consoleLink } from './mail-links.ts';
import { amountsBlock, boxBlock, dateText, deskButton, factsBlock, productFacts, productsBlock } from './mail-words.ts';
import { notifyPeople } from './notify-people.ts';
import type { PaidPayment } from './order-queries.ts';
import { findReview } from './review-queries.ts';

/** Notifies a shop of a paid order what it has sold. */
export async function notifyShopOfSale(tx: Transaction, order: PaidPayment['orders'][number]): Promise<void> {
  const path = `/orders/${order.number}`;
  await notifyPeople(tx, order.shopId, ({ locale }) => ({
    kind: 'shopSale',
    cause: order.number,
    link: path,
    values: {
      ...productFacts(order.lines),
      shop: nameFact(order.shopName),
      order: order.number,
      hasDeadline: order.shipBy ? 'yes' : 'no',
      deadline: order.shipBy ? dateFact(order.shipBy) : '',
    },
    blocks: [
      ...boxBlock(locale, [['shipBy', order.shipBy && dateText(locale, order.shipBy)]]),
      productsBlock(locale, order.currency, order.lines, consoleLink(locale, order.shopId, path)),
      // What the platform bears of the reductions is not the shop's loss: these rows add up to its share.
      amountsBlock(
        locale,
        order.currency,
        [
          ['items', order.subtotal],
          ['dealOff', -order.dealOff],
          ['shopCoupon', order.dealOff - order.shopCoupon],
          ['delivery', order.freight],
          ['commission', -order.commission],
        ],
        ['youReceive', order.shopShare],
      ),
      factsBlock(locale, [
        ['orderNumber', order.number],
        ['buyerNote', order.note],
      ]),
      deskButton(locale, 'shipNow', { of: 'shop', shopId: order.shopId, path }),
    ],
  }));
}

/** Notifies a shop of a review of one of its products. */
export async function notifyShopOfReview(tx: Transaction, reviewId: number): Promise<void> {
  const review = await findReview(tx, reviewId);
  if (!review) return;
  const { product } = productFacts([review.line]);
  const buyer = review.isAnonymous ? maskedName(review.nickname) : review.nickname;
  await notifyPeople(tx, review.shopId, ({ locale }) => ({
    kind: 'shopReview',
    cause: String(reviewId),
    link: '/reviews',
    values: { product, stars: review.stars, buyer },
    blocks: [
      ...(review.text ? [{ block: 'quote' as const, text: review.text }] : []),
      productsBlock(locale, review.currency, [review.line]),
      deskButton(locale, 'readReview', { of: 'shop', shopId: review.shopId, path: '/reviews' }),
    ],
  }));
}
