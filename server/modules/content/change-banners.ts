import { eq } from 'drizzle-orm';
import { localPath } from '#contract/core/local-path.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { banners } from './tables.ts';

export type NewBanner = Omit<typeof banners.$inferInsert, 'id'>;

/** Adds banners. A link that leads out of the mall becomes the home page. */
export async function addBanners(tx: Transaction, wanted: readonly NewBanner[]): Promise<void> {
  await tx.insert(banners).values(wanted.map((banner) => ({ ...banner, link: localPath(banner.link) })));
  await invalidateCache(tx, 'banners');
}

export type BannerChange = Partial<Pick<NewBanner, 'title' | 'line' | 'isShown' | 'position'>>;

/** Changes a banner; cached pages that show it are dropped once the change is committed. */
export async function changeBanner(id: number, { title, line, isShown, position }: BannerChange): Promise<void> {
  await transaction(async (tx) => {
    const changed = await tx
      .update(banners)
      .set({ title, line, isShown, position })
      .where(eq(banners.id, id))
      .returning({ id: banners.id });
    if (changed.length === 0) throw new Refusal('not_found');
    await invalidateCache(tx, 'banners');
  });
}
