import { desc, eq, sql } from 'drizzle-orm';
import { shopClosingsMax } from '#contract/shops/platform.ts';
import { database } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shopClosings } from '#server/modules/shops/tables.ts';

/** When the platform closed a shop, and lifted that again, newest first. */
export async function listClosings(shopId: number) {
  const nickname = (accountId: typeof shopClosings.closedBy) =>
    sql<string>`coalesce((select a.nickname from ${accounts} a where a.id = ${accountId}), '')`;
  const rows = await database()
    .select({
      id: shopClosings.id,
      reason: shopClosings.reason,
      closedBy: nickname(shopClosings.closedBy),
      closedAt: shopClosings.closedAt,
      liftReason: shopClosings.liftReason,
      liftedBy: sql<string>`coalesce((select a.nickname from ${accounts} a where a.id = ${shopClosings.liftedBy}), '')`,
      liftedAt: shopClosings.liftedAt,
    })
    .from(shopClosings)
    .where(eq(shopClosings.shopId, shopId))
    .orderBy(desc(shopClosings.id))
    .limit(shopClosingsMax);
  return rows.map(({ closedAt, liftedAt, ...closing }) => ({
    ...closing,
    closedAt: closedAt.toISOString(),
    liftedAt: liftedAt?.toISOString() ?? null,
  }));
}
