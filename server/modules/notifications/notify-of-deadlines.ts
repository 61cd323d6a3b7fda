import { localized } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { orderPage } from './buyer-links.ts';
import { consoleLink } from './mail-links.ts';
import { boxBlock, buttonBlock, dateText, deskButton, factsBlock, productsBlock, productWords } from './mail-words.ts';
import { notify } from './notify.ts';
import { findUnsentOrder, type UnsentOrder } from './order-queries.ts';
import { findShopReader } from './reader-queries.ts';

/** Reminds a shop of what it has to send soon. */
export async function remindToShip(tx: Transaction, order: { orderNumber: string; deadline: string }): Promise<void> {
  const unsent = await findUnsentOrder(tx, order.orderNumber);
  if (unsent) await notifyShop(tx, unsent, 'shopShipSoon', new Date(order.deadline));
}

/** Notifies the buyer and the shop that the shipping deadline is over. */
export async function notifyOfOverdue(tx: Transaction, { orderNumber }: { orderNumber: string }): Promise<void> {
  const unsent = await findUnsentOrder(tx, orderNumber);
  if (!unsent) return;
  const { reader, lines, currency, shop, shipBy } = unsent;
  const { locale } = reader;
  await notifyShop(tx, unsent, 'shopShipOverdue', shipBy);
  const page = await orderPage(tx, reader, orderNumber);
  await notify(tx, reader, {
    kind: 'orderOverdue',
    cause: `${orderNumber}:${shipBy?.toISOString()}`,
    values: {
      ...productWords(locale, lines),
      order: orderNumber,
      shop: localized(shop.name, locale),
    },
    blocks: [
      productsBlock(locale, currency, lines, page),
      factsBlock(locale, [['orderNumber', orderNumber]]),
      buttonBlock(locale, 'viewOrder', page),
    ],
  });
}

async function notifyShop(
  tx: Transaction,
  { orderNumber, shop: { id }, lines, currency }: UnsentOrder,
  kind: 'shopShipSoon' | 'shopShipOverdue',
  shipBy: Date | null,
): Promise<void> {
  const shop = await findShopReader(tx, id);
  if (!shop) return;
  const { locale } = shop.reader;
  const path = `/orders/${orderNumber}`;
  const deadline = shipBy ? dateText(locale, shipBy) : '';
  await notify(tx, shop.reader, {
    kind,
    cause: `${orderNumber}:${shipBy?.toISOString()}`,
    values: { ...productWords(locale, lines), order: orderNumber, deadline },
    blocks: [
      ...boxBlock(locale, [['shipBy', deadline]]),
      productsBlock(locale, currency, lines, consoleLink(locale, id, path)),
      factsBlock(locale, [['orderNumber', orderNumber]]),
      deskButton(locale, 'shipNow', { of: 'shop', shopId: id, path }),
    ],
  });
}
