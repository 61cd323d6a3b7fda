import { localized } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { orderPage } from './buyer-links.ts';
import { amountText, buttonBlock, deskButton, factsBlock, productsBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { findPriceOffer, findUnsentOrder } from './order-queries.ts';
import { findShopReader } from './reader-queries.ts';

type Offered = { orderNumber: string; offerId: number };

/** Notifies a buyer of a lower price, unless it was withdrawn meanwhile. */
export async function notifyOfPriceOffer(tx: Transaction, { orderNumber, offerId }: Offered): Promise<void> {
  const [order, offer] = [await findUnsentOrder(tx, orderNumber), await findPriceOffer(tx, offerId)];
  if (!order || offer?.status !== 'open') return;
  const { locale } = order.reader;
  const page = await orderPage(tx, order.reader, orderNumber);
  const write = (amount: number) => amountText(locale, amount, order.currency);
  await notify(tx, order.reader, {
    kind: 'priceOffered',
    cause: String(offerId),
    values: {
      order: orderNumber,
      shop: localized(order.shop.name, locale),
      before: write(offer.payableBefore),
      after: write(offer.payableBefore - offer.productsOff - offer.freightOff),
    },
    blocks: [
      { block: 'quote', text: offer.reason },
      productsBlock(locale, order.currency, order.lines, page),
      factsBlock(locale, [['orderNumber', orderNumber]]),
      buttonBlock(locale, 'viewOrder', page),
    ],
  });
}

/** Notifies a shop of what the buyer has answered. */
export async function notifyOfPriceAnswer(
  tx: Transaction,
  { orderNumber, offerId, isConfirmed }: Offered & { isConfirmed: boolean },
): Promise<void> {
  const [order, offer] = [await findUnsentOrder(tx, orderNumber), await findPriceOffer(tx, offerId)];
  const shop = order && (await findShopReader(tx, order.shop.id));
  if (!shop || !offer) return;
  const { locale } = shop.reader;
  const after = isConfirmed ? offer.payableBefore - offer.productsOff - offer.freightOff : offer.payableBefore;
  await notify(tx, shop.reader, {
    kind: isConfirmed ? 'shopPriceConfirmed' : 'shopPriceDeclined',
    cause: String(offerId),
    values: { order: orderNumber, amount: amountText(locale, after, order.currency) },
    blocks: [
      factsBlock(locale, [['orderNumber', orderNumber]]),
      deskButton(locale, 'viewOrder', { of: 'shop', shopId: order.shop.id, path: `/orders/${orderNumber}` }),
    ],
  });
}
