import type { Locale } from '#contract/core/languages.ts';
import type { Receipt } from '#contract/receipts/values.ts';
import { ownerByLink } from '#server/modules/orders/index.ts';
import { maskPerson } from '#server/modules/refunds/index.ts';
import { getReceiptOf } from './get-receipt.ts';

/** The receipt of a visitor's order for the holder of the link in a mail, which may have been passed on: without its address. */
export async function viewReceipt(link: { orderNo: string; key: string }, locale: Locale): Promise<Receipt> {
  const accountId = await ownerByLink(link);
  return { ...(await getReceiptOf({ accountId }, link.orderNo, locale)), address: null };
}

/** The receipt of any order for operators, with its buyer masked: whom they want to see, they ask for, and it is logged. */
export async function receiptForPlatform(orderNumber: string, locale: Locale): Promise<Receipt> {
  const { address, ...receipt } = await getReceiptOf('anyone', orderNumber, locale);
  return { ...receipt, address: address && { ...address, ...maskPerson({ ...address, email: address.email ?? '' }) } };
}
