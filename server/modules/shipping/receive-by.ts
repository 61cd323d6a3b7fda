import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { setReceiveBy } from '#server/modules/orders/index.ts';
import { shipments } from './tables.ts';

/** Recomputes when an order is marked received, from all its parcels. The caller has locked the order. */
export async function refreshReceiveBy(tx: Transaction, orderId: number): Promise<void> {
  const parcels = await tx
    .select({ sentAt: shipments.sentAt, deliveredAt: shipments.deliveredAt })
    .from(shipments)
    .where(eq(shipments.orderId, orderId));
  if (parcels.length > 0) await setReceiveBy(tx, orderId, lastOf(parcels));
}

/** When the last parcel was sent, and when the last was delivered: null until all are. */
export function lastOf(parcels: readonly { sentAt: Date; deliveredAt: Date | null }[]) {
  const delivered = parcels.flatMap(({ deliveredAt }) => deliveredAt ?? []);
  const latest = (dates: readonly Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())));
  return {
    sentAt: latest(parcels.map(({ sentAt }) => sentAt)),
    deliveredAt: delivered.length === parcels.length ? latest(delivered) : null,
  };
}
