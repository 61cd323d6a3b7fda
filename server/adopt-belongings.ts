import type { Transaction } from './database/connection.ts';
import { adoptCoupons } from './modules/coupons/index.ts';
import { listAdopted } from './modules/identity/index.ts';
import { adoptOrders } from './modules/orders/index.ts';
import { adoptPayments } from './modules/payments/index.ts';
import { adoptPoints } from './modules/points/index.ts';
import { adoptRefunds } from './modules/refunds/index.ts';
import { adoptReviews } from './modules/reviews/index.ts';

/**
 * Gives all that visitors have bought to their owner, in one transaction and in the order in which buying locks it: payments,
 * coupons, orders, and then what is written while an order is held. Done twice, it finds nothing left to give.
 */
export async function adoptBelongings({ visitorIds }: { visitorIds: number[] }, tx: Transaction): Promise<void> {
  for (const { visitorId, ownerId } of await listAdopted(tx, visitorIds))
    for (const adopt of [adoptPayments, adoptCoupons, adoptOrders, adoptRefunds, adoptPoints, adoptReviews])
      await adopt(tx, visitorId, ownerId);
}
