import { asc, eq, lte } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import { mallNow, readMallTime } from '#server/database/mall-clock.ts';
import { shopHomes } from '#server/modules/catalogue/tables.ts';
import { nextTurn } from './home-rows.ts';

const atOnce = 500;

/** Drops the cached home pages of shops on which a block has just appeared or disappeared. */
export async function followHomeTimes(): Promise<void> {
  const now = new Date(await readMallTime());
  await transaction(async (tx) => {
    const turned = await tx
      .select({ shopId: shopHomes.shopId, published: shopHomes.published })
      .from(shopHomes)
      .where(lte(shopHomes.nextTurnAt, mallNow))
      .orderBy(asc(shopHomes.shopId))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    for (const { shopId, published } of turned)
      await tx
        .update(shopHomes)
        .set({ nextTurnAt: nextTurn(published ?? [], now) })
        .where(eq(shopHomes.shopId, shopId));
    if (turned.length > 0) await invalidateCache(tx, ...turned.map(({ shopId }) => `shop:${shopId}` as const));
  });
}
