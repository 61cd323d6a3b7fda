import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { activities, activityPages } from '#server/modules/catalogue/tables.ts';
import { assertUnchanged } from '#server/modules/shops/index.ts';
import { isWritten, readUnsaved } from './written-queries.ts';

export type LockedPage = typeof activityPages.$inferSelect;

/** Locks an activity and refuses what was written over another version than its newest. */
export async function lockActivity(tx: Transaction, id: number, version: number): Promise<LockedPage> {
  const [locked] = await tx
    .select({ id: activities.id })
    .from(activities)
    .where(and(isWritten, eq(activities.id, id)))
    .for('update');
  if (!locked) throw new Refusal('activity_not_found');
  const ofThis = eq(activityPages.activityId, id);
  const page = (await tx.select().from(activityPages).where(ofThis))[0] ?? (await firstPage(tx, id));
  await assertUnchanged(tx, page, version);
  return page;
}

/** What was there before any operator saved it can be gone back to. */
async function firstPage(tx: Transaction, id: number): Promise<LockedPage> {
  const published = await readUnsaved(tx, id);
  const [page] = await tx.insert(activityPages).values({ activityId: id, published }).returning();
  if (!page) throw new Error(`Activity ${id} got no page`);
  return page;
}
