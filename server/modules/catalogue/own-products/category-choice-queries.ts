import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  categoriesFoundMax,
  type listSpecNames,
  type searchCategories,
  specNamesMax,
} from '#contract/catalogue/merchant.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { anyTextContains, textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isOnSale } from '#server/modules/catalogue/on-sale-queries.ts';
import { categories, productSpecs, products } from '#server/modules/catalogue/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

type Filters = z.output<typeof searchCategories.input>;

/** A category that has none below it, and is not switched off: in such a one a product can be. */
const isLeaf = sql`leaf.is_shown and not exists (select 1 from ${categories} below where below.parent_id = leaf.id)`;

/** Categories in which a product can be, with their path. Each word has to be in the name of one of the path. */
export async function findCategories(
  locale: Locale,
  { words, id }: Filters,
): Promise<OutputOf<typeof searchCategories>> {
  const each = words.split(/\s+/).filter(Boolean).slice(0, 5);
  const matches = each.map(
    (word) =>
      sql`and (${anyTextContains(sql`leaf.name`, word)} or ${anyTextContains(sql`middle.name`, word)} or ${anyTextContains(sql`top.name`, word)})`,
  );
  return statement<{ id: number; path: string[] }>(
    'find_categories',
    sql`
    select leaf.id, array_remove(array[${textIn<string | null>(sql`top.name`, locale)},
      ${textIn<string | null>(sql`middle.name`, locale)}, ${textIn(sql`leaf.name`, locale)}], null) as path
    from ${categories} leaf
    left join ${categories} middle on middle.id = leaf.parent_id
    left join ${categories} top on top.id = middle.parent_id
    where ${isLeaf} ${id === undefined ? sql`` : sql`and leaf.id = ${id}`} ${sql.join(matches, sql` `)}
    order by top.position, middle.position, leaf.position, leaf.id limit ${categoriesFoundMax}`,
  ).rows(database());
}

/** Refuses a category in which no product can be. In a transaction it stays one in which they can until the end. */
export async function assertCategory(on: Asker, id: number): Promise<void> {
  await on.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('key share');
  const rows = await statement(
    'assert_category',
    sql`select 1 from ${categories} leaf where leaf.id = ${id} and ${isLeaf}`,
  ).rows(on);
  if (rows.length === 0) throw new Refusal('bad_input', { field: 'categoryId' });
}

const sampleMax = 500; // the products that were looked at: of a large category, not all

/** How products of a category that shoppers see mostly call their properties: of names that are the same in English, the one used most. */
export async function listSpecNamesOf(categoryId: number): Promise<OutputOf<typeof listSpecNames>> {
  const sample = database()
    .select({ id: products.id })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(products.categoryId, categoryId), isOnSale))
    .limit(sampleMax);
  const rows = await database()
    .select({ name: productSpecs.name })
    .from(productSpecs)
    .where(sql`${productSpecs.productId} in ${sample}`)
    .groupBy(productSpecs.name)
    .orderBy(sql`count(*) desc`, sql`${productSpecs.name} ->> 'en'`)
    .limit(specNamesMax * 2);
  const mostUsed = new Map<string, (typeof rows)[number]['name']>();
  for (const { name } of rows) if (!mostUsed.has(name.en)) mostUsed.set(name.en, name);
  return [...mostUsed.values()].slice(0, specNamesMax);
}
