import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { activitiesMax } from '#contract/catalogue/activity-page.ts';
import type {
  deleteActivity as deleteContract,
  sortActivities as sortContract,
} from '#contract/catalogue/platform-activities.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import type { MallBlock } from '#contract/content/face.ts';
import type { Localized } from '#contract/core/languages.ts';
import { takeLock } from '#server/database/advisory-lock.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { written } from '#server/modules/catalogue/drafts/live-content.ts';
import { activities, activityPages, activityProducts } from '#server/modules/catalogue/tables.ts';
import { readDraft, readFace } from '#server/modules/content/index.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { savedNow } from '#server/modules/shops/index.ts';
import { lockActivity } from './lock-activity.ts';
import { hasNotEnded, isWritten } from './written-queries.ts';

type Operator = Caller<'platform'>;

/** Begins a new activity, of which nobody sees anything before it is published. */
export function addActivity(by: Operator, { name: given }: { name: Texts }): Promise<{ id: number }> {
  const name = written(given) as Localized;
  return transaction(async (tx) => {
    await takeLock(tx, locks.activityOrder);
    const [there] = await tx
      .select({ open: sql<number>`count(*) filter (where ${hasNotEnded})::int`, last: max(activities.position) })
      .from(activities)
      .leftJoin(activityPages, eq(activityPages.activityId, activities.id))
      .where(isWritten);
    if ((there?.open ?? 0) >= activitiesMax) throw new Refusal('too_many_activities');
    const [added] = await tx
      .insert(activities)
      .values({ kind: 'standard', layout: 1, name, startsAt: mallNow, position: (there?.last ?? 0) + 1, isOpen: false })
      .returning({ id: activities.id });
    if (!added) throw new Error('Adding an activity returned no id');
    const draft = {
      ...{ isOn: true, from: null, until: null, name, instruction: {}, bannerHash: null },
      ...{ layout: 1 as const, products: [] },
    };
    await tx
      .insert(activityPages)
      .values({ activityId: added.id, draft, version: 1, ...savedNow(by.session.accountId) });
    await logOperatorAct(tx, by, { act: 'activity_added', subject: name.en, after: { ...added, name } });
    return added;
  });
}

/** Deletes an activity that no block of the home page names. One that is named meanwhile is passed over by the home page. */
export async function deleteActivity(
  by: Operator,
  { id, version }: z.output<typeof deleteContract.input>,
): Promise<null> {
  const homes = await Promise.all([readFace('home'), readDraft('home')]);
  return transaction(async (tx) => {
    const page = await lockActivity(tx, id, version);
    if (homes.some(({ blocks }) => blocks.some((block) => names(block, id)))) throw new Refusal('activity_on_home');
    await tx.delete(activityProducts).where(eq(activityProducts.activityId, id));
    const [gone] = await tx.delete(activities).where(eq(activities.id, id)).returning({ name: activities.name });
    await invalidateCache(tx, 'activities');
    const before = page.published ?? page.draft;
    await logOperatorAct(tx, by, {
      act: 'activity_deleted',
      subject: gone?.name.en ?? '',
      before: { id, ...before },
    });
    return null;
  });
}

const names = (block: MallBlock, id: number): boolean => block.kind === 'activities' && block.activityIds.includes(id);

/** Puts activities into another order, unless someone else has done so meanwhile. */
export function sortActivities(by: Operator, { seen, ids }: z.output<typeof sortContract.input>): Promise<null> {
  return transaction(async (tx) => {
    await takeLock(tx, locks.activityOrder);
    const rows = await tx
      .select({ id: activities.id })
      .from(activities)
      .where(isWritten)
      .orderBy(asc(activities.position), asc(activities.id));
    const all = rows.map((row) => row.id);
    const before = all.filter((id) => seen.includes(id));
    if (before.length !== seen.length) throw new Refusal('activity_not_found');
    if (before.some((id, at) => id !== seen[at])) throw new Refusal('changed_meanwhile', {});
    const after = [...ids, ...all.filter((id) => !ids.includes(id))];
    await tx
      .update(activities)
      .set({ position: sql`array_position(${sql.param(after)}::int[], ${activities.id})` })
      .where(and(isWritten, sql`${activities.id} = any(${sql.param(after)}::int[])`));
    await invalidateCache(tx, 'activities');
    await logOperatorAct(tx, by, {
      ...{ act: 'activities_sorted', subject: '', before: { ids: before }, after: { ids } },
    });
    return null;
  });
}
