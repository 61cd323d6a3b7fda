import type { Transaction } from '#server/database/connection.ts';
import { orderPage, orderPath } from './buyer-links.ts';
import { nameFact } from './facts.ts';
import { consoleLink } from './mail-links.ts';
import { buttonBlock, deskButton, factsBlock, productFacts, productsBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { notifyPeople } from './notify-people.ts';
import { findUnsentOrder } from './order-queries.ts';

type Requested = { orderNumber: string; changeId: number };

/** Notifies a shop that a buyer asks for another delivery address. */
export async function notifyOfAddressRequest(tx: Transaction, { orderNumber, changeId }: Requested): Promise<void> {
  const order = await findUnsentOrder(tx, orderNumber);
  if (!order) return;
  const path = `/orders/${orderNumber}`;
  await notifyPeople(tx, order.shop.id, ({ locale }) => ({
    kind: 'shopAddressChange',
    cause: String(changeId),
    link: path,
    values: { ...productFacts(order.lines), order: orderNumber },
    blocks: [
      productsBlock(locale, order.currency, order.lines, consoleLink(locale, order.shop.id, path)),
      factsBlock(locale, [['orderNumber', orderNumber]]),
      deskButton(locale, 'viewOrder', { of: 'shop', shopId: order.shop.id, path }),
    ],
  }));
}

type Decided = Requested & { isAgreed: boolean; reason: string };

/** Notifies a buyer of what the shop has decided about another address. */
export async function notifyOfAddressDecision(
  tx: Transaction,
  { orderNumber, changeId, isAgreed, reason }: Decided,
): Promise<void> {
  const order = await findUnsentOrder(tx, orderNumber);
  if (!order) return;
  const { locale } = order.reader;
  await notify(tx, order.reader, {
    kind: isAgreed ? 'addressChangeAgreed' : 'addressChangeRefused',
    cause: String(changeId),
    link: orderPath(orderNumber),
    values: { order: orderNumber, shop: nameFact(order.shop.name) },
    blocks: [
      ...(reason ? [{ block: 'quote' as const, text: reason }] : []),
      factsBlock(locale, [['orderNumber', orderNumber]]),
      buttonBlock(locale, 'viewOrder', await orderPage(tx, order.reader, orderNumber)),
    ],
  });
}
