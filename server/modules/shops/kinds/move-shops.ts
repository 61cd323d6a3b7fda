import { asc, eq, inArray } from 'drizzle-orm';
import type { ShopKind } from '#contract/shops/platform-kinds.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { savedNow } from '#server/modules/shops/last-saved-queries.ts';
import { shopCategories, shops, shopTypes } from '#server/modules/shops/tables.ts';
import type { KindRow } from './kind-rows.ts';

const sliceSize = 1_000; // rows that one statement writes

/** Gives all shops of a kind, which the caller has locked, to another one. Returns how many. */
export async function moveShops(
  tx: Transaction,
  { session }: Caller<'platform'>,
  kind: ShopKind,
  from: KindRow,
  intoId: number,
): Promise<number> {
  const column = kind === 'type' ? shops.typeId : shops.categoryId;
  let moved = 0;
  for (;;) {
    const slice = await tx
      .select({ id: shops.id })
      .from(shops)
      .where(eq(column, from.id))
      .orderBy(asc(shops.id))
      .limit(sliceSize)
      .for('no key update');
    if (slice.length === 0) break;
    const ids = slice.map(({ id }) => id);
    await tx
      .update(shops)
      .set(kind === 'type' ? { typeId: intoId } : { categoryId: intoId })
      .where(inArray(shops.id, ids));
    moved += slice.length;
  }
  const table = kind === 'type' ? shopTypes : shopCategories;
  await tx
    .update(table)
    .set({ version: from.version + 1, ...savedNow(session.accountId) })
    .where(eq(table.id, from.id));
  if (moved > 0) await invalidateCache(tx, 'shops', 'shop-kinds');
  return moved;
}
