import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AddressChange } from '#contract/orders/address-change.ts';
import type { Transaction } from '#server/database/connection.ts';
import { addressChanges, orderLines, orders } from '#server/modules/orders/tables.ts';

type Reader = Pick<Transaction, 'select'>;
type OrderRow = Pick<typeof orders.$inferSelect, 'status' | 'delivery' | 'address'>;

/** Whether the address of an order can still change: it is to be sent somewhere, and nothing of it has left. */
export function mayChangeAddress({ status, delivery, address }: OrderRow, shippedUnits: number): boolean {
  const isWaiting = status === 'awaiting_payment' || status === 'paid';
  return isWaiting && (delivery === 'courier' || delivery === 'dispatch') && address !== null && shippedUnits === 0;
}

/** How many units of an order have left. */
export async function countShipped(reader: Reader, orderId: number): Promise<number> {
  const [counted] = await reader
    .select({ units: sql<number>`coalesce(sum(${orderLines.shipped}), 0)::int` })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  return counted?.units ?? 0;
}

/** What its buyer has asked for last; null if nothing. */
export async function findAddressChange(reader: Reader, orderId: number): Promise<AddressChange | null> {
  const [row] = await reader
    .select({
      id: addressChanges.id,
      status: addressChanges.status,
      address: addressChanges.address,
      reason: addressChanges.reason,
      at: addressChanges.createdAt,
    })
    .from(addressChanges)
    .where(eq(addressChanges.orderId, orderId))
    .orderBy(desc(addressChanges.id))
    .limit(1);
  return row ? { ...row, at: row.at.toISOString() } : null;
}

/** Which of these orders wait for an answer of the shop. */
export async function ordersWithOpenChange(reader: Reader, orderIds: readonly number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await reader
    .select({ orderId: addressChanges.orderId })
    .from(addressChanges)
    .where(and(inArray(addressChanges.orderId, [...orderIds]), eq(addressChanges.status, 'open')));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** An order with this number, of a buyer or of a shop. */
export async function findOwnOrder(
  reader: Reader,
  number: string,
  of: { accountId: number } | { shopId: number },
): Promise<number | null> {
  const isTheirs = 'shopId' in of ? eq(orders.shopId, of.shopId) : eq(orders.accountId, of.accountId);
  const [order] = await reader
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), isTheirs));
  return order?.id ?? null;
}
