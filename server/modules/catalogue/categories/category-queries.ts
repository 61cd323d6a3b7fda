import { sql } from 'drizzle-orm';
import { categories, products } from '#server/modules/catalogue/tables.ts';

/** True for products of a category or of one below it: there are three levels. */
export function isInCategory(id: number) {
  return sql`${products.categoryId} = any(array(
    select c.id from ${categories} c where c.id = ${id} or c.parent_id = ${id}
      or c.parent_id in (select child.id from ${categories} child where child.parent_id = ${id})
  ))`;
}
