import { and, count, eq, sql } from 'drizzle-orm';
import type { Favourite } from '#contract/catalogue/shopper-product.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money, type Paging } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { flashPrices, priceNow } from '#server/modules/catalogue/card-queries.ts';
import { favourites, products } from '#server/modules/catalogue/tables.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { isShopPaused } from '#server/modules/shops/index.ts';
import { shops } from '#server/modules/shops/tables.ts';

export async function isFavourite(accountId: number, productId: number): Promise<boolean> {
  const [found] = await database()
    .select({ id: favourites.id })
    .from(favourites)
    .where(and(eq(favourites.accountId, accountId), eq(favourites.productId, productId)));
  return found !== undefined;
}

/** The account's favourites, newest first; those that cannot be bought now stay, with the reason. */
export async function listFavouritesOf(accountId: number, locale: Locale, { page, limit }: Paging) {
  const flash = flashPrices();
  const isTheirs = eq(favourites.accountId, accountId);
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        id: favourites.id,
        productId: favourites.productId,
        name: textIn(products.name, locale),
        price: priceNow,
        priceWhenSaved: favourites.priceWhenSaved,
        shopName: textIn(shops.name, locale),
        savedAt: favourites.savedAt,
        picture: pictureColumns,
        reason: sql<Favourite['reason']>`case when not ${shops.isOpen} then 'shop_closed'
          when not ${products.isOnSale} then 'off_sale' when not ${products.inStock} then 'sold_out' when ${isShopPaused} then 'on_holiday' end`,
      })
      .from(favourites)
      .innerJoin(products, eq(products.id, favourites.productId))
      .innerJoin(shops, eq(shops.id, products.shopId))
      .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
      .leftJoin(flash, eq(flash.productId, products.id))
      .where(isTheirs)
      .orderBy(highestFirst(favourites.savedAt), highestFirst(favourites.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(favourites).where(isTheirs),
  ]);
  const list = rows.map(
    ({ picture, price, priceWhenSaved, savedAt, ...row }): Favourite => ({
      ...row,
      image: pictureValue(picture),
      price: money(price),
      priceWhenSaved: money(priceWhenSaved),
      isOffered: row.reason === null,
      savedAt: savedAt.toISOString(),
    }),
  );
  return { list, total: counted?.total ?? 0, page, limit };
}
