import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Draft } from '#contract/catalogue/merchant-drafts.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { productDrafts, skus } from '#server/modules/catalogue/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';

/** A draft of the shop with who saved it last, and the stock of the variants that are published. */
export async function getDraftOf(shopId: number, id: number, on: Asker = database()): Promise<Draft> {
  const saver = alias(accounts, 'saver');
  const [row] = await on
    .select({
      id: productDrafts.id,
      productId: productDrafts.productId,
      version: productDrafts.version,
      state: productDrafts.state,
      refusalReason: productDrafts.refusalReason,
      savedBy: saver.nickname,
      savedAt: productDrafts.savedAt,
      content: productDrafts.content,
    })
    .from(productDrafts)
    .innerJoin(saver, eq(saver.id, productDrafts.savedBy))
    .where(and(eq(productDrafts.shopId, shopId), eq(productDrafts.id, id)));
  if (!row) throw new Refusal('draft_not_found');
  const stock = row.productId === null ? [] : await listStockOf(on, row.productId);
  return { ...row, savedAt: row.savedAt.toISOString(), stock };
}

function listStockOf(on: Asker, productId: number) {
  return on
    .select({ skuId: skus.id, available: sql<number>`${skus.onHand} - ${skus.reserved}` })
    .from(skus)
    .where(eq(skus.productId, productId))
    .orderBy(asc(skus.id))
    .limit(1_000);
}

export async function findNickname(on: Asker, accountId: number): Promise<string> {
  const [account] = await on.select({ nickname: accounts.nickname }).from(accounts).where(eq(accounts.id, accountId));
  return account?.nickname ?? '';
}
