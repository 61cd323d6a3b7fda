import { eq, sql } from 'drizzle-orm';
import { type CategorySpec, joinSpecs, missingSpecs } from '#contract/catalogue/category-specs.ts';
import type { getCategorySpecs } from '#contract/catalogue/platform-categories.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { categories, categorySpecs } from '#server/modules/catalogue/tables.ts';

/** What is asked for in a category and in those above it. */
export async function listSpecsOf(categoryId: number, on: Asker = database()): Promise<CategorySpec[]> {
  const rows = await statement<{ specs: CategorySpec[] }>(
    'category_specs',
    sql`
    with recursive path as (
      select id, parent_id, level from ${categories} where id = ${categoryId}
      union all
      select above.id, above.parent_id, above.level from ${categories} above join path on above.id = path.parent_id
    )
    select asked.specs from path join ${categorySpecs} asked on asked.category_id = path.id order by path.level`,
  ).rows(on);
  return joinSpecs(rows.map(({ specs }) => specs));
}

/** What is asked for in a category itself, as the platform sees it. */
export async function getOwnSpecs(
  categoryId: number,
  on: Asker = database(),
): Promise<OutputOf<typeof getCategorySpecs>> {
  const [row] = await on.select().from(categorySpecs).where(eq(categorySpecs.categoryId, categoryId));
  return row ?? { categoryId, version: 0, specs: [] };
}

/** The specifications that a product lacks and its category requires. */
export async function findMissingSpecs(on: Asker, content: ProductContent): Promise<CategorySpec[]> {
  return content.categoryId === null ? [] : missingSpecs(content, await listSpecsOf(content.categoryId, on));
}
