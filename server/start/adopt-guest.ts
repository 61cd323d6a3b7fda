import type { Transaction } from '#server/database/connection.ts';
import { adoptChats } from '#server/modules/chat/index.ts';
import { adoptCoupons } from '#server/modules/coupons/index.ts';
import { listAdopted } from '#server/modules/identity/index.ts';
import { adoptOrders } from '#server/modules/orders/index.ts';
import { adoptPayments } from '#server/modules/payments/index.ts';
import { adoptPoints } from '#server/modules/points/index.ts';
import { adoptRefunds } from '#server/modules/refunds/index.ts';
import { adoptReviews } from '#server/modules/reviews/index.ts';

/**
 * Gives everything that visitors bought to the account of the same person, in one transaction and in the order in which cancelling
 * and refunding lock it: payments, orders, refunds, and then coupons and points, which they take while they hold an order. Placing
 * an order takes coupons first, but no visitor places one any more, see assertNotAdopted. Repeating it changes nothing.
 */
export async function adoptBelongings({ visitorIds }: { visitorIds: number[] }, tx: Transaction): Promise<void> {
  const adopted = await listAdopted(tx, visitorIds);
  for (const adopt of [adoptPayments, adoptOrders, adoptRefunds, adoptCoupons, adoptPoints, adoptReviews, adoptChats])
    await adopt(tx, adopted);
}
