import { and, asc, eq, inArray } from 'drizzle-orm';
import { shelvesMax } from '#contract/shops/merchant-shelves.ts';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { shopShelves } from '#server/modules/catalogue/tables.ts';
import { lockShop } from '#server/modules/shops/index.ts';

export type ShelfRow = typeof shopShelves.$inferSelect;

/** All shelves of a shop. Whoever changes which there are, or their order, waits here for the others. */
export async function lockShelves(tx: Transaction, shopId: number): Promise<ShelfRow[]> {
  await lockShop(tx, shopId);
  return tx
    .select()
    .from(shopShelves)
    .where(eq(shopShelves.shopId, shopId))
    .orderBy(asc(shopShelves.position), asc(shopShelves.id));
}

/** One shelf of a shop. */
export async function getShelf(tx: Transaction, shopId: number, id: number): Promise<ShelfRow> {
  const [row] = await tx
    .select()
    .from(shopShelves)
    .where(and(eq(shopShelves.shopId, shopId), eq(shopShelves.id, id)))
    .for('update');
  if (!row) throw new Refusal('shelf_not_found');
  return row;
}

export function assertRoom(all: readonly ShelfRow[], more: number): void {
  if (all.length + more > shelvesMax) throw new Refusal('too_many_shelves');
}

/** After the last one beside it. */
export const nextPosition = (all: readonly ShelfRow[], parentId: number | null): number =>
  all.filter((row) => row.parentId === parentId).reduce((last, { position }) => Math.max(last, position), -1) + 1;

/** Refuses shelves that are not the shop's, the same way as those that do not exist. */
export async function assertOwnShelves(tx: Transaction, shopId: number, ids: readonly number[]): Promise<void> {
  const named = [...new Set(ids)];
  if (named.length === 0) return;
  const own = await tx
    .select({ id: shopShelves.id })
    .from(shopShelves)
    .where(and(eq(shopShelves.shopId, shopId), inArray(shopShelves.id, named)));
  if (own.length !== named.length) throw new Refusal('shelf_not_found');
}
