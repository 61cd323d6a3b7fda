import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { shopsChanged } from './events.ts';
import { shopCategories, shops, shopTypes } from './tables.ts';

export type NewShop = Omit<typeof shops.$inferInsert, 'id'>;

/** Opens shops and returns their ids in the given order. */
export async function openShops(tx: Transaction, wanted: readonly NewShop[]): Promise<number[]> {
  const rows = await tx
    .insert(shops)
    .values([...wanted])
    .returning({ id: shops.id });
  const ids = rows.map((row) => row.id);
  await invalidateCache(tx, 'shops');
  await publishIds(tx, shopsChanged, ids);
  return ids;
}

/** Adds the types and the classifications of shops. */
export async function addShopKinds(
  tx: Transaction,
  types: readonly Omit<typeof shopTypes.$inferInsert, 'id'>[],
  kinds: readonly Omit<typeof shopCategories.$inferInsert, 'id'>[],
): Promise<{ typeIds: number[]; categoryIds: number[] }> {
  const typeRows = await tx
    .insert(shopTypes)
    .values([...types])
    .returning({ id: shopTypes.id });
  const categoryRows = await tx
    .insert(shopCategories)
    .values([...kinds])
    .returning({ id: shopCategories.id });
  return { typeIds: typeRows.map((row) => row.id), categoryIds: categoryRows.map((row) => row.id) };
}
