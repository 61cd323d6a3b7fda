import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { products, shelfProducts } from '#server/modules/catalogue/tables.ts';
import { logAct, publishShop } from '#server/modules/shops/index.ts';
import { getShelf } from './shelf-rows.ts';

type Putting = { id: number; productIds: readonly number[] };
type Changed = { changedIds: number[] };

/** Puts products of the shop on a shelf. Those of others, and those that are on it already, are left alone. */
export function putOnShelf(actor: Actor, { id, productIds }: Putting): Promise<Changed> {
  return transaction(async (tx) => {
    const shelf = await getShelf(tx, actor.shopId, id);
    const own = await tx
      .select({ productId: products.id })
      .from(products)
      .where(and(eq(products.shopId, actor.shopId), inArray(products.id, [...productIds])))
      .orderBy(asc(products.id));
    const added =
      own.length === 0
        ? []
        : await tx
            .insert(shelfProducts)
            .values(own.map((row) => ({ ...row, shelfId: id })))
            .onConflictDoNothing()
            .returning({ id: shelfProducts.productId });
    if (added.length > 0) await logAct(tx, actor, 'shelf_filled', shelf.name.en, String(added.length));
    return publish(tx, actor, added);
  });
}

/** Takes products off a shelf. */
export function takeFromShelf(actor: Actor, { id, productIds }: Putting): Promise<Changed> {
  return transaction(async (tx) => {
    const shelf = await getShelf(tx, actor.shopId, id);
    const taken = await tx
      .delete(shelfProducts)
      .where(and(eq(shelfProducts.shelfId, id), inArray(shelfProducts.productId, [...productIds])))
      .returning({ id: shelfProducts.productId });
    if (taken.length > 0) await logAct(tx, actor, 'shelf_emptied', shelf.name.en, String(taken.length));
    return publish(tx, actor, taken);
  });
}

async function publish(tx: Transaction, { shopId }: Actor, changed: readonly { id: number }[]): Promise<Changed> {
  if (changed.length > 0) await publishShop(tx, shopId);
  return { changedIds: changed.map(({ id }) => id).sort((one, other) => one - other) };
}
