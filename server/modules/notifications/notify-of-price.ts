import type { Transaction } from '#server/database/connection.ts';
import { orderPage, orderPath } from './buyer-links.ts';
import { moneyFact, nameFact } from './facts.ts';
import { buttonBlock, deskButton, factsBlock, productsBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { notifyPeople } from './notify-people.ts';
import { findPriceOffer, findUnsentOrder } from './order-queries.ts';

type Offered = { orderNumber: string; offerId: number };

/** Notifies a buyer of a lower price, unless it was withdrawn meanwhile. */
export async function notifyOfPriceOffer(tx: Transaction, { orderNumber, offerId }: Offered): Promise<void> {
  const [order, offer] = [await findUnsentOrder(tx, orderNumber), await findPriceOffer(tx, offerId)];
  if (!order || offer?.status !== 'open') return;
  const { locale } = order.reader;
  const page = await orderPage(tx, order.reader, orderNumber);
  await notify(tx, order.reader, {
    kind: 'priceOffered',
    cause: String(offerId),
    link: orderPath(orderNumber),
    values: {
      order: orderNumber,
      shop: nameFact(order.shop.name),
      before: moneyFact(offer.payableBefore, order.currency),
      after: moneyFact(offer.payableBefore - offer.productsOff - offer.freightOff, order.currency),
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
  if (!order || !offer) return;
  const after = isConfirmed ? offer.payableBefore - offer.productsOff - offer.freightOff : offer.payableBefore;
  await notifyPeople(tx, order.shop.id, ({ locale }) => ({
    kind: isConfirmed ? 'shopPriceConfirmed' : 'shopPriceDeclined',
    cause: String(offerId),
    link: `/orders/${orderNumber}`,
    values: { order: orderNumber, amount: moneyFact(after, order.currency) },
    blocks: [
      factsBlock(locale, [['orderNumber', orderNumber]]),
      deskButton(locale, 'viewOrder', { of: 'shop', shopId: order.shop.id, path: `/orders/${orderNumber}` }),
    ],
  }));
}
