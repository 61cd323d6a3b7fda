import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import { type ChosenProduct, shopProductsFoundMax } from '#contract/shops/merchant-pictures.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { pickOwnProducts } from '#server/modules/catalogue/own-products/own-product-search-queries.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';

/** Products of a shop to choose from: those with the words in their names, or the newest. */
export async function findChoices(shopId: number, words: string, locale: Locale): Promise<ChosenProduct[]> {
  if (words) return listChosen(shopId, await pickOwnProducts(shopId, words, shopProductsFoundMax), locale);
  const rows = await database()
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), eq(products.state, 'on_sale')))
    .orderBy(highestFirst(products.id))
    .limit(shopProductsFoundMax);
  return listChosen(
    shopId,
    rows.map(({ id }) => id),
    locale,
  );
}

/** These products of a shop, in this order; those that are not its own are left out. */
export async function listChosen(shopId: number, ids: readonly number[], locale: Locale): Promise<ChosenProduct[]> {
  if (ids.length === 0) return [];
  const rows = await database()
    .select({ id: products.id, name: textIn(products.name, locale), picture: pictureColumns })
    .from(products)
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .where(and(eq(products.shopId, shopId), inArray(products.id, [...ids])))
    .orderBy(sql`array_position(${sql.param([...ids])}::int[], ${products.id})`);
  return rows.map((row) => ({ ...row, picture: pictureValue(row.picture) }));
}

/** Refuses products that are not the shop's, the same way as products that do not exist. */
export async function assertOwnProducts(on: Asker, shopId: number, ids: readonly number[]): Promise<void> {
  const named = [...new Set(ids)];
  if (named.length === 0) return;
  const own = await on
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), inArray(products.id, named)));
  if (own.length !== named.length) throw new Refusal('product_not_found');
}
