import type { Transaction } from '#server/database/connection.ts';
import { notifyBuyerOfPayment } from './notify-buyer.ts';
import { notifyShopOfSale } from './notify-shop.ts';
import { findPaidPayment } from './order-queries.ts';

/** Notifies the buyer that a payment has come in, and each shop what it has sold: one mail per order. */
export async function notifyOfPayment(tx: Transaction, paymentNumber: string): Promise<void> {
  const payment = await findPaidPayment(tx, paymentNumber);
  if (!payment) return;
  await notifyBuyerOfPayment(tx, payment);
  for (const order of payment.orders) await notifyShopOfSale(tx, order);
}
