import type { Transaction } from '#server/database/connection.ts';
import { orderPage, orderPath } from './buyer-links.ts';
import { dateFact, nameFact } from './facts.ts';
import { consoleLink } from './mail-links.ts';
import { boxBlock, buttonBlock, dateText, deskButton, factsBlock, productFacts, productsBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { notifyPeople } from './notify-people.ts';
import { findUnsentOrder, type UnsentOrder } from './order-queries.ts';

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
    link: orderPath(orderNumber),
    values: {
      ...productFacts(lines),
      order: orderNumber,
      shop: nameFact(shop.name),
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
  const path = `/orders/${orderNumber}`;
  await notifyPeople(tx, id, ({ locale }) => ({
    kind,
    cause: `${orderNumber}:${shipBy?.toISOString()}`,
    link: path,
    values: { ...productFacts(lines), order: orderNumber, deadline: shipBy ? dateFact(shipBy) : '' },
    blocks: [
      ...boxBlock(locale, [['shipBy', shipBy && dateText(locale, shipBy)]]),
      productsBlock(locale, currency, lines, consoleLink(locale, id, path)),
      factsBlock(locale, [['orderNumber', orderNumber]]),
      deskButton(locale, 'shipNow', { of: 'shop', shopId: id, path }),
    ],
  }));
}
