import { and, eq } from 'drizzle-orm';
import type { ViewedList } from '#contract/shops/merchant-views.ts';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { listViewDefaults, listViews } from '#server/modules/shops/tables.ts';
import { findView } from './view-queries.ts';
import { assertSees, type Viewer } from './viewer.ts';

/** Sets the view with which a list opens for this person; null for none. */
export function setDefaultView(viewer: Viewer, list: ViewedList, viewId: number | null): Promise<null> {
  assertSees(viewer, list);
  const { shopId, accountId } = viewer;
  return transaction(async (tx) => {
    if (viewId === null) {
      const { shopId: shop, accountId: account, list: named } = listViewDefaults;
      await tx.delete(listViewDefaults).where(and(eq(shop, shopId), eq(account, accountId), eq(named, list)));
      return null;
    }
    const view = await findView(tx, viewer, viewId);
    if (view?.list !== list) throw new Refusal('view_not_found');
    await tx
      .insert(listViewDefaults)
      .values({ shopId, accountId, list, viewId })
      .onConflictDoUpdate({
        target: [listViewDefaults.shopId, listViewDefaults.accountId, listViewDefaults.list],
        set: { viewId },
      });
    return null;
  });
}

/** Deletes a view: one's own, or a shared one if one manages people. For whom it was the default, the list opens without any. */
export function deleteView(viewer: Viewer, id: number): Promise<null> {
  return transaction(async (tx) => {
    const view = await findView(tx, viewer, id);
    if (!view) throw new Refusal('view_not_found');
    assertSees(viewer, view.list);
    if (view.accountId !== viewer.accountId && !viewer.scopes.includes('people')) throw new Refusal('not_allowed');
    await tx.delete(listViews).where(eq(listViews.id, id));
    if (view.isShared) await logAct(tx, viewer, 'view_unshared', view.name);
    return null;
  });
}
