import { localized } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { maskedName } from '#server/modules/reviews/index.ts';
import { consoleLink } from './mail-links.ts';
import { amountsBlock, boxBlock, dateText, deskButton, factsBlock, productsBlock, productWords } from './mail-words.ts';
import { notify } from './notify.ts';
import type { PaidPayment } from './order-queries.ts';
import { findShopReader } from './reader-queries.ts';
import { findReview } from './review-queries.ts';

/** Notifies a shop of a paid order what it has sold. */
export async function notifyShopOfSale(tx: Transaction, order: PaidPayment['orders'][number]): Promise<void> {
  const shop = await findShopReader(tx, order.shopId);
  if (!shop) return;
  const { reader } = shop;
  const { locale } = reader;
  const path = `/orders/${order.number}`;
  await notify(tx, reader, {
    kind: 'shopSale',
    cause: order.number,
    values: {
      ...productWords(locale, order.lines),
      shop: localized(shop.name, locale),
      order: order.number,
      hasDeadline: order.shipBy ? 'yes' : 'no',
      deadline: order.shipBy ? dateText(locale, order.shipBy) : '',
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
  });
}

/** Notifies a shop of a review of one of its products. */
export async function notifyShopOfReview(tx: Transaction, reviewId: number): Promise<void> {
  const review = await findReview(tx, reviewId);
  const shop = review && (await findShopReader(tx, review.shopId));
  if (!shop) return;
  const { locale } = shop.reader;
  const { product } = productWords(locale, [review.line]);
  const buyer = review.isAnonymous ? maskedName(review.nickname) : review.nickname;
  await notify(tx, shop.reader, {
    kind: 'shopReview',
    cause: String(reviewId),
    values: { product, stars: review.stars, buyer },
    blocks: [
      ...(review.text ? [{ block: 'quote' as const, text: review.text }] : []),
      productsBlock(locale, review.currency, [review.line]),
      deskButton(locale, 'readReview', { of: 'shop', shopId: review.shopId, path: '/reviews' }),
    ],
  });
}
