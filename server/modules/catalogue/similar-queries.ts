import { asc, eq, sql } from 'drizzle-orm';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { cardColumns, cardOf, flashPrices } from './card-queries.ts';
import { isOffered } from './on-sale-queries.ts';
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
  const rank = sql`${highestFirst(products.platformRank)}, ${highestFirst(products.id)}`;
  const offered = sql`${products} join ${shops} on ${shops.id} = ${products.shopId}`;
  const isShown = sql`${products.id} <> ${id} and ${isOffered}`;
  const ofOthers = sql`${products.shopId} <> (select shop_id from seen)`;
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
      (select ${products.id} as near_id, 0 as distance from ${offered}
        where ${products.shopId} = (select shop_id from seen) and ${isShown} order by ${rank} limit ${sameShopMax})
      union all
      (select ${products.id}, 1 from ${offered}
        where ${products.categoryId} = (select category_id from seen) and ${ofOthers} and ${isShown} order by ${rank} limit ${similarMax})
      union all
      (select beside.id, 2 from ${categories} c cross join lateral (
          select ${products.id}, ${products.platformRank} from ${offered} where ${products.categoryId} = c.id and ${ofOthers} and ${isShown} order by ${rank} limit ${similarMax}
        ) beside
        where c.parent_id = (select parent_id from seen) and c.id <> (select category_id from seen)
        order by beside.platform_rank desc, beside.id desc limit ${similarMax})
      union all
      (select ${products.id}, 3 from ${offered} where ${isShown}
        and ${products.shopId} is distinct from (select shop_id from seen) order by ${rank} limit ${similarMax})`);
}
