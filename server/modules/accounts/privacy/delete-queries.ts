import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { applications } from '#server/modules/applications/tables.ts';
import { orderIdsOf } from '#server/modules/orders/index.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { shopStaff, shops } from '#server/modules/shops/tables.ts';

// Why an account cannot be deleted yet.

/** Orders of these accounts that someone still has to pay, send, receive or decide about. */
export async function countRunningOrders(tx: Transaction, accountIds: readonly number[]): Promise<number> {
  const runs = or(inArray(orders.status, ['awaiting_payment', 'paid', 'shipped']), gt(orders.openRefunds, 0));
  let count = 0;
  for (const accountId of accountIds)
    count += await tx.$count(orders, and(inArray(orders.id, orderIdsOf(tx, accountId)), runs));
  return count;
}

/** Owns a shop or works for one. */
export async function sellsHere(tx: Transaction, accountId: number): Promise<boolean> {
  const [owned] = await tx.select({ id: shops.id }).from(shops).where(eq(shops.ownerId, accountId)).limit(1);
  if (owned) return true;
  const [staff] = await tx
    .select({ shopId: shopStaff.shopId })
    .from(shopStaff)
    .where(eq(shopStaff.accountId, accountId))
    .limit(1);
  return staff !== undefined;
}

export async function waitsToSell(tx: Transaction, accountId: number): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.accountId, accountId), eq(applications.state, 'waiting')))
    .limit(1);
  return waiting !== undefined;
}
