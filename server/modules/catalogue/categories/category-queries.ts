import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { categories, products } from '#server/modules/catalogue/tables.ts';

/** True for products of a category or of one below it. */
export const isInCategory = (id: number) => isWithin(products.categoryId, id);

/** The same for whatever names a category: there are three levels. */
export function isWithin(column: SQLWrapper, id: number): SQL {
  return sql`${column} = any(array(
    select c.id from ${categories} c where c.id = ${id} or c.parent_id = ${id}
      or c.parent_id in (select child.id from ${categories} child where child.parent_id = ${id})
  ))`;
}

/** Categories with the names of those above them. */
export async function listPaths(locale: Locale, ids: readonly number[]): Promise<{ id: number; path: string[] }[]> {
  if (ids.length === 0) return [];
  return statement<{ id: number; path: string[] }>(
    'category_paths',
    sql`
    select leaf.id, array_remove(array[${textIn<string | null>(sql`top.name`, locale)},
      ${textIn<string | null>(sql`middle.name`, locale)}, ${textIn(sql`leaf.name`, locale)}], null) as path
    from ${categories} leaf
    left join ${categories} middle on middle.id = leaf.parent_id
    left join ${categories} top on top.id = middle.parent_id
    where leaf.id = any(${sql.param([...ids])}::int[])`,
  ).rows(database());
}
