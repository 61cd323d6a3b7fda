import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { getShopPictures } from '#contract/shops/merchant-pictures.ts';
import { database } from '#server/database/connection.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { bannerPictures, lastSavedColumns } from '#server/modules/shops/index.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { listChosen } from './product-choice-queries.ts';

/** The pictures of a shop, with the products that its banners lead to. */
export async function getPicturesOf(shopId: number, locale: Locale): Promise<OutputOf<typeof getShopPictures>> {
  const [avatar, back, street] = [alias(pictures, 'avatar'), alias(pictures, 'back'), alias(pictures, 'street')];
  const [shop] = await database()
    .select({
      avatar,
      back,
      street,
      banners: bannerPictures,
      version: shops.picturesVersion,
      ...lastSavedColumns({ savedBy: shops.picturesSavedBy, savedAt: shops.picturesSavedAt }),
    })
    .from(shops)
    .innerJoin(avatar, eq(avatar.hash, shops.avatarHash))
    .innerJoin(back, eq(back.hash, shops.backHash))
    .innerJoin(street, eq(street.hash, shops.streetHash))
    .where(eq(shops.id, shopId));
  if (!shop) throw new Error(`Shop ${shopId} does not exist`);
  const { banners, version, savedBy, savedAt } = shop;
  const ids = banners.flatMap(({ productId }) => productId ?? []);
  const chosen = new Map((await listChosen(shopId, ids, locale)).map((product) => [product.id, product]));
  return {
    avatar: pictureValue(shop.avatar),
    back: pictureValue(shop.back),
    street: pictureValue(shop.street),
    banners: banners.map(({ picture, productId, shelfId }) => ({
      picture: pictureValue(picture),
      product: (productId && chosen.get(productId)) || null,
      shelfId,
    })),
    ...{ version, savedBy, savedAt },
  };
}
