import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/core/languages.ts';
import { money, type Paging } from '#contract/core/values.ts';
import type { ShopCard } from '#contract/shops/shopper.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { flashPrices, priceNow } from '#server/modules/catalogue/card-queries.ts';
import { isOnShelf } from '#server/modules/catalogue/on-sale-queries.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { pictureJson, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

type FirstProduct = { id: number; name: string; price: number; picture: Parameters<typeof pictureValue>[0] };
const firstProductsMax = 3;

/** Shops with the first products of each, page by page. `where` and `order` refer to the table of shops. */
export async function listShopCards(
  locale: Locale,
  { where, order, page, limit }: { where: SQL; order: readonly SQL[] } & Paging,
): Promise<{ list: ShopCard[]; total: number; page: number; limit: number }> {
  const avatar = alias(pictures, 'avatar');
  const back = alias(pictures, 'back');
  const street = alias(pictures, 'street');
  const first = firstProducts(locale);
  const [rows, total] = await Promise.all([
    database()
      .select({
        shop: {
          id: shops.id,
          name: textIn(shops.name, locale),
          intro: textIn(shops.intro, locale),
          isSelf: shops.isSelf,
          typeId: shops.typeId,
          categoryId: shops.categoryId,
          followers: shops.followerCount,
        },
        ratingTenths: shops.ratingTenths,
        avatar,
        back,
        street,
        offered: first.offered,
      })
      .from(shops)
      .innerJoin(avatar, eq(avatar.hash, shops.avatarHash))
      .innerJoin(back, eq(back.hash, shops.backHash))
      .innerJoin(street, eq(street.hash, shops.streetHash))
      .crossJoinLateral(first)
      .where(where)
      .orderBy(...order, asc(shops.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().$count(shops, where),
  ]);
  const list = rows.map(({ shop, ratingTenths, avatar, back, street, offered }) => ({
    ...shop,
    starLevel: ratingTenths / 10,
    avatar: pictureValue(avatar),
    backImage: pictureValue(back),
    streetImage: pictureValue(street),
    products: offered.map(({ picture, price, ...rest }) => ({
      ...rest,
      price: money(price),
      image: pictureValue(picture),
    })),
  }));
  return { list, total, page, limit };
}

function firstProducts(locale: Locale) {
  const rank = sql`${highestFirst(products.platformRank)}, ${highestFirst(products.id)}`;
  const offered = sql`
    select ${products.id} as id, ${textIn(products.name, locale)} as name,
      ${priceNow} as price, ${products.pictureHash} as hash,
      row_number() over (order by ${rank}) as place
    from ${products} left join ${flashPrices()} on flash.product_id = ${products.id}
    where ${products.shopId} = ${shops.id} and ${isOnShelf}
    order by ${rank} limit ${firstProductsMax}`;
  return database()
    .select({
      offered: sql<FirstProduct[]>`coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'price', g.price,
        'picture', ${pictureJson}) order by g.place), '[]'::json)`.as('offered'),
    })
    .from(sql`(${offered}) g join ${pictures} p on p.hash = g.hash`)
    .as('first_products');
}

/** Open shops, recommended ones first. */
export function listStreet(locale: Locale, paging: Paging) {
  return listShopCards(locale, {
    where: eq(shops.isOpen, true),
    order: [highestFirst(shops.isRecommended), highestFirst(shops.ratingTenths)],
    ...paging,
  });
}
