import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/shops/merchant-shelves.ts';
import { transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { shopShelves } from '#server/modules/catalogue/tables.ts';
import { assertUnchanged, logAct, publishShop, savedNow, writtenTexts } from '#server/modules/shops/index.ts';
import { assertRoom, getShelf, lockShelves, nextPosition } from './shelf-rows.ts';

type Input<Name extends 'addShelf' | 'editShelf' | 'arrangeShelves'> = z.output<(typeof contract)[Name]['input']>;

/** Adds a shelf after the others at its level. */
export function addShelf(actor: Actor, { name, parentId }: Input<'addShelf'>): Promise<{ id: number }> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    const all = await lockShelves(tx, shopId);
    assertRoom(all, 1);
    const parent = all.find(({ id }) => id === parentId);
    if (parentId !== null && !parent) throw new Refusal('shelf_not_found');
    if (parent?.parentId) throw new Refusal('shelf_too_deep');
    const [added] = await tx
      .insert(shopShelves)
      .values({
        shopId,
        parentId,
        name: writtenTexts(name),
        position: nextPosition(all, parentId),
        ...savedNow(actor.accountId),
      })
      .returning({ id: shopShelves.id });
    if (!added) throw new Error('No shelf was added');
    await publishShop(tx, shopId);
    await logAct(tx, actor, 'shelf_added', name.en);
    return added;
  });
}

/** Renames a shelf, unless it was changed since `version`. */
export function editShelf(actor: Actor, { id, name, version }: Input<'editShelf'>): Promise<{ version: number }> {
  return transaction(async (tx) => {
    const before = await getShelf(tx, actor.shopId, id);
    await assertUnchanged(tx, before, version);
    await tx
      .update(shopShelves)
      .set({ name: writtenTexts(name), version: version + 1, ...savedNow(actor.accountId) })
      .where(eq(shopShelves.id, id));
    await publishShop(tx, actor.shopId);
    await logAct(tx, actor, 'shelf_renamed', name.en, before.name.en);
    return { version: version + 1 };
  });
}

/** Puts all shelves in another order. It must name each of them once, or someone else has changed them meanwhile. */
export function arrangeShelves(actor: Actor, { shelves }: Input<'arrangeShelves'>): Promise<null> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    const all = await lockShelves(tx, shopId);
    const places = shelves.flatMap(({ id, childIds }, position) => [
      { id, parentId: null, position },
      ...childIds.map((childId, at) => ({ id: childId, parentId: id, position: at })),
    ]);
    const named = new Set(places.map(({ id }) => id));
    const isWhole = places.length === all.length && all.every(({ id }) => named.has(id));
    if (!isWhole) throw new Refusal('changed_meanwhile');
    for (const { id, parentId, position } of places)
      await tx.update(shopShelves).set({ parentId, position }).where(eq(shopShelves.id, id));
    await publishShop(tx, shopId);
    await logAct(tx, actor, 'shelves_sorted', String(all.length));
    return null;
  });
}
