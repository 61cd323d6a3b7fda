import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
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
  log(tx: Transaction, actor: Actor, name: string): Promise<void>;
};

const changes: Record<'hide' | 'show' | 'bin' | 'restore', Change> = {
  hide: { set: { isHidden: true }, log: (tx, actor, name) => logAct(tx, actor, 'product_hidden', name) },
  show: { set: { isHidden: false }, log: (tx, actor, name) => logAct(tx, actor, 'product_shown', name) },
  bin: {
    set: { binnedAt: sql`coalesce(${products.binnedAt}, mall_now())` },
    log: (tx, actor, name) => logAct(tx, actor, 'product_binned', name),
  },
  restore: { set: { binnedAt: null }, log: (tx, actor, name) => logAct(tx, actor, 'product_restored', name) },
};

/** Changes the state of products of a shop, all of them together. Those of other shops are left alone. */
export function changeProducts(
  actor: Actor,
  ids: readonly number[],
  kind: keyof typeof changes,
): Promise<OutputOf<typeof hideProducts>> {
  const { set, log } = changes[kind];
  return transaction(async (tx) => {
    const own = await tx
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(and(eq(products.shopId, actor.shopId), inArray(products.id, [...ids])))
      .orderBy(asc(products.id))
      .for('no key update');
    const ownIds = own.map(({ id }) => id);
    if (ownIds.length > 0)
      await tx
        .update(products)
        .set({ ...set, editedAt: mallNow })
        .where(inArray(products.id, ownIds));
    await setOnSale(tx, ownIds);
    for (const { name } of own) await log(tx, actor, name.en);
    return ids.map((id) => ({ id, isDone: ownIds.includes(id) }));
  });
}
