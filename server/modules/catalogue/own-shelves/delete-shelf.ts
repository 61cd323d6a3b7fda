import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Localized } from '#contract/core/languages.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { products, shelfProducts, shopShelves } from '#server/modules/catalogue/tables.ts';
import { logAct, publishShop, savedNow, setAside, takeBack } from '#server/modules/shops/index.ts';
import { assertRoom, lockShelves, type ShelfRow } from './shelf-rows.ts';

type Removed = Pick<ShelfRow, 'id' | 'parentId' | 'position' | 'version'> & { name: Localized; productIds: number[] };

/** Deletes a shelf with those below it. It can come back for a while, with its products. */
export function deleteShelf(actor: Actor, id: number): Promise<null> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    const all = await lockShelves(tx, shopId);
    const shelf = all.find((row) => row.id === id);
    if (!shelf) throw new Refusal('shelf_not_found');
    const gone = [shelf, ...all.filter(({ parentId }) => parentId === id)];
    const removed: Removed[] = [];
    for (const { id: goneId, parentId, position, version, name } of gone)
      removed.push({ id: goneId, parentId, position, version, name, productIds: await listProductIds(tx, goneId) });
    await setAside(tx, { shopId, kind: 'shelf', id }, { shelves: removed });
    await tx.delete(shopShelves).where(
      inArray(
        shopShelves.id,
        gone.map((row) => row.id),
      ),
    );
    await publishShop(tx, shopId);
    await logAct(tx, actor, 'shelf_deleted', shelf.name.en);
    return null;
  });
}

async function listProductIds(tx: Transaction, shelfId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: shelfProducts.productId })
    .from(shelfProducts)
    .where(eq(shelfProducts.shelfId, shelfId))
    .orderBy(asc(shelfProducts.productId));
  return rows.map(({ id }) => id);
}

/** Brings a deleted shelf back under its id, at the top if the one above it is gone. One that is there stays. */
export function restoreShelf(actor: Actor, id: number): Promise<null> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    const all = await lockShelves(tx, shopId);
    const removed = await takeBack<{ shelves: Removed[] }>(tx, { shopId, kind: 'shelf', id });
    if (!removed) {
      if (all.some((row) => row.id === id)) return null;
      throw new Refusal('shelf_not_found');
    }
    assertRoom(all, removed.shelves.length);
    const isThere = new Set([...all.filter(({ parentId }) => !parentId).map((row) => row.id), id]);
    for (const { productIds, parentId, ...shelf } of removed.shelves) {
      const below = parentId !== null && isThere.has(parentId) ? parentId : null;
      await tx
        .insert(shopShelves)
        .overridingSystemValue()
        .values({ ...shelf, shopId, parentId: below, ...savedNow(actor.accountId) });
      await putBack(tx, shopId, shelf.id, productIds);
    }
    await publishShop(tx, shopId);
    await logAct(tx, actor, 'shelf_restored', removed.shelves[0]?.name.en ?? '');
    return null;
  });
}

/** Those of the products that the shop still has. */
async function putBack(tx: Transaction, shopId: number, shelfId: number, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const own = await tx
    .select({ productId: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), inArray(products.id, [...productIds])));
  if (own.length > 0) await tx.insert(shelfProducts).values(own.map((row) => ({ ...row, shelfId })));
}
