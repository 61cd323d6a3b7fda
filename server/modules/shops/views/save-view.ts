import { and, count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type addView as adding, type editView as editing, viewsMax } from '#contract/shops/merchant-views.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseViolation } from '#server/http/refuse-violation.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { listViews, shops } from '#server/modules/shops/tables.ts';
import { findView } from './view-queries.ts';
import { assertSees, type Viewer } from './viewer.ts';

type View = z.output<typeof adding.input>;

/** Saves a view of a list under a name that the person uses once in it. */
export function addView(viewer: Viewer, input: View): Promise<{ id: number }> {
  assertSees(viewer, input.list);
  const { shopId, accountId } = viewer;
  return transaction(async (tx) => {
    await lockViews(tx, shopId);
    await assertRoom(tx, viewer, input.list, 'own');
    if (input.isShared) await assertRoom(tx, viewer, input.list, 'shared');
    const [added] = await refuseTaken(
      tx
        .insert(listViews)
        .values({ ...input, shopId, accountId })
        .returning({ id: listViews.id }),
    );
    if (!added) throw new Error('Adding a view returned no row');
    if (input.isShared) await logAct(tx, viewer, 'view_shared', input.name);
    return added;
  });
}

/** Replaces one of the person's own views. */
export function editView(viewer: Viewer, { id, name, query, isShared }: z.output<typeof editing.input>): Promise<null> {
  return transaction(async (tx) => {
    await lockViews(tx, viewer.shopId);
    const before = await findView(tx, viewer, id);
    if (before?.accountId !== viewer.accountId) throw new Refusal('view_not_found');
    assertSees(viewer, before.list);
    if (isShared && !before.isShared) await assertRoom(tx, viewer, before.list, 'shared');
    await refuseTaken(tx.update(listViews).set({ name, query, isShared }).where(eq(listViews.id, id)));
    if (isShared && !before.isShared) await logAct(tx, viewer, 'view_shared', name);
    if (!isShared && before.isShared) await logAct(tx, viewer, 'view_unshared', name);
    return null;
  });
}

/** One change of a shop's views at a time, so that no two pass a limit together. What only refers to the shop does not wait for it. */
async function lockViews(tx: Transaction, shopId: number): Promise<void> {
  await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)).for('no key update');
}

async function assertRoom(
  tx: Transaction,
  { shopId, accountId }: Viewer,
  list: View['list'],
  of: 'own' | 'shared',
): Promise<void> {
  const counted = of === 'own' ? eq(listViews.accountId, accountId) : eq(listViews.isShared, true);
  const [found] = await tx
    .select({ total: count() })
    .from(listViews)
    .where(and(eq(listViews.shopId, shopId), eq(listViews.list, list), counted));
  if ((found?.total ?? 0) >= viewsMax) throw new Refusal('too_many_views');
}

const refuseTaken = <Result>(change: PromiseLike<Result>) =>
  refuseViolation(change, { list_views_name: 'view_name_taken' });
