import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Localized, localizedWith } from '#contract/core/languages.ts';
import { type Money, money } from '#contract/core/values.ts';
import type { DeliveryKind } from '#contract/orders/shopper-checkout.ts';
import type { ShownHoliday } from '#contract/shops/holidays.ts';
import type { Asker, Database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { anyOf, prepared } from '#server/database/statement.ts';
import { pictureColumns, type pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { isShopPaused, shownHolidayColumn } from '#server/modules/shops/index.ts';
import { shopCategories, shops } from '#server/modules/shops/tables.ts';
import { freightTemplateId } from './freight-template-queries.ts';
import { isInSchedule } from './on-sale-queries.ts';
import { runningFlashSale } from './product-queries.ts';
import { categories, productOptions, products, skus } from './tables.ts';

/** Everything that carts and orders need to know of a variant, as it is now. */
export type SkuFacts = {
  skuId: number;
  productId: number;
  shopId: number;
  name: Localized;
  /** "Blue, 42"; empty for a product without options. */
  variant: Localized;
  picture: Parameters<typeof pictureValue>[0];
  pictureHash: string;
  /** In a running flash sale, its price. */
  price: Money;
  originalPrice: Money;
  /** On hand and not reserved. */
  stock: number;
  /** The flash sale that determines the price, if one does. */
  activityId: number | null;
  /** Units left at the flash price, of all variants together; further units cost the usual price. */
  flashLeft: number;
  usualPrice: Money;
  isOnSale: boolean;
  isShopOpen: boolean;
  /** On a holiday on which it sells nothing. */
  isShopPaused: boolean;
  holiday: ShownHoliday | null;
  shopName: Localized;
  isSelf: boolean;
  weightGrams: number;
  /** How many units of the product, of all its variants together, one buyer may have; null: any number. */
  limitPerBuyer: number | null;
  isVirtual: boolean;
  /** Null when its shop has no template yet, and so delivers nowhere. */
  freightTemplateId: number | null;
  /** From its own category up to the top level. */
  categoryIds: number[];
  commissionPercent: number;
  deliveryKinds: DeliveryKind[];
};

/** Built and planned once per connection: both take longer than running it. */
const facts = prepared((database) => factsRow(database).prepare('sku_facts'));

function factsRow(database: Database) {
  const [leaf, middle] = [alias(categories, 'leaf'), alias(categories, 'middle')];
  const flash = runningFlashSale('en');
  return database
    .select({
      skuId: skus.id,
      productId: products.id,
      shopId: shops.id,
      name: products.name,
      values: sql<Localized[]>`array(
        select coalesce(o.value, jsonb_build_object('en', chosen.value))
        from unnest(${skus.values}) with ordinality chosen(value, place)
        left join ${productOptions} o on o.product_id = ${products.id} and o.position = chosen.place - 1
          and ${textIn(sql`o.value`, 'en')} = chosen.value
        order by chosen.place)`,
      picture: pictureColumns,
      price: skus.price,
      originalPrice: skus.originalPrice,
      stock: sql<number>`${skus.onHand} - ${skus.reserved}`,
      flashId: flash.activityId,
      flashPrice: flash.price,
      flashLeft: sql<number>`coalesce(${flash.quota} - ${flash.sold}, 0)`,
      // The clock decides here, too: the job that takes products on and off sale runs a little later.
      isOnSale: sql<boolean>`(${products.isOnSale} and ${skus.isOffered} and ${isInSchedule})`,
      isShopOpen: shops.isOpen,
      isShopPaused,
      holiday: shownHolidayColumn,
      shopName: shops.name,
      isSelf: shops.isSelf,
      weightGrams: sql<number>`coalesce(${skus.weightGrams}, ${products.weightGrams})`,
      limitPerBuyer: products.limitPerBuyer,
      isVirtual: products.isVirtual,
      freightTemplateId,
      leafId: leaf.id,
      middleId: leaf.parentId,
      topId: middle.parentId,
      commissionPercent: shopCategories.commissionPercent,
      deliveryKinds: sql<DeliveryKind[]>`${shops.deliveryKinds}`,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(shopCategories, eq(shopCategories.id, shops.categoryId))
    .innerJoin(leaf, eq(leaf.id, products.categoryId))
    .leftJoin(middle, eq(middle.id, leaf.parentId))
    .innerJoin(pictures, eq(pictures.hash, sql`coalesce(${skus.pictureHash}, ${products.pictureHash})`))
    .leftJoinLateral(flash, sql`true`)
    .where(sql`${skus.id} = any(${anyOf(sql.placeholder('skuIds'))})`)
    .orderBy(asc(skus.id));
}

/** The facts of these variants, in one query, by id. Those that do not exist are left out. */
export async function listSkuFacts(reader: Asker, skuIds: readonly number[]): Promise<SkuFacts[]> {
  if (skuIds.length === 0) return [];
  const rows = await facts(reader).execute({ skuIds: [...skuIds] });
  return rows.map(({ flashId, flashPrice, flashLeft, leafId, middleId, topId, values, ...row }): SkuFacts => {
    const isFlash = flashPrice !== null && flashPrice < row.price;
    return {
      ...row,
      variant: localizedWith(values, (texts) => texts.join(', ')),
      pictureHash: row.picture.hash,
      price: money(isFlash ? flashPrice : row.price),
      originalPrice: money(row.originalPrice),
      activityId: isFlash ? flashId : null,
      flashLeft: isFlash ? flashLeft : 0,
      usualPrice: money(row.price),
      categoryIds: [leafId, middleId, topId].filter((id) => id !== null),
    };
  });
}
