import { and, eq, sql } from 'drizzle-orm';
import type { FlashSignUp } from '#contract/catalogue/flash-sales.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { activityProducts, flashSignUps, products } from '#server/modules/catalogue/tables.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { lowestPrice, stockOf, usualPrice } from './flash-product-queries.ts';

const ofProduct = (column: typeof usualPrice) =>
  sql<number>`(select coalesce(${column}, p.price) from ${products} p where p.id = ${flashSignUps.productId})`;

/** Products that were signed up, with what they have sold in the sale. */
export const selectSignUps = (locale: Locale) =>
  database()
    .select({
      id: flashSignUps.id,
      productId: flashSignUps.productId,
      name: textIn(products.name, locale),
      picture: pictureColumns,
      state: flashSignUps.state,
      price: flashSignUps.price,
      usualPrice: ofProduct(usualPrice),
      quota: flashSignUps.quota,
      perBuyer: flashSignUps.perBuyer,
      reason: flashSignUps.reason,
      sold: sql<number>`coalesce(${activityProducts.sold}, 0)`,
      version: flashSignUps.version,
      signedUpAt: flashSignUps.signedUpAt,
      decidedAt: flashSignUps.decidedAt,
      shopId: flashSignUps.shopId,
      shopName: textIn(shops.name, locale),
      lowestPrice: ofProduct(lowestPrice),
      stock: ofProduct(stockOf),
    })
    .from(flashSignUps)
    .innerJoin(products, eq(products.id, flashSignUps.productId))
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .innerJoin(shops, eq(shops.id, flashSignUps.shopId))
    .leftJoin(
      activityProducts,
      and(
        eq(activityProducts.activityId, flashSignUps.activityId),
        eq(activityProducts.productId, flashSignUps.productId),
      ),
    )
    .$dynamic();

export type SignUpRow = Awaited<ReturnType<typeof selectSignUps>>[number];

/** As its shop sees it. Every unit that was sold in the sale cost its price. */
export function signUpValue(row: SignUpRow): FlashSignUp {
  const { shopId: _, shopName: __, lowestPrice: ___, stock: ____, ...own } = row;
  return {
    ...own,
    picture: pictureValue(row.picture),
    price: money(row.price),
    usualPrice: money(row.usualPrice),
    sales: money(row.sold * row.price),
    signedUpAt: row.signedUpAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
