import { and, eq, inArray } from 'drizzle-orm';
import type { Picture } from '#contract/core/values.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publishOwnPictures, shopPictureRates, takePicture } from '#server/modules/content/index.ts';
import { shopPictures, shops } from '#server/modules/shops/tables.ts';

/** Takes a picture for the pages or the products of a shop: whoever works for it may use it. */
export async function takeShopPicture(
  shopId: number,
  accountId: number,
  file: File,
): Promise<Picture & { hash: string }> {
  const picture = await takePicture(accountId, file, shopPictureRates);
  const hash = picture.url.replace('/media/', '');
  await transaction(async (tx) => {
    await publishOwnPictures(tx, accountId, [hash]);
    await rememberPictures(tx, shopId, [hash]);
  });
  return { ...picture, hash };
}

/** Lets a shop use these pictures from now on. */
export async function rememberPictures(tx: Transaction, shopId: number, hashes: readonly string[]): Promise<void> {
  const rows = [...new Set(hashes)].sort().map((hash) => ({ shopId, hash }));
  if (rows.length > 0) await tx.insert(shopPictures).values(rows).onConflictDoNothing();
}

/** Those of the pictures that the shop may use. */
export async function findShopPictures(
  tx: Transaction,
  shopId: number,
  hashes: readonly string[],
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await tx
    .select({ hash: shopPictures.hash })
    .from(shopPictures)
    .where(and(eq(shopPictures.shopId, shopId), inArray(shopPictures.hash, [...new Set(hashes)])));
  return new Set(rows.map(({ hash }) => hash));
}

/** Lets a shop use the pictures of its banners, which it may have had from the beginning. */
export async function rememberBanners(tx: Transaction, shopId: number): Promise<void> {
  const [shop] = await tx.select({ banners: shops.banners }).from(shops).where(eq(shops.id, shopId));
  await rememberPictures(
    tx,
    shopId,
    (shop?.banners ?? []).map(({ hash }) => hash),
  );
}
