import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import type { DemoShop } from '#contract/demo/console.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const shopsMax = 200;

/** The shops that someone owns, in the order in which they were opened. */
export async function listOwnedShops(locale: Locale): Promise<DemoShop[]> {
  const rows = await database()
    .select({ shopId: shops.id, name: textIn(shops.name, locale), avatar: pictureColumns })
    .from(shops)
    .innerJoin(pictures, eq(pictures.hash, shops.avatarHash))
    .where(isNotNull(shops.ownerId))
    .orderBy(asc(shops.id))
    .limit(shopsMax);
  return rows.map(({ avatar, ...shop }) => ({ ...shop, avatar: pictureValue(avatar) }));
}

export async function findOwner(shopId: number): Promise<number | null> {
  const [shop] = await database()
    .select({ ownerId: shops.ownerId })
    .from(shops)
    .where(and(eq(shops.id, shopId), isNotNull(shops.ownerId)));
  return shop?.ownerId ?? null;
}
