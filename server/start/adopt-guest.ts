import type { Transaction } from '#server/database/connection.ts';
import { adoptCoupons } from '#server/modules/coupons/index.ts';
import { listAdopted } from '#server/modules/identity/index.ts';
import { adoptOrders } from '#server/modules/orders/index.ts';
import { adoptPayments } from '#server/modules/payments/index.ts';
import { adoptPoints } from '#server/modules/points/index.ts';
import { adoptRefunds } from '#server/modules/refunds/index.ts';
import { adoptReviews } from '#server/modules/reviews/index.ts';

/**
 * Gives everything that visitors bought to the account of the same person, in one transaction and in the order in which placing
 * an order locks it: payments, coupons, orders, and then what is written while an order is locked. Repeating it changes nothing.
 */
export async function adoptBelongings({ visitorIds }: { visitorIds: number[] }, tx: Transaction): Promise<void> {
  for (const { visitorId, ownerId } of await listAdopted(tx, visitorIds))
    for (const adopt of [adoptPayments, adoptCoupons, adoptOrders, adoptRefunds, adoptPoints, adoptReviews])
      await adopt(tx, visitorId, ownerId);
}
