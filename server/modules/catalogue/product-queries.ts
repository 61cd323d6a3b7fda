import { and, asc, eq, gt, lt, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { type Locale, locales } from '#contract/core/languages.ts';
import { type Database, database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { prepared } from '#server/database/statement.ts';
import { noteCacheTags } from '#server/http/cache/cache-tags.ts';
import { Refusal } from '#server/http/refusal.ts';
import { bargainPriceOf, isBargainRunning } from '#server/modules/catalogue/bargains/running-queries.ts';
import { countOfShop } from '#server/modules/catalogue/shop-shelves/shop-queries.ts';
import { pictureJson } from '#server/modules/content/index.ts';
import { pictures, siteSettings } from '#server/modules/content/tables.ts';
import { shownHolidayColumn } from '#server/modules/shops/index.ts';
import { shops, shopTypes } from '#server/modules/shops/tables.ts';
import { isRunning } from './card-queries.ts';
import { type ProductRow, productOf } from './product-value.ts';
import {
  activities,
  activityProducts,
  bargains,
  brands,
  categories,
  productOptions,
  productPictures,
  productSpecs,
  products,
  productTexts,
  skus,
} from './tables.ts';

/** Everything on a product's page, in one query. */
export async function getProductPage(id: number, locale: Locale): Promise<Product> {
  const row = await findProductRow(id, locale);
  if (!row) throw new Refusal('product_not_found');
  noteCacheTags([`shop:${row.shop.id}`]);
  return productOf(row, locale);
}

export async function findProductRow(id: number, locale: Locale): Promise<ProductRow | null> {
  const [row]: (ProductRow | undefined)[] = await pages[locale](database()).execute({ id });
  return row ?? null;
}

const pages = Object.fromEntries(
  locales.map((locale) => [locale, prepared((on) => productRow(on, locale).prepare(`product_page_${locale}`))]),
) as Record<Locale, (on: Database) => ReturnType<ReturnType<typeof productRow>['prepare']>>;

/** What the page says of the shop. */
export const shopColumns = (locale: Locale) => ({
  id: shops.id,
  name: textIn(shops.name, locale),
  isOpen: shops.isOpen,
  isSelf: shops.isSelf,
  holiday: shownHolidayColumn,
  typeName: textIn(shopTypes.name, locale),
  ratingTenths: shops.ratingTenths,
  qualitySum: shops.qualitySum,
  serviceSum: shops.serviceSum,
  reviewCount: shops.reviewCount,
  followers: shops.followerCount,
  productCount: countOfShop,
});

/** A brand as the page shows it; null without one, and for one that the platform hides. */
export const brandColumn = (id: SQLWrapper, locale: Locale) => sql<ProductRow['brand']>`(
  select json_build_object('id', b.id, 'name', ${textIn(sql`b.name`, locale)}, 'logo', case when p.hash is not null then ${pictureJson} end)
  from ${brands} b left join ${pictures} p on p.hash = b.logo_hash where b.id = ${id} and b.is_shown)`;

export const guaranteesColumn = sql<unknown>`(select value from ${siteSettings} where name = 'guarantees')`;

function productRow(on: Database, locale: Locale) {
  const avatar = alias(pictures, 'avatar');
  const [leaf, middle, top] = [alias(categories, 'leaf'), alias(categories, 'middle'), alias(categories, 'top')];
  const flash = runningFlashSale(locale);
  return on
    .select({
      id: products.id,
      name: textIn(products.name, locale),
      price: products.price,
      originalPrice: products.originalPrice,
      sales: products.sales,
      isOnSale: products.isOnSale,
      limitPerBuyer: products.limitPerBuyer,
      ratingSum: products.ratingSum,
      ratingCount: products.ratingCount,
      summary: textIn<string | null>(productTexts.summary, locale),
      content: textIn<string | null>(productTexts.contentHtml, locale),
      unit: textIn<string | null>(productTexts.unit, locale),
      details: productTexts.details,
      leaf: { id: leaf.id, name: textIn(leaf.name, locale) },
      middle: { id: middle.id, name: textIn(middle.name, locale) },
      top: { id: top.id, name: textIn(top.name, locale) },
      brand: brandColumn(products.brandId, locale),
      flash: {
        activityId: flash.activityId,
        name: flash.name,
        endsAt: flash.endsAt,
        price: flash.price,
        quota: flash.quota,
        sold: flash.sold,
        perBuyer: flash.perBuyer,
      },
      bargain: sql<ProductRow['bargain']>`(
        select json_build_object('endsAt', ${bargains.endsAt}, 'left', ${bargains.quota} - ${bargains.sold}, 'perBuyer', ${bargains.perBuyer})
        from ${bargains} where ${bargains.productId} = ${products.id} and ${isBargainRunning} limit 1)`,
      shop: shopColumns(locale),
      avatar,
      pictures: listed<ProductRow['pictures']>(sql`
        select p.hash, p.width, p.height, p.colour, coalesce(${textIn<string | null>(sql`pp.alt`, locale)}, '') as alt
        from ${productPictures} pp join ${pictures} p on p.hash = pp.picture_hash
        where pp.product_id = ${products.id} order by pp.position limit 20`),
      options: listed<ProductRow['options']>(sql`
        select o.position, ${textIn(sql`o.name`, locale)} as name, ${textIn(sql`o.value`, 'en')} as value,
          ${textIn(sql`o.value`, locale)} as label
        from ${productOptions} o where o.product_id = ${products.id} order by o.position, o.value_position limit 400`),
      skus: listed<ProductRow['skus']>(sql`
        select s.id, s.values, s.price, s.original_price as "originalPrice", s.on_hand - s.reserved as stock, ${bargainPriceOf(sql`s.id`)} as "bargainPrice",
          case when p.hash is not null then ${pictureJson} end as picture
        from ${skus} s left join ${pictures} p on p.hash = s.picture_hash
        where s.product_id = ${products.id} and s.is_offered order by s.id limit 500`),
      specs: listed<ProductRow['specs']>(sql`
        select ${textIn(sql`s.name`, locale)} as name, ${textIn(sql`s.value`, locale)} as value
        from ${productSpecs} s where s.product_id = ${products.id} order by s.position limit 100`),
      detailPictures: listed<ProductRow['detailPictures']>(sql`
        select p.hash, p.width, p.height, p.colour from ${pictures} p where p.hash in (
          select (block ->> 'pictureHash')::char(32) from jsonb_array_elements(${productTexts.details}) block)`),
      guarantees: guaranteesColumn,
      chosenGuarantees: products.guarantees,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(shopTypes, eq(shopTypes.id, shops.typeId))
    .innerJoin(avatar, eq(avatar.hash, shops.avatarHash))
    .innerJoin(leaf, eq(leaf.id, products.categoryId))
    .leftJoin(middle, eq(middle.id, leaf.parentId))
    .leftJoin(top, eq(top.id, middle.parentId))
    .leftJoin(productTexts, eq(productTexts.productId, products.id))
    .leftJoinLateral(flash, sql`true`)
    .where(eq(products.id, sql.placeholder('id')));
}

/** The running flash sale of a product, the cheapest if there are several. */
export function runningFlashSale(locale: Locale) {
  return database()
    .select({
      activityId: activities.id,
      name: textIn(activities.name, locale).as('activity_name'),
      endsAt: activities.endsAt,
      price: activityProducts.activityPrice,
      quota: activityProducts.quota,
      sold: activityProducts.sold,
      perBuyer: activityProducts.perBuyer,
    })
    .from(activityProducts)
    .innerJoin(activities, eq(activities.id, activityProducts.activityId))
    .where(
      and(
        eq(activityProducts.productId, products.id),
        eq(activities.kind, 'flash'),
        isRunning,
        gt(activityProducts.quota, activityProducts.sold),
        lt(activityProducts.activityPrice, products.price),
      ),
    )
    .orderBy(asc(activityProducts.activityPrice), asc(activities.id))
    .limit(1)
    .as('flash');
}

function listed<Rows>(rows: ReturnType<typeof sql>) {
  return sql<Rows>`coalesce((select json_agg(row) from (${rows}) row), '[]'::json)`;
}
