import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Asker, Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertNotAdopted } from '#server/modules/identity/index.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';

/**
 * Who writes, by name. Visitors may not: without an account a person can be as many as they like. The account is not deleted until the
 * transaction ends: else a name would stay that was to be forgotten.
 */
export async function findAuthor(tx: Transaction, accountId: number): Promise<{ nickname: string }> {
  await assertNotAdopted(tx, accountId);
  const [author] = await tx
    .select({ nickname: accounts.nickname, userType: accounts.userType })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!author || author.userType === 'visitor') throw new Refusal('visitor_account');
  return { nickname: author.nickname };
}

/** Whether an account has received this product and not returned all of it. */
export async function hasBought(tx: Asker, accountId: number, productId: number): Promise<boolean> {
  const [line] = await tx
    .select({ one: sql`1` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.accountId, accountId),
        inArray(orders.status, ['received', 'completed']),
        eq(orderLines.productId, productId),
        lt(orderLines.refunded, orderLines.quantity),
      ),
    )
    .limit(1);
  return line !== undefined;
}
