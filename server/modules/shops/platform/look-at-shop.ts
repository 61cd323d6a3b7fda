import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { shopScopes } from '#contract/core/call.ts';
import { lookMinutes } from '#contract/shops/platform.ts';
import { database, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Membership } from '#server/http/session/membership.ts';
import { findOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { shopLooks, shops } from '#server/modules/shops/tables.ts';

type Operator = Caller<'platform'>;

/** Conversations are read by those who have them, and by operators for customer service while one is reported. */
const scopes = shopScopes.filter((scope) => scope !== 'chat');

/** Lets an operator see a shop as its people do, for a while; but not what customers write to it. */
export function lookAtShop(by: Operator, { id, reason }: { id: number; reason: string }): Promise<{ endsAt: string }> {
  return transaction(async (tx) => {
    const [shop] = await tx.select({ name: shops.name }).from(shops).where(eq(shops.id, id));
    if (!shop) throw new Refusal('shop_not_found');
    const endsAt = sql<Date>`mall_now() + make_interval(mins => ${lookMinutes})`;
    const [look] = await tx
      .insert(shopLooks)
      .values({ accountId: by.session.accountId, shopId: id, endsAt })
      .onConflictDoUpdate({ target: [shopLooks.accountId, shopLooks.shopId], set: { endsAt } })
      .returning({ endsAt: shopLooks.endsAt });
    await logOperatorAct(tx, by, {
      act: 'shop_looked_at',
      subject: shop.name.en,
      after: { minutes: lookMinutes },
      reason,
    });
    return { endsAt: look?.endsAt.toISOString() ?? '' };
  });
}

export function endLook(by: Operator, shopId: number): Promise<null> {
  return transaction(async (tx) => {
    const [look] = await tx
      .delete(shopLooks)
      .where(and(eq(shopLooks.accountId, by.session.accountId), eq(shopLooks.shopId, shopId)))
      .returning({ endsAt: shopLooks.endsAt });
    if (!look) return null;
    const [shop] = await tx.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId));
    await logOperatorAct(tx, by, { act: 'shop_look_ended', subject: shop?.name.en ?? '' });
    return null;
  });
}

/** The shops that an operator looks at now. Whoever may no longer open shops sees none of them. */
export async function findLooks(accountId: number, shopId: number | null): Promise<Membership[]> {
  const looks = await database()
    .select({ shopId: shopLooks.shopId })
    .from(shopLooks)
    .where(
      and(
        eq(shopLooks.accountId, accountId),
        gt(shopLooks.endsAt, mallNow),
        shopId === null ? undefined : eq(shopLooks.shopId, shopId),
      ),
    )
    .limit(20);
  if (looks.length === 0) return [];
  const operator = await findOperator(accountId);
  if (!operator?.scopes.includes('shops')) return [];
  return looks.map((look) => ({
    ...{ shopId: look.shopId, isOwner: false, scopes, demandsSecondFactor: false, isLooking: true },
  }));
}

export async function deleteOldLooks(): Promise<void> {
  await transaction((tx) => tx.delete(shopLooks).where(lt(shopLooks.endsAt, mallNow)));
}
