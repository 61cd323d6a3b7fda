import { asc, eq, lte } from 'drizzle-orm';
import type { FaceName } from '#contract/content/face.ts';
import type { CacheTag } from '#contract/core/call.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import { mallNow, readMallTime } from '#server/database/mall-clock.ts';
import { faceParts } from '#server/modules/content/tables.ts';
import { nextTurn } from './face-times.ts';

/** What pages that show a part are cached with. */
export const faceTags = {
  home: 'banners',
  announcement: 'site',
  pages: 'site',
  footer: 'site',
  look: 'site',
  menu: 'site',
} as const satisfies Record<FaceName, CacheTag>;

/** Drops the cached pages on which a part of the mall's face has just appeared or disappeared. */
export async function followFaceTimes(): Promise<void> {
  const now = new Date(await readMallTime());
  await transaction(async (tx) => {
    const turned = await tx
      .select({ name: faceParts.name, published: faceParts.published })
      .from(faceParts)
      .where(lte(faceParts.nextTurnAt, mallNow))
      .orderBy(asc(faceParts.name))
      .for('update', { skipLocked: true });
    for (const { name, published } of turned)
      await tx
        .update(faceParts)
        .set({ nextTurnAt: published && nextTurn(published, now) })
        .where(eq(faceParts.name, name));
    if (turned.length > 0) await invalidateCache(tx, ...turned.map(({ name }) => faceTags[name]));
  });
}
