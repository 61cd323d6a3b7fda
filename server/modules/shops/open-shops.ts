import type { Transaction } from '#server/database/connection.ts';
import { announceIds } from '#server/database/events.ts';
import { announcePageChange } from '#server/database/page-changes.ts';
import { shopsChanged } from './news.ts';
import { shopCategories, shops, shopTypes } from './tables.ts';

export type NewShop = Omit<typeof shops.$inferInsert, 'id'>;

/** Opens shops and gives their ids, in the order in which they were given. */
export async function openShops(tx: Transaction, wanted: readonly NewShop[]): Promise<number[]> {
  const rows = await tx
    .insert(shops)
    .values([...wanted])
    .returning({ id: shops.id });
  const ids = rows.map((row) => row.id);
  await announcePageChange(tx, 'shops');
  await announceIds(tx, shopsChanged, ids);
  return ids;
}

/** Sets up the kinds of shop, and what shops deal in. */
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
