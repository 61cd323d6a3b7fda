import { asc, eq, sql } from 'drizzle-orm';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { cardColumns, cardOf, flashPrices } from './card-queries.ts';
import { categories, products } from './tables.ts';

const sameShopMax = 12;
const similarMax = 24;

/**
 * Products of the same shop, and similar products of other shops: of the same category, then of sibling categories, then
 * recommended ones. For a product that no longer exists only the last.
 */
export async function listSimilarCards(
  id: number,
  locale: Locale,
): Promise<{ sameShop: ProductCard[]; similar: ProductCard[] }> {
  const flash = flashPrices();
  const near = nearBy(id);
  const rows = await database()
    .with(near)
    .select({ ...cardColumns(locale), flashPrice: flash.price, distance: near.distance })
    .from(near)
    .innerJoin(products, eq(products.id, near.id))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .leftJoin(flash, eq(flash.productId, products.id))
    .orderBy(asc(near.distance), highestFirst(products.platformRank), highestFirst(products.id));
  const sameShop = rows.filter(({ distance }) => distance === 0);
  const similar = new Map(rows.filter(({ distance }) => distance > 0).map((row) => [row.id, row]));
  return { sameShop: sameShop.map(cardOf), similar: [...similar.values()].slice(0, similarMax).map(cardOf) };
}

/** Each part follows an index in list order and stops when it has enough. */
function nearBy(id: number) {
  const rank = sql`p.platform_rank desc nulls last, p.id desc nulls last`;
  const offered = sql`${products} p join ${shops} s on s.id = p.shop_id and s.is_open`;
  const isShown = sql`p.id <> ${id} and p.is_on_sale and p.in_stock`;
  const ofOthers = sql`p.shop_id <> (select shop_id from seen)`;
  return database()
    .$with('near', {
      id: sql<number>`near_id`.as('near_id'),
      distance: sql<number>`distance`.as('distance'),
    })
    .as(sql`
      with seen as (
        select p.shop_id, p.category_id, c.parent_id from ${products} p join ${categories} c on c.id = p.category_id
        where p.id = ${id}
      )
      (select p.id as near_id, 0 as distance from ${offered}
        where p.shop_id = (select shop_id from seen) and ${isShown} order by ${rank} limit ${sameShopMax})
      union all
      (select p.id, 1 from ${offered}
        where p.category_id = (select category_id from seen) and ${ofOthers} and ${isShown} order by ${rank} limit ${similarMax})
      union all
      (select beside.id, 2 from ${categories} c cross join lateral (
          select p.id, p.platform_rank from ${offered} where p.category_id = c.id and ${ofOthers} and ${isShown} order by ${rank} limit ${similarMax}
        ) beside
        where c.parent_id = (select parent_id from seen) and c.id <> (select category_id from seen)
        order by beside.platform_rank desc, beside.id desc limit ${similarMax})
      union all
      (select p.id, 3 from ${offered} where ${isShown}
        and p.shop_id is distinct from (select shop_id from seen) order by ${rank} limit ${similarMax})`);
}
