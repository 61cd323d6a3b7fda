import { eq } from 'drizzle-orm';
import type { ShopKind } from '#contract/shops/platform-kinds.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { shopCategories, shopTypes } from '#server/modules/shops/tables.ts';

/** Deletes a kind, which the caller has locked and found unused; the rates of a classification go with it. Returns what it was. */
export async function deleteKind(tx: Transaction, kind: ShopKind, id: number): Promise<Record<string, unknown>> {
  await invalidateCache(tx, 'shop-kinds');
  if (kind === 'type') {
    const [gone] = await tx.delete(shopTypes).where(eq(shopTypes.id, id)).returning();
    return { name: gone?.name, info: gone?.info };
  }
  const [gone] = await tx.delete(shopCategories).where(eq(shopCategories.id, id)).returning();
  return { name: gone?.name, percent: gone?.commissionPercent };
}
