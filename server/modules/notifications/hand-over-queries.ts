import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const former = alias(accounts, 'former');
const next = alias(accounts, 'next');

/** A shop, its former and its new owner. */
export async function findHandedOver(
  tx: Transaction,
  { shopId, fromId, toId }: { shopId: number; fromId: number; toId: number },
) {
  const [row] = await tx
    .select({
      shop: shops.name,
      former: { nickname: former.nickname, email: former.email },
      next: { nickname: next.nickname, email: next.email },
    })
    .from(shops)
    .innerJoin(former, eq(former.id, fromId))
    .innerJoin(next, eq(next.id, toId))
    .where(eq(shops.id, shopId));
  return row ?? null;
}
