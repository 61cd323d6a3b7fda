import type { Transaction } from '#server/database/connection.ts';
import { orderLink } from '#server/modules/orders/index.ts';
import { mailLink } from './mail-links.ts';
import type { Reader } from './notify.ts';

export type BuyerReader = Reader & { userType: string };

export const orderPath = (orderNumber: string): string =>
  `/order/order_detail?${new URLSearchParams({ orderNo: orderNumber })}`;
export const refundPath = (number: string): string =>
  `/order/refund_detail?${new URLSearchParams({ orderNo: number })}`;

/** An order's page. A visitor cannot sign in, so the link in their mail opens the order by itself. */
export async function orderPage(
  tx: Transaction,
  { locale, userType }: BuyerReader,
  orderNumber: string,
): Promise<string> {
  if (userType === 'visitor') return mailLink(locale, await orderLink(tx, orderNumber));
  return mailLink(locale, orderPath(orderNumber));
}

/** A refund's page; for a visitor the page of its order. */
export async function refundPage(
  tx: Transaction,
  reader: BuyerReader,
  { number, orderNumber }: { number: string; orderNumber: string },
): Promise<string> {
  if (reader.userType === 'visitor') return orderPage(tx, reader, orderNumber);
  return mailLink(reader.locale, refundPath(number));
}
