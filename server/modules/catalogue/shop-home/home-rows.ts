import { eq } from 'drizzle-orm';
import type { HomeBlock } from '#contract/shops/home-blocks.ts';
import type { Transaction } from '#server/database/connection.ts';
import { shopHomes } from '#server/modules/catalogue/tables.ts';

export type HomeRow = typeof shopHomes.$inferSelect;

/** The home page of a shop, which begins with its first draft. */
export async function lockHome(tx: Transaction, shopId: number): Promise<HomeRow> {
  await tx.insert(shopHomes).values({ shopId }).onConflictDoNothing();
  const [row] = await tx.select().from(shopHomes).where(eq(shopHomes.shopId, shopId)).for('update');
  if (!row) throw new Error(`Shop ${shopId} has no home page`);
  return row;
}

/** When the next of these blocks appears or disappears; null when none does. */
export function nextTurn(blocks: readonly HomeBlock[], now: Date): Date | null {
  const times = blocks.flatMap(({ from, until }) => [from, until]).flatMap((time) => (time ? [new Date(time)] : []));
  const [first] = times.filter((time) => time > now).sort((one, other) => Number(one) - Number(other));
  return first ?? null;
}

/** Whether a block is shown at a time. */
export const isShownAt = (now: Date, { from, until }: Pick<HomeBlock, 'from' | 'until'>): boolean =>
  (from === null || new Date(from) <= now) && (until === null || new Date(until) > now);
