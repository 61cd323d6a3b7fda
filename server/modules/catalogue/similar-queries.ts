import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { cardColumns, cardOf, flashPrices } from './card-queries.ts';
import { isOffered } from './on-sale-queries.ts';
import { categories, productOptions, productSpecs, products } from './tables.ts';

const sameShopMax = 12;
const similarMax = 24;
const candidateMax = 2 * similarMax; // of a category: the attributes of so many are compared

/**
 * Similar products, of any shop: of the same category, then of those beside it, and in each those first that share most
 * attributes. Besides, further products of the same shop. For a product that does not exist: recommended products.
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
    .orderBy(
      asc(near.distance),
      highestFirst(near.shared),
      highestFirst(products.platformRank),
      highestFirst(products.id),
    );
  const similar = rows.filter(({ distance }) => distance > 0).slice(0, similarMax);
  const ids = new Set(similar.map((row) => row.id));
  const sameShop = rows.filter((row) => row.distance === 0 && !ids.has(row.id)).slice(0, sameShopMax);
  return { sameShop: sameShop.map(cardOf), similar: similar.map(cardOf) };
}

/** Each part follows an index in list order and stops when it has enough. */
function nearBy(id: number) {
  const rank = sql`${highestFirst(products.platformRank)}, ${highestFirst(products.id)}`;
  const offered = sql`${products} join ${shops} on ${shops.id} = ${products.shopId}`;
  const isShown = sql`${products.id} <> ${id} and ${isOffered}`;
  // What it is made of and what can be chosen: "Material: Wool", "Colour: Blue".
  const attributesOf = (productId: SQL) => sql`
    select a.name ->> 'en' as name, a.value ->> 'en' as value from ${productSpecs} a where a.product_id = ${productId}
    union select a.name ->> 'en', a.value ->> 'en' from ${productOptions} a where a.product_id = ${productId}`;
  return database()
    .$with('near', {
      id: sql<number>`near_id`.as('near_id'),
      distance: sql<number>`distance`.as('distance'),
      shared: sql<number>`shared`.as('shared'),
    })
    .as(sql`
      with seen as (
        select p.shop_id, p.category_id, c.parent_id from ${products} p join ${categories} c on c.id = p.category_id
        where p.id = ${id}
      ), own as materialized (${attributesOf(sql`${id}`)}), found as (
        (select ${products.id} as near_id, 0 as distance from ${offered}
          where ${products.shopId} = (select shop_id from seen) and ${isShown} order by ${rank} limit ${sameShopMax + similarMax})
        union all
        (select ${products.id}, 1 from ${offered}
          where ${products.categoryId} = (select category_id from seen) and ${isShown} order by ${rank} limit ${candidateMax})
        union all
        (select beside.id, 2 from ${categories} c cross join lateral (
            select ${products.id}, ${products.platformRank} from ${offered} where ${products.categoryId} = c.id and ${isShown} order by ${rank} limit ${candidateMax}
          ) beside
          where c.parent_id = (select parent_id from seen) and c.id <> (select category_id from seen)
          order by beside.platform_rank desc, beside.id desc limit ${candidateMax})
        union all
        (select ${products.id}, 3 from ${offered} where not exists (select from seen) and ${isShown} order by ${rank} limit ${similarMax})
      )
      select near_id, distance, case when distance in (1, 2) then
        (select count(*) from (${attributesOf(sql`near_id`)}) theirs join own using (name, value)) else 0 end as shared
      from found`);
}
