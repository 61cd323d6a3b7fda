import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ProductDeal } from '#contract/catalogue/shopper-deals.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';

type Shown = Omit<ProductDeal['products'][number], 'units' | 'offer'>;

/** What deals show of the products in them that are on sale, by their id. */
export async function listShown(ids: readonly number[], locale: Locale): Promise<Map<number, Shown>> {
  if (ids.length === 0) return new Map();
  const rows = await database()
    .select({
      id: products.id,
      name: textIn(products.name, locale),
      picture: pictureColumns,
      price: products.price,
    })
    .from(products)
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .where(and(inArray(products.id, [...ids]), eq(products.isOnSale, true)))
    .orderBy(asc(products.id));
  return new Map(
    rows.map(({ id, name, picture, price }) => [id, { id, name, picture: pictureValue(picture), price: money(price) }]),
  );
}
