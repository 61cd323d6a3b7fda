import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { database, type Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { type removedKinds, removedThings } from './tables.ts';

type Thing = { shopId: number; kind: (typeof removedKinds)[number]; id: number };

const restorableSince = sql`${mallNow} - interval '1 day'`;

/** Stores what is removed from a shop in this transaction; what was removed before under the same id is over. */
export async function setAside(tx: Transaction, { shopId, kind, id }: Thing, content: object): Promise<void> {
  await tx
    .insert(removedThings)
    .values({ shopId, kind, subjectId: id, content, removedAt: mallNow })
    .onConflictDoUpdate({
      target: [removedThings.shopId, removedThings.kind, removedThings.subjectId],
      set: { content, removedAt: mallNow },
    });
}

/**
 * Takes what was removed from a shop within a day, once: the statement that finds it deletes it, and it comes back if the
 * transaction fails. Null when there is nothing.
 */
export async function takeBack<Content extends object>(
  tx: Transaction,
  { shopId, kind, id }: Thing,
): Promise<Content | null> {
  const [taken] = await tx
    .delete(removedThings)
    .where(
      and(
        eq(removedThings.shopId, shopId),
        eq(removedThings.kind, kind),
        eq(removedThings.subjectId, id),
        gt(removedThings.removedAt, restorableSince),
      ),
    )
    .returning({ content: removedThings.content });
  return taken ? (taken.content as Content) : null;
}

type Merged = { field: string; from: number; to: number };

/** Corrects an id in everything of a kind that was removed from shops, since what it names is merged into another. */
export async function correctRemoved(tx: Transaction, kind: Thing['kind'], { field, from, to }: Merged): Promise<void> {
  await tx
    .update(removedThings)
    .set({ content: sql`jsonb_set(content, array[${field}::text], to_jsonb(${to}::int))` })
    .where(and(eq(removedThings.kind, kind), sql`content ->> ${field}::text = ${String(from)}::text`));
}

/** Deletes for good what was removed more than a day ago. */
export async function deleteRemovedThings(): Promise<void> {
  await database().delete(removedThings).where(lte(removedThings.removedAt, restorableSince));
}
