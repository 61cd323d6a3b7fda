import { count, eq } from 'drizzle-orm';
import type { getCategoryUse } from '#contract/catalogue/platform-categories.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Asker, database, transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { Refusal } from '#server/http/refusal.ts';
import { countUse, mergeBranches, removeCategory } from '#server/modules/catalogue/index.ts';
import { couponOffersChanged } from '#server/modules/coupons/events.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { correctRemoved } from '#server/modules/shops/index.ts';

// What happens to a whole category of the mall: coupons may name it, and the catalogue does not know them.

/** Moves everything of a category to another one, coupons too, and those that can be restored, and deletes it. */
export function mergeCategory(by: LoggedOperator, { id, intoId }: { id: number; intoId: number }) {
  return transaction(async (tx) => {
    // First: the coupon of a restore that runs now is then there when the others are moved, and a later restore waits
    // for the new id.
    await correctRemoved(tx, 'coupon', { field: 'categoryId', from: id, to: intoId });
    const { from, into, products } = await mergeBranches(tx, id, intoId);
    const moved = await tx
      .update(coupons)
      .set({ categoryId: intoId })
      .where(eq(coupons.categoryId, id))
      .returning({ id: coupons.id });
    await removeCategory(tx, id);
    await publishIds(
      tx,
      couponOffersChanged,
      moved.map((coupon) => coupon.id),
    );
    await invalidateCache(tx, 'coupons');
    const after = { into: into.name.en, products, coupons: moved.length };
    await logOperatorAct(tx, by, { act: 'category_merged', subject: from.name.en, before: { name: from.name }, after });
    return { products };
  });
}

/** Deletes a category that nothing names. */
export function deleteCategory(by: LoggedOperator, id: number): Promise<null> {
  return transaction(async (tx) => {
    if ((await countCoupons(id, tx)) > 0) throw new Refusal('category_not_empty');
    const { name } = await removeCategory(tx, id);
    await logOperatorAct(tx, by, { act: 'category_deleted', subject: name.en, before: { name } });
    return null;
  });
}

/** How many things name a category. */
export async function getUse(id: number): Promise<OutputOf<typeof getCategoryUse>> {
  return { ...(await countUse(id)), coupons: await countCoupons(id) };
}

async function countCoupons(id: number, on: Asker = database()): Promise<number> {
  const [counted] = await on.select({ total: count() }).from(coupons).where(eq(coupons.categoryId, id));
  return counted?.total ?? 0;
}
