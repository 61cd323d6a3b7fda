import { sql } from 'drizzle-orm';
import { type findProducts, productsPickedMax } from '#contract/catalogue/merchant.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { pictureJson, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { isExactly, pickOwnProducts } from './own-product-search-queries.ts';

type Found = OutputOf<typeof findProducts>;
type Row = Omit<Found[number], 'picture'> & { picture: Parameters<typeof pictureValue>[0] };

/** The few products that someone may mean by these words. */
export async function findProductsOf(shopId: number, locale: Locale, words: string): Promise<Found> {
  const [exact, named] = await Promise.all([exactly(shopId, words), pickOwnProducts(shopId, words, productsPickedMax)]);
  const ids = new Set([...exact, ...named]);
  const picked = [...ids].slice(0, productsPickedMax);
  const rows = await statement<Row>(
    'picked_products',
    sql`
    select own.id as "productId", own.state, ${textIn(sql`own.name`, locale)} as name, ${pictureJson} as picture
    from unnest(${sql.param(picked)}::int[]) with ordinality wanted (id, place)
    join ${products} own on own.id = wanted.id join ${pictures} p on p.hash = own.picture_hash order by wanted.place`,
  ).rows(database());
  return rows.map((row) => ({ ...row, picture: pictureValue(row.picture) }));
}

async function exactly(shopId: number, words: string): Promise<number[]> {
  const rows = await statement<{ id: number }>(
    'products_exactly',
    sql`
    select own.id from ${products} own
    where own.id in (${isExactly(words)}) and own.shop_id = ${shopId} and own.state <> 'bin'
    order by own.id desc limit ${productsPickedMax}`,
  ).rows(database());
  return rows.map(({ id }) => id);
}
