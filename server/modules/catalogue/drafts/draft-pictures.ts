import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { Picture } from '#contract/core/values.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { shopPictures } from '#server/modules/catalogue/tables.ts';
import { publishOwnPictures, shopPictureRates, takePicture } from '#server/modules/content/index.ts';

/** Takes a picture for the products of a shop: whoever works for it may use it. */
export async function takeProductPicture(
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

/** Refuses pictures that are not the shop's, the same way as pictures that do not exist. */
export async function assertShopPictures(tx: Transaction, shopId: number, content: ProductContent): Promise<void> {
  const named = picturesIn(content);
  if (named.length === 0) return;
  const [own] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(shopPictures)
    .where(and(eq(shopPictures.shopId, shopId), inArray(shopPictures.hash, named)));
  if (own?.count !== named.length) throw new Refusal('picture_unknown');
}

/** Every picture that a product names, once. */
export function picturesIn({ pictures, options }: ProductContent): string[] {
  const ofValues = options.flatMap(({ values }) => values.flatMap(({ pictureHash }) => pictureHash ?? []));
  return [...new Set([...pictures.map(({ hash }) => hash), ...ofValues])];
}
