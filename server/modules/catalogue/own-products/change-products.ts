import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { hideProducts } from '#contract/catalogue/merchant.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { setOnSale } from '#server/modules/catalogue/set-on-sale.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { logAct } from '#server/modules/shops/index.ts';

type Change = {
  set: { isHidden?: boolean; binnedAt?: SQL | null };
  isSo: (product: Pick<typeof products.$inferSelect, 'isHidden' | 'binnedAt'>) => boolean;
  log(tx: Transaction, actor: Actor, name: string): Promise<void>;
};

const changes: Record<'hide' | 'show' | 'bin' | 'restore', Change> = {
  hide: {
    set: { isHidden: true },
    isSo: ({ isHidden }) => isHidden,
    log: (tx, actor, name) => logAct(tx, actor, 'product_hidden', name),
  },
  show: {
    set: { isHidden: false },
    isSo: ({ isHidden }) => !isHidden,
    log: (tx, actor, name) => logAct(tx, actor, 'product_shown', name),
  },
  bin: {
    set: { binnedAt: mallNow },
    isSo: ({ binnedAt }) => binnedAt !== null,
    log: (tx, actor, name) => logAct(tx, actor, 'product_binned', name),
  },
  restore: {
    set: { binnedAt: null },
    isSo: ({ binnedAt }) => binnedAt === null,
    log: (tx, actor, name) => logAct(tx, actor, 'product_restored', name),
  },
};

/** Changes the state of products of a shop, all of them together. Those of other shops, and those that are so already, are left alone. */
export function changeProducts(
  actor: Actor,
  ids: readonly number[],
  kind: keyof typeof changes,
): Promise<OutputOf<typeof hideProducts>> {
  const { set, isSo, log } = changes[kind];
  return transaction(async (tx) => {
    const own = await tx
      .select({ id: products.id, name: products.name, isHidden: products.isHidden, binnedAt: products.binnedAt })
      .from(products)
      .where(and(eq(products.shopId, actor.shopId), inArray(products.id, [...ids])))
      .orderBy(asc(products.id))
      .for('no key update');
    const changed = own.filter((product) => !isSo(product));
    const changedIds = changed.map(({ id }) => id);
    if (changedIds.length > 0)
      await tx
        .update(products)
        .set({ ...set, editedAt: mallNow })
        .where(inArray(products.id, changedIds));
    await setOnSale(tx, changedIds);
    for (const { name } of changed) await log(tx, actor, name.en);
    const ownIds = new Set(own.map(({ id }) => id));
    return ids.map((id) => ({ id, isDone: ownIds.has(id), isChanged: changedIds.includes(id) }));
  });
}
