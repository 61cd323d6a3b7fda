import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type AnyProduct,
  type listAnyProducts,
  type listShopChoices,
  shopChoicesMax,
} from '#contract/catalogue/platform-products.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { anyTextContains, textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { isWithin } from '#server/modules/catalogue/categories/category-queries.ts';
import { findOwnProducts } from '#server/modules/catalogue/own-products/own-product-search-queries.ts';
import { categories, productDrafts, products } from '#server/modules/catalogue/tables.ts';
import { pictureJson, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { findInCategory } from './category-page-queries.ts';

type Filters = z.output<typeof listAnyProducts.input>;
type Row = Omit<AnyProduct, 'picture' | 'price' | 'changedAt'> & {
  picture: Parameters<typeof pictureValue>[0];
  price: number;
  changedAt: string;
};

const newestFirst = sql`own.id desc`;

/** Products of all shops, newest first. */
export async function listAny(locale: Locale, filters: Filters): Promise<OutputOf<typeof listAnyProducts>> {
  const { page, limit } = filters;
  const { ids, total } = await findIds(filters);
  const rows = await statement<Row>(
    'any_products',
    sql`
    select own.id, own.shop_id as "shopId", ${textIn(sql`shop.name`, locale)} as "shopName", ${textIn(sql`own.name`, locale)} as name,
      ${pictureJson} as picture, ${textIn(sql`c.name`, locale)} as "categoryName", own.price, own.sales, own.state,
      waiting.id as "waitingDraftId", own.forced_down_reason as "forcedDownReason",
      coalesce(own.edited_at, own.created_at) as "changedAt"
    from ${products} own
    join ${shops} shop on shop.id = own.shop_id
    join ${categories} c on c.id = own.category_id
    join ${pictures} p on p.hash = own.picture_hash
    left join ${productDrafts} waiting on waiting.product_id = own.id and waiting.state = 'in_review'
    where own.id = any(${sql.param(ids)}::int[]) order by ${newestFirst}`,
  ).rows(database());
  const list = rows.map((row) => ({
    ...row,
    picture: pictureValue(row.picture),
    price: money(row.price),
    changedAt: new Date(row.changedAt).toISOString(),
  }));
  return { list, total, page, limit };
}

async function findIds(filters: Filters): Promise<{ ids: number[]; total: number }> {
  const { shopId, categoryId, words, page, limit } = filters;
  const paging = { from: (page - 1) * limit, limit };
  if (categoryId !== undefined && shopId === undefined) {
    const found = await findInCategory({
      categoryId,
      where: matching({ ...filters, categoryId: undefined }),
      words,
      ...paging,
    });
    if (found) return found;
  }
  const where =
    shopId === undefined && words && words.length < trigram
      ? sql`${matching(filters)} and ${isNew}`
      : matching(filters);
  return findOwnProducts({ shopId, where, order: newestFirst, words, ...paging });
}

const trigram = 3; // letters that the index of names needs
const scannedMax = 20_000;

/** What is too short for the index is looked for in the newest products only. */
const isNew = sql`own.id > (select max(newest.id) from ${products} newest) - ${sql.raw(String(scannedMax))}`;

function matching({ state, shopId, categoryId }: Filters): SQL {
  const wanted = [
    ...(state === undefined ? [] : [sql`own.state = ${state}`]),
    ...(shopId === undefined ? [] : [sql`own.shop_id = ${shopId}`]),
    ...(categoryId === undefined ? [] : [isWithin(sql`own.category_id`, categoryId)]),
  ];
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `);
}

type Choice = z.output<typeof listShopChoices.input>;

/** Shops by part of their name, open or not. */
export function listShops(locale: Locale, { words, id }: Choice): Promise<OutputOf<typeof listShopChoices>> {
  return database()
    .select({ id: shops.id, name: textIn(shops.name, locale) })
    .from(shops)
    .where(id === undefined ? (words ? anyTextContains(shops.name, words) : undefined) : sql`${shops.id} = ${id}`)
    .orderBy(shops.id)
    .limit(shopChoicesMax);
}
