import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Localized, localizedWith } from '#contract/core/languages.ts';
import { type Money, money } from '#contract/core/values.ts';
import type { DeliveryKind } from '#contract/orders/shopper-checkout.ts';
import type { ShownHoliday } from '#contract/shops/holidays.ts';
import type { Asker, Database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { anyOf, prepared } from '#server/database/statement.ts';
import { runningBargain } from '#server/modules/catalogue/bargains/running-queries.ts';
import { pictureColumns, type pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { isShopPaused, shopCommission, shownHolidayColumn } from '#server/modules/shops/index.ts';
import { shopCategories, shops } from '#server/modules/shops/tables.ts';
import { freightTemplateId } from './freight-template-queries.ts';
import { isInSchedule } from './on-sale-queries.ts';
import { runningFlashSale } from './product-queries.ts';
import { categories, productOptions, products, skus } from './tables.ts';

/** A lower price for a limited number of units: that of a flash sale, or of a bargain of the shop. */
export type PriceOffer = {
  kind: 'flash' | 'bargain';
  id: number;
  price: Money;
  /** Of all variants of the product that have it together. */
  left: number;
  perBuyer: number | null;
  endsAt: string;
};

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
  /** The lowest at which a unit can be had. */
  price: Money;
  originalPrice: Money;
  /** On hand and not reserved. */
  stock: number;
  /** The lower prices that it has now, the best first; of equal ones the flash sale, so that the shop's units are not used up. */
  offers: PriceOffer[];
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
  const bargain = runningBargain();
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
      flash: {
        id: flash.activityId,
        price: flash.price,
        left: sql<number>`${flash.quota} - ${flash.sold}`,
        perBuyer: flash.perBuyer,
        endsAt: flash.endsAt,
      },
      bargain: {
        id: bargain.bargainId,
        price: bargain.price,
        left: sql<number>`${bargain.quota} - ${bargain.sold}`,
        perBuyer: bargain.perBuyer,
        endsAt: bargain.endsAt,
      },
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
      commissionPercent: shopCommission(shops.id, shopCategories),
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
    .leftJoinLateral(bargain, sql`true`)
    .where(sql`${skus.id} = any(${anyOf(sql.placeholder('skuIds'))})`)
    .orderBy(asc(skus.id));
}

/** The facts of these variants, in one query, by id. Those that do not exist are left out. */
export async function listSkuFacts(reader: Asker, skuIds: readonly number[]): Promise<SkuFacts[]> {
  if (skuIds.length === 0) return [];
  const rows = await facts(reader).execute({ skuIds: [...skuIds] });
  return rows.map(({ flash, bargain, leafId, middleId, topId, values, ...row }): SkuFacts => {
    const offers = [...offersOf('flash', flash), ...offersOf('bargain', bargain)]
      .filter(({ price }) => price < row.price)
      .toSorted((one, other) => one.price - other.price);
    return {
      ...row,
      variant: localizedWith(values, (texts) => texts.join(', ')),
      pictureHash: row.picture.hash,
      price: offers[0]?.price ?? money(row.price),
      originalPrice: money(row.originalPrice),
      offers,
      usualPrice: money(row.price),
      categoryIds: [leafId, middleId, topId].filter((id) => id !== null),
    };
  });
}

type OfferRow = Pick<PriceOffer, 'id' | 'left' | 'perBuyer'> & { price: number | null; endsAt: Date | null };

function offersOf(kind: PriceOffer['kind'], row: OfferRow | null): PriceOffer[] {
  if (!row || row.price === null || row.endsAt === null) return [];
  const { id, price, left, perBuyer, endsAt } = row;
  return [{ kind, id, price: money(price), left, perBuyer, endsAt: endsAt.toISOString() }];
}
