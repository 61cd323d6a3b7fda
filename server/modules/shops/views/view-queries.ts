import { and, asc, eq, or } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import { type listViews as contract, type ViewedList, viewsMax } from '#contract/shops/merchant-views.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { listViewDefaults, listViews } from '#server/modules/shops/tables.ts';
import type { Viewer } from './viewer.ts';

type Reader = Pick<Transaction, 'select'>;

/** A view that this person sees: their own, or one that is shared in their shop. */
const isSeenBy = ({ shopId, accountId }: Viewer) =>
  and(eq(listViews.shopId, shopId), or(eq(listViews.accountId, accountId), eq(listViews.isShared, true)));

/** The views of a list that someone sees, in the order in which they were saved. */
export async function listViewsOf(viewer: Viewer, list: ViewedList): Promise<OutputOf<typeof contract>> {
  const { shopId, accountId, scopes } = viewer;
  const [rows, [chosen]] = await Promise.all([
    database()
      .select({
        id: listViews.id,
        name: listViews.name,
        query: listViews.query,
        isShared: listViews.isShared,
        accountId: listViews.accountId,
        by: accounts.nickname,
      })
      .from(listViews)
      .innerJoin(accounts, eq(accounts.id, listViews.accountId))
      .where(and(isSeenBy(viewer), eq(listViews.list, list)))
      .orderBy(asc(listViews.id))
      .limit(viewsMax * 2),
    database()
      .select({ viewId: listViewDefaults.viewId })
      .from(listViewDefaults)
      .where(
        and(
          eq(listViewDefaults.shopId, shopId),
          eq(listViewDefaults.accountId, accountId),
          eq(listViewDefaults.list, list),
        ),
      ),
  ]);
  const views = rows.map(({ accountId: author, ...view }) => {
    const isOwn = author === accountId;
    return { ...view, isOwn, canDelete: isOwn || scopes.includes('people') };
  });
  // A default that its author no longer shares is none.
  return { views, defaultId: views.find(({ id }) => id === chosen?.viewId)?.id ?? null };
}

/** A view that this person sees; null for any other. */
export async function findView(reader: Reader, viewer: Viewer, id: number) {
  const [view] = await reader
    .select()
    .from(listViews)
    .where(and(isSeenBy(viewer), eq(listViews.id, id)));
  return view ?? null;
}
