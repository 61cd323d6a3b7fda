import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findShopPictures } from '#server/modules/shops/index.ts';

/** Refuses pictures that are not the shop's, the same way as pictures that do not exist. */
export async function assertShopPictures(tx: Transaction, shopId: number, content: ProductContent): Promise<void> {
  const named = picturesIn(content);
  const own = await findShopPictures(tx, shopId, named);
  if (own.size !== named.length) throw new Refusal('picture_unknown');
}

/** Every picture that a product names, once. */
export function picturesIn({ pictures, options }: ProductContent): string[] {
  const ofValues = options.flatMap(({ values }) => values.flatMap(({ pictureHash }) => pictureHash ?? []));
  return [...new Set([...pictures.map(({ hash }) => hash), ...ofValues])];
}
