import { and, asc, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { previewBargainMargin } from '#contract/catalogue/merchant-bargains.ts';
import { variantsMax } from '#contract/catalogue/product-content.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shopCommission } from '#server/modules/shops/index.ts';
import { shopCategories, shops } from '#server/modules/shops/tables.ts';
import { unitMargin } from './bargain-margin.ts';

/** The variants of a product of the shop, and what lower prices would leave of each. Prices of other variants are ignored. */
export async function previewBargain(
  shopId: number,
  locale: Locale,
  { productId, prices }: z.output<typeof previewBargainMargin.input>,
): Promise<OutputOf<typeof previewBargainMargin>> {
  const [product] = await database()
    .select({
      name: textIn(products.name, locale),
      picture: pictureColumns,
      commissionPercent: shopCommission(shops.id, shopCategories),
    })
    .from(products)
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(shopCategories, eq(shopCategories.id, shops.categoryId))
    .where(and(eq(products.id, productId), eq(products.shopId, shopId), ne(products.state, 'bin')));
  if (!product) throw new Refusal('product_not_found');
  const variants = await database()
    .select({ skuId: skus.id, values: skus.values, price: skus.price, stock: skus.available, cost: skus.cost })
    .from(skus)
    .where(and(eq(skus.productId, productId), eq(skus.isOffered, true)))
    .orderBy(asc(skus.id))
    .limit(variantsMax);
  const lower = new Map(prices.map(({ skuId, price }) => [skuId, price]));
  return {
    productId,
    name: product.name,
    picture: pictureValue(product.picture),
    variants: variants.map(({ skuId, values, price, stock, cost }) => {
      const bargainPrice = lower.get(skuId) ?? null;
      const commissionPercent = Number(product.commissionPercent);
      const { commission, ...margin } = unitMargin({ price, cost, commissionPercent, bargainPrice });
      return {
        skuId,
        variant: values.join(', '),
        price: money(price),
        stock: Math.max(0, stock),
        cost: cost === null ? null : money(cost),
        bargainPrice: bargainPrice === null ? null : money(bargainPrice),
        commission: money(commission),
        ...margin,
      };
    }),
  };
}
