import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { trades } from '#server/modules/payments/tables.ts';
import { shipments } from '#server/modules/shipping/tables.ts';

const reader = { email: accounts.email, phone: accounts.phone, locale: accounts.locale };

/** Who has paid a trade, how much, and for which orders. */
export async function findPaidTrade(tx: Transaction, number: string) {
  const [trade] = await tx
    .select({ id: trades.id, amount: trades.amount, currency: trades.currency, reader })
    .from(trades)
    .innerJoin(accounts, eq(accounts.id, trades.accountId))
    .where(and(eq(trades.number, number), eq(trades.status, 'paid')));
  if (!trade) return null;
  const paid = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.tradeId, trade.id))
    .orderBy(asc(orders.id));
  return { ...trade, orderNumbers: paid.map((order) => order.number) };
}

/** Who waits for a parcel, and how it comes. */
export async function findSentParcel(tx: Transaction, shipmentId: number) {
  const [parcel] = await tx
    .select({
      kind: shipments.kind,
      company: shipments.company,
      trackingNumber: shipments.trackingNumber,
      personName: shipments.personName,
      personPhone: shipments.personPhone,
      orderNumber: orders.number,
      reader,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(eq(shipments.id, shipmentId));
  return parcel ?? null;
}
