import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { withNewIds } from '#server/database/new-ids.ts';
import { shopsChanged } from './events.ts';
import { addFirstRoles } from './staff/first-roles.ts';
import { shopCategories, shops, shopTypes } from './tables.ts';

export type NewShop = Omit<typeof shops.$inferInsert, 'id'>;

/** Opens shops, each with the roles that shops start with, and returns their ids in the given order. */
export async function openShops(tx: Transaction, wanted: readonly NewShop[]): Promise<number[]> {
  const rows = await withNewIds(tx, shops, wanted);
  await tx.insert(shops).overridingSystemValue().values(rows);
  await addFirstRoles(tx, rows);
  const ids = rows.map(({ id }) => id);
  await invalidateCache(tx, 'shops');
  await publishIds(tx, shopsChanged, ids);
  return ids;
}

/** Adds the types and the classifications of shops, and returns their ids in the given order. */
export async function addShopKinds(
  tx: Transaction,
  types: readonly Omit<typeof shopTypes.$inferInsert, 'id'>[],
  kinds: readonly Omit<typeof shopCategories.$inferInsert, 'id'>[],
): Promise<{ typeIds: number[]; categoryIds: number[] }> {
  const typeRows = await withNewIds(tx, shopTypes, types);
  await tx.insert(shopTypes).overridingSystemValue().values(typeRows);
  const categoryRows = await withNewIds(tx, shopCategories, kinds);
  await tx.insert(shopCategories).overridingSystemValue().values(categoryRows);
  return { typeIds: typeRows.map(({ id }) => id), categoryIds: categoryRows.map(({ id }) => id) };
}
