import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { editShopPictures as contract } from '#contract/shops/merchant-pictures.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertUnchanged } from '#server/modules/shops/last-saved-queries.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { publishShop } from '#server/modules/shops/own-shop/publish-shop.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { findShopPictures, rememberPictures } from './shop-pictures.ts';

type Input = z.output<typeof contract.input>;

/** Changes the pictures of a shop, unless they were changed since `version`. Whose the products are that banners lead to is checked before. */
export async function editPictures(
  tx: Transaction,
  actor: Actor,
  { version, ...pictures }: Input,
): Promise<{ version: number }> {
  const { shopId } = actor;
  const [before] = await tx
    .select({
      name: shops.name,
      version: shops.picturesVersion,
      savedBy: shops.picturesSavedBy,
      avatarHash: shops.avatarHash,
      backHash: shops.backHash,
      streetHash: shops.streetHash,
      banners: shops.banners,
    })
    .from(shops)
    .where(eq(shops.id, shopId))
    .for('update');
  if (!before) throw new Error(`Shop ${shopId} does not exist`);
  await assertUnchanged(tx, before, version);
  await rememberPictures(tx, shopId, hashesOf(before)); // what it has shown it may show again
  const named = hashesOf(pictures);
  const own = await findShopPictures(tx, shopId, named);
  if (named.some((hash) => !own.has(hash))) throw new Refusal('picture_unknown');
  await tx
    .update(shops)
    .set({
      ...pictures,
      picturesVersion: version + 1,
      picturesSavedBy: actor.accountId,
      picturesSavedAt: mallNow,
    })
    .where(eq(shops.id, shopId));
  await publishShop(tx, shopId);
  await logAct(tx, actor, 'shop_pictures_changed', before.name.en);
  return { version: version + 1 };
}

const hashesOf = ({ avatarHash, backHash, streetHash, banners }: Omit<Input, 'version'>) => [
  ...[avatarHash, backHash, streetHash],
  ...banners.map(({ hash }) => hash),
];
